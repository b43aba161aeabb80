import { expect, test } from 'vitest';
import { neutrals, winning } from './prizes.ts';
import { pot } from './samples.ts';

test('of what was won the neutral cards are counted by kind', () => {
  expect(neutrals(['aldo-1', 'ugo-1', 'enzo-2', 'enzo-7', 'pietra-13', 'pietra-3'])).toEqual([
    ['joker', 2], ['bonus', 1], ['pot', 1], ['malus', 1],
  ]);
});

test('the highest of the led suit wins while there is no trump', () => {
  expect(winning(pot({ led: 'aldo', table: [[0, 'aldo-5'], [1, 'enzo-12'], [2, 'aldo-10']] }))).toBe(2);
});

test('the highest trump wins over all others', () => {
  expect(winning(pot({ led: 'aldo', table: [[0, 'aldo-13'], [1, 'ugo-1'], [2, 'ugo-3']] }))).toBe(2);
});

test('nobody wins with gems alone, nor before a card is played', () => {
  expect(winning(pot({ table: [[0, 'gem'], [1, 'gem']] }))).toBeNull();
  expect(winning(pot())).toBeNull();
});
