import { expect, test } from 'vitest';
import { countOf, nextPuzzle, type Practice, practiceOf, type PuzzleEntry, tried } from './practice.ts';

const TODAY = 20_000;
const puzzle = (id: string, level: PuzzleEntry['level'] = 'easy'): PuzzleEntry => ({ id, level, players: 2 });
const ALL = [puzzle('a'), puzzle('b'), puzzle('c', 'hard')];

test('a puzzle solved at once does not come again', () => {
  const practice = tried({}, 'a', true, TODAY);
  expect(countOf(ALL, practice, null, TODAY + 100)).toEqual({ all: 3, solved: 1, due: 0 });
});

test('a missed puzzle comes again after 1, 3, 7, 16 and 35 days, and then no more', () => {
  let practice: Practice = tried({}, 'a', false, TODAY);
  let day = TODAY;
  for (const days of [1, 3, 7, 16, 35]) {
    expect(countOf(ALL, practice, null, day + days - 1).due).toBe(0);
    day += days;
    expect(countOf(ALL, practice, null, day).due).toBe(1);
    practice = tried(practice, 'a', true, day);
  }
  expect(practice['a']?.due).toBeNull();
});

test('who misses it again begins again', () => {
  const once = tried(tried({}, 'a', false, TODAY), 'a', true, TODAY + 1);
  expect(tried(once, 'a', false, TODAY + 4)['a']).toEqual({ box: 0, due: TODAY + 5 });
});

test('a puzzle that was missed comes before new ones when its day has come, and not earlier', () => {
  const practice = tried({}, 'b', false, TODAY);
  expect(nextPuzzle(ALL, practice, null, TODAY + 1, null, () => 0)?.id).toBe('b');
  expect(nextPuzzle(ALL, practice, null, TODAY, null, () => 0)?.id).toBe('a');
});

test('the next puzzle is of the level asked for, and another one than the last', () => {
  expect(nextPuzzle(ALL, {}, 'hard', TODAY, null)?.id).toBe('c');
  expect(nextPuzzle(ALL, {}, 'hard', TODAY, 'c')).toBeNull();
  expect(nextPuzzle(ALL, {}, 'medium', TODAY, null)).toBeNull();
});

test('where all were tried, any comes', () => {
  const practice = ALL.reduce((before: Practice, { id }) => tried(before, id, true, TODAY), {});
  expect(nextPuzzle(ALL, practice, 'easy', TODAY, 'a')?.id).toBe('b');
});

test('what nobody can read of what was stored is left out', () => {
  expect(practiceOf({ a: { box: 1, due: 2 }, b: { box: 'x', due: 2 }, c: 3 })).toEqual({ a: { box: 1, due: 2 } });
  expect(practiceOf('rubbish')).toEqual({});
});

test('mistakes of one’s own come before other new puzzles', () => {
  expect(nextPuzzle([...ALL, { ...puzzle('z'), isOwn: true }], {}, null, TODAY, null, () => 0)?.id).toBe('z');
});

test('solving a missed puzzle again before its day counts for nothing', () => {
  const missed = tried({}, 'a', false, TODAY);
  expect(tried(missed, 'a', true, TODAY)).toEqual(missed);
  expect(countOf(ALL, tried(missed, 'a', true, TODAY), null, TODAY + 1).due).toBe(1);
});
