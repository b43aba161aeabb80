import { expect, test } from 'vitest';
import { claimed } from './claims.ts';
import { numberOf } from './counts.ts';

test('cards are counted however much of them is known', () => {
  expect(numberOf(7)).toBe(7);
  expect(numberOf(['aldo-1', '?'])).toBe(2);
  expect(numberOf({ duke: 2, contessa: 1 })).toBe(3);
});

test('a claim to hold none of a character is told from a claim to hold it', () => {
  expect(claimed('duke')).toEqual({ character: 'duke', none: false });
  expect(claimed('!duke')).toEqual({ character: 'duke', none: true });
});
