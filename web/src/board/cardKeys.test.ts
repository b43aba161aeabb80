import { expect, test } from 'vitest';
import { cardOfKey, cardsOf, keyedCards, wordsOf } from './cardKeys.ts';

test('two cards alike have keys of their own, and a card keeps its key', () => {
  expect(keyedCards(['duke', 'duke', 'captain']).map(({ key }) => key)).toEqual(['duke', 'duke#1', 'captain']);
  expect(keyedCards(['captain', 'duke']).map(({ key }) => key)).toEqual(['captain', 'duke']);
  expect(cardOfKey('duke#1')).toBe('duke');
});

test('the words of cards in one are equal as long as the cards are, and give them back', () => {
  expect(wordsOf(['duke', 'captain'])).toBe(wordsOf(['duke', 'captain']));
  expect(wordsOf(['duke', 'captain'])).not.toBe(wordsOf(['captain', 'duke']));
  expect(cardsOf(wordsOf(['duke', 'duke']))).toEqual(['duke', 'duke']);
  expect(cardsOf(wordsOf(undefined))).toEqual([]);
});
