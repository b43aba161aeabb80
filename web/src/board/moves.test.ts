import { expect, test } from 'vitest';
import { payments } from './moves.ts';

test('of many coins only some are seen to fly', () => {
  expect(payments(new Map([['seat-0', -9]]), 'treasury')).toEqual([{ thing: 'coin', from: 'seat-0', to: 'treasury', count: 4 }]);
});

test('one payer may pay two', () => {
  const moves = payments(new Map([['seat-0', -3], ['seat-1', 2], ['sewer', 1]]), 'treasury');

  expect(moves.map(({ from, to, count }) => [from, to, count])).toEqual([['seat-0', 'seat-1', 2], ['seat-0', 'sewer', 1]]);
});
