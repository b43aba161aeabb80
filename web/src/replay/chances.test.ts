import { expect, test } from 'vitest';
import { frameOf, labelPlaceOf, limitsOf, outlineOf, rowsOf, stepAt, ticksOf } from './chances.ts';

test('chances are piled up, and fill the height whatever they add up to', () => {
  expect(limitsOf([0.25, 0.75])).toEqual([0, 0.25, 1]);
  expect(limitsOf([1, 1, 2])).toEqual([0, 0.25, 0.5, 1]);
  expect(limitsOf([0, 0])).toEqual([0, 0, 0]);
});

test('the deal stands on the left of the chart and the last step on the right, all chances at the top', () => {
  const { left, wide, top, tall, x, y } = frameOf(350, 20);

  expect([x(0), x(20), y(1), y(0)]).toEqual([left, left + wide, top, top + tall]);
  expect(left + wide).toBeLessThan(350);
});

test('an area goes along its upper limit and back along the lower one', () => {
  const piles = [limitsOf([0.5, 0.5]), limitsOf([0, 1])];

  expect(outlineOf(piles, 0, { x: (step) => step, y: (height) => height })).toBe('0,0.5 1,0 1,0 0,0');
});

test('a name stands where its area is highest, or nowhere', () => {
  const piles = [[0.5, 0.5], [0.5, 0.5], [0.8, 0.2], [0.9, 0.1], [0.9, 0.1]].map(limitsOf);

  expect(labelPlaceOf(piles, 0, 0.1, 1.5)?.step).toBe(3);
  expect(labelPlaceOf(piles, 1, 0.1, 1.5)).toEqual({ step: 1, middle: 0.9 });
  expect(labelPlaceOf(piles, 1, 0.6, 1.5)).toBeNull();
  expect(labelPlaceOf(piles, 0, 0.1, 9)).toBeNull();
});

test.each([[17, 7, [0, 5, 10, 15]], [4, 7, [0, 1, 2, 3, 4]], [120, 7, [0, 20, 40, 60, 80, 100, 120]]])(
  'of %i steps no more than %i are named', (last, most, ticks) => {
    expect(ticksOf(last, most)).toEqual(ticks);
  });

test.each([[0, 0], [0.49, 5], [1.2, 10], [-1, 0]])('at %d of the width is step %i', (place, step) => {
  expect(stepAt(place, 10)).toBe(step);
});

test('signs that would cover each other stand in rows', () => {
  expect(rowsOf([10, 15, 20, 40], 13)).toEqual([0, 1, 2, 0]);
});
