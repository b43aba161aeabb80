import { expect, test } from 'vitest';
import { placeOf } from './trickPlaces.ts';

const SEATS = [3, 4, 5, 6];
const all = (seats: number, own: number | null) => Array.from({ length: seats }, (_, seat) => placeOf(seat, seats, own));

test.each(SEATS)('each of %i seats plays to a place of its own, and the own one to the bottom', (seats) => {
  const places = all(seats, 1).map(({ x, y }) => `${x} ${y}`);

  expect(new Set(places).size).toBe(seats);
  expect(placeOf(1, seats, 1)).toEqual({ x: 0, y: 1 });
});

test.each(SEATS)('the next of %i seats plays at the left, the one before at the right', (seats) => {
  expect(placeOf(2, seats, 1).x).toBeLessThan(0);
  expect(placeOf(0, seats, 1).x).toBeGreaterThan(0);
});

test('whoever looks on has the first seat at the bottom', () => {
  expect(placeOf(0, 4, null)).toEqual({ x: 0, y: 1 });
});
