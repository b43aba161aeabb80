import { expect, test } from 'vitest';
import { numberOf } from './counts.ts';

test('cards are counted however much of them is known', () => {
  expect(numberOf(7)).toBe(7);
  expect(numberOf(['aldo-1', '?'])).toBe(2);
  expect(numberOf({ duke: 2, contessa: 1 })).toBe(3);
});
