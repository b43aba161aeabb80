import { expect, test } from 'vitest';
import { claimed } from './claims.ts';

test('a claim to hold none of a character is told from a claim to hold it', () => {
  expect(claimed('duke')).toEqual({ character: 'duke', none: false });
  expect(claimed('!duke')).toEqual({ character: 'duke', none: true });
});
