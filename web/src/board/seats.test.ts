import { expect, test } from 'vitest';
import { others, ring } from './seats.ts';

const all = (sides: ReturnType<typeof ring>): number[] => [...sides.left, ...sides.top, ...sides.right, ...sides.bottom];

test('the others sit clockwise from the left of the own seat', () => {
  expect(others(4, 1)).toEqual([2, 3, 0]);
  expect(others(2, 0)).toEqual([1]);
});

test('who only watches sees every seat', () => {
  expect(others(3, null)).toEqual([0, 1, 2]);
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('%i seats each have one place, in their order', (seats) => {
  for (const own of [0, seats - 1, null]) {
    const order = others(seats, own);

    expect(all(ring(order, { round: own === null }))).toEqual(order);
  }
});

test.each([3, 4, 5, 6, 7, 8, 9, 10])('the two sides of a table for %i are alike', (seats) => {
  const { left, right } = ring(others(seats, 0), { round: false });

  expect(left).toHaveLength(right.length);
});

test('nobody sits where the own hand lies', () => {
  expect(ring(others(10, 4), { round: false }).bottom).toEqual([]);
});

test('no more than three sit in the top row', () => {
  for (const seats of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    expect(ring(others(seats, 0), { round: false }).top.length).toBeLessThanOrEqual(3);
  }
});
