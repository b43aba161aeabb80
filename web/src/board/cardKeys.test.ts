import { expect, test } from 'vitest';
import { cardOfKey, keyedCards } from './cardKeys.ts';

test('two cards alike have keys of their own, and a card keeps its key', () => {
  expect(keyedCards(['duke', 'duke', 'captain']).map(({ key }) => key)).toEqual(['duke', 'duke#1', 'captain']);
  expect(keyedCards(['captain', 'duke']).map(({ key }) => key)).toEqual(['captain', 'duke']);
  expect(cardOfKey('duke#1')).toBe('duke');
});
