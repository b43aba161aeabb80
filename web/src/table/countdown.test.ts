import { expect, test } from 'vitest';
import { aloud, leftAt, secondsIn, shownAt } from './countdown.ts';

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

test('the time of the answer is shown first, and the time bank once that is over', () => {
  expect(shownAt(75_000, 90_000, 60_000)).toEqual({ seconds: 15, share: 0.5, banked: false });
  expect(shownAt(60_000, 90_000, 60_000)).toEqual({ seconds: 60, share: 1, banked: true });
  expect(shownAt(15_000, 90_000, 60_000)).toEqual({ seconds: 15, share: 0.25, banked: true });
  expect(shownAt(6000, 12_000, 0)).toEqual({ seconds: 6, share: 0.5, banked: false });
});

test('no more is shown than there was, though others still look at what happened', () => {
  expect(shownAt(63_000, 60_000, 0)).toEqual({ seconds: 60, share: 1, banked: false });
  expect(shownAt(93_000, 90_000, 60_000)).toEqual({ seconds: 30, share: 1, banked: false });
});
