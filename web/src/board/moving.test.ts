import { expect, test } from 'vitest';
import { edge, turning } from './moving.ts';

const BOX = { left: 100, top: 100, width: 80, height: 40 };

test('a card is turned over to where it lies', () => {
  const css = turning({} as Element, { duration: 600 }).css!;

  expect(css(1, 0)).toMatch(/rotateY\(-?0deg\)/);
  expect(css(0, 1)).toContain('rotateY(-180deg)');
});

test('without motion a card is turned at once', () => {
  expect(turning({} as Element, { duration: 0 }).duration).toBe(0);
});

test('a line leaves a box at the side that looks to its end, a little outside', () => {
  expect(edge(BOX, { x: 400, y: 120 }, 6)).toEqual({ x: 186, y: 120 });
  expect(edge(BOX, { x: 140, y: 0 }, 6)).toEqual({ x: 140, y: 94 });
});

test('a line that ends inside a box does not leave it', () => {
  expect(edge(BOX, { x: 150, y: 120 }, 6)).toEqual({ x: 150, y: 120 });
  expect(edge(BOX, { x: 140, y: 120 }, 6)).toEqual({ x: 140, y: 120 });
});
