import { expect, test } from 'vitest';
import { cardOfKey, keyedCards } from './cardKeys.ts';
import { neutrals, winning } from '../games/pot-de-vin/prizes.ts';
import { pot } from './samples.ts';
import { claimed, numberOf } from './views.ts';

test('cards are counted however much of them is known', () => {
  expect(numberOf(7)).toBe(7);
  expect(numberOf(['aldo-1', '?'])).toBe(2);
  expect(numberOf({ duke: 2, contessa: 1 })).toBe(3);
});

test('a claim to hold none of a character is told from a claim to hold it', () => {
  expect(claimed('duke')).toEqual({ character: 'duke', none: false });
  expect(claimed('!duke')).toEqual({ character: 'duke', none: true });
});

test('two cards alike have keys of their own, and a card keeps its key', () => {
  expect(keyedCards(['duke', 'duke', 'captain']).map(({ key }) => key)).toEqual(['duke', 'duke#1', 'captain']);
  expect(keyedCards(['captain', 'duke']).map(({ key }) => key)).toEqual(['captain', 'duke']);
  expect(cardOfKey('duke#1')).toBe('duke');
});

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
