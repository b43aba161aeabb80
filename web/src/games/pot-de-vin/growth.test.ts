import { expect, test } from 'vitest';
import { apart, height, scaleOf } from './growth.ts';

test.each([
  [[0, 25], 0, 25],
  [[-6, 15], -10, 15],
  [[0], 0, 1],
  [[3, 103], 0, 150],
])('a scale for %j goes from %i to %i', (values, least, most) => {
  const scale = scaleOf(values);

  expect([scale.least, scale.most]).toEqual([least, most]);
  expect(scale.ticks).toContain(0);
  expect([height(scale, least), height(scale, most)]).toEqual([0, 1]);
});

test('labels are moved apart, within the drawing and in their order', () => {
  expect(apart([10, 11, 50], 10, 0, 60)).toEqual([10, 20, 50]);
  expect(apart([58, 60], 10, 0, 60)).toEqual([50, 60]);
});
