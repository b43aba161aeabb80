import { expect, test } from 'vitest';
import type { AnalysedChoice } from '../protocol/messages.gen.ts';
import { mistakesOf, ownIdsOf, withOwn } from './ownMistakes.ts';

test('a mistake is remembered once, and no more than the last hundred', () => {
  expect(withOwn(['a', 'b'], ['a', 'c'])).toEqual(['b', 'a', 'c']);
  expect(withOwn(Array.from({ length: 100 }, (_, at) => `m${at}`), ['new'])).toHaveLength(100);
  expect(ownIdsOf(['a', 3, '../b'])).toEqual(['a']);
  expect(ownIdsOf(null)).toEqual([]);
});

test('the mistakes of a game are those of the seats that one had', () => {
  const choice = (step: number, seat: number, mistake: boolean): AnalysedChoice =>
    ({ asked: step - 1, step, seat, mistake, answers: [], played: 0, best: 0, doubt: null, could: null });
  const choices = [choice(3, 0, true), choice(4, 1, true), choice(7, 0, false), choice(9, 0, true)];

  expect(mistakesOf({ choices }, 'game', [0])).toEqual(['game_3', 'game_9']);
  expect(mistakesOf({ choices }, 'game', [])).toEqual([]);
});
