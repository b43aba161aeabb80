import { expect, test } from 'vitest';
import { delayBefore, LONGEST, SHORTEST } from './delays.ts';

test('a lost line is tried soon, then more and more rarely, never more than seconds apart', () => {
  const latest = Array.from({ length: 12 }, (_, attempt) => delayBefore(attempt, () => 1));

  expect(latest[0]).toBe(SHORTEST);
  expect(latest.at(-1)).toBe(LONGEST);
  expect(latest).toEqual(latest.toSorted((a, b) => a - b));
});

test('not everybody comes back at the same moment', () => {
  expect(delayBefore(9, () => 0)).toBeLessThan(delayBefore(9, () => 1));
  expect(delayBefore(0, () => 0)).toBeGreaterThanOrEqual(SHORTEST);
});
