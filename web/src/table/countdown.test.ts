import { expect, test } from 'vitest';
import { aloud, leftAt, secondsIn } from './countdown.ts';

test('time runs from when the server said it, and not below nothing', () => {
  const time = { left: 8000, whole: 12_000, since: 500 };

  expect(leftAt(time, 1500)).toBe(7000);
  expect(leftAt(time, 60_000)).toBe(0);
  expect([secondsIn(1), secondsIn(1000), secondsIn(1001)]).toEqual([1, 1, 2]);
});

test('ten and five seconds are said once, where there was more time than that', () => {
  expect(aloud(10_100, 9_900, 60_000)).toBe(10);
  expect(aloud(5_100, 4_900, 12_000)).toBe(5);
  expect(aloud(9_900, 9_700, 60_000)).toBeNull();
  expect(aloud(10_000, 9_800, 10_000)).toBeNull();
});
