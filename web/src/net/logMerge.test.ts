import { expect, test } from 'vitest';
import { mergedLog, mergedTalk, nextNumber } from './logMerge.ts';

test.each([
  ['new lines come after the known ones', ['a'], 1, ['b'], ['a', 'b']],
  ['lines that come twice stand once', ['a', 'b'], 1, ['b', 'c'], ['a', 'b', 'c']],
  ['a log that begins again replaces all', ['a', 'b'], 0, ['x'], ['x']],
  ['nothing new changes nothing', ['a', 'b'], 2, [], ['a', 'b']],
  ['a shorter log cuts off what was wrong', ['a', 'b'], 1, [], ['a']],
])('%s', (_, known, from, more, whole) => {
  expect(mergedLog(known, from, more)).toEqual(whole);
});

const lines = (...numbers: number[]): { number: number }[] => numbers.map((number) => ({ number }));

test.each([
  ['talk goes on', lines(0, 1), 2, lines(2), lines(0, 1, 2)],
  ['talk goes on after old lines are forgotten', lines(7, 8), 9, lines(9), lines(7, 8, 9)],
  ['lines that come twice stand once', lines(7, 8), 8, lines(8, 9), lines(7, 8, 9)],
  ['talk that is heard anew replaces all', lines(0, 1), 0, lines(0, 1, 2), lines(0, 1, 2)],
  ['whoever comes late begins where the table does', lines(), 20, lines(20, 21), lines(20, 21)],
  ['nothing new changes nothing', lines(7), 8, [], lines(7)],
])('%s', (_, known, from, more, whole) => {
  expect(mergedTalk(known, from, more)).toEqual(whole);
});

test('the next line is counted from the last one', () => {
  expect([nextNumber([]), nextNumber(lines(7, 8))]).toEqual([0, 9]);
});
