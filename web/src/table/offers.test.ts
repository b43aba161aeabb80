import { expect, test } from 'vitest';
import type { Offer } from '../net/messages.ts';
import { byCard, groupsAt, kindOf, mostNamed, naming, openAt, seatOf } from './offers.ts';

const offers = (...words: string[]): Offer[] =>
  words.map((each) => ({ words: each, claim: null, true: null, price: 0 }));

test.each([
  [['income', 'steal 1'], 'turn'],
  [['pass', 'challenge', 'block contessa'], 'reaction'],
  [['pass', 'claim'], 'reaction'],
  [['lose duke', 'lose captain'], 'cards'],
  [['keep duke captain'], 'keep'],
  [['play aldo-9', 'gem'], 'cards'],
  [['leave aldo-9', 'leave ugo-2'], 'cards'],
  [['leave', 'replace'], 'plain'],
  [['jokers auto', 'jokers nobles'], 'jokers'],
  [['prove', 'decline'], 'plain'],
  [[], 'none'],
])('%j is a question of the kind %s', (words, kind) => {
  expect(kindOf(offers(...words))).toBe(kind);
});

test('an action is chosen before its target', () => {
  const all = offers('income', 'steal 1', 'steal 2', 'coup 1 duke', 'coup 1 contessa');

  expect(groupsAt(all).map(({ path, leaf }) => [path.join(' '), leaf !== null])).toEqual([
    ['income', true], ['steal', false], ['coup', false],
  ]);
  expect(groupsAt(all, ['steal']).map(seatOf)).toEqual([1, 2]);
});

test('what leaves no choice is not asked: one target goes straight to the character', () => {
  const all = offers('coup 1 duke', 'coup 1 contessa');

  expect(openAt(all, []).map(({ path }) => path.join(' '))).toEqual(['coup 1 duke', 'coup 1 contessa']);
});

test('an assassination that names nobody is a button beside those that name a card', () => {
  const all = offers('income', 'assassinate 1', 'assassinate 1 duke', 'assassinate 2', 'assassinate 2 duke');

  expect(groupsAt(all, ['assassinate']).map(({ leaf }) => leaf)).toEqual([null, null]);
  expect(groupsAt(all, ['assassinate', '1']).map(({ leaf }) => leaf?.words)).toEqual([
    'assassinate 1', 'assassinate 1 duke',
  ]);
});

test('cards stand for the answers that name them', () => {
  expect([...byCard(offers('lose duke', 'pass')).keys()]).toEqual(['duke']);
});

test('the cards to keep may be chosen in any order, two of a kind too', () => {
  const all = offers('keep captain duke', 'keep duke duke');

  expect(naming(all, 'keep', ['duke', 'captain'])?.words).toBe('keep captain duke');
  expect(naming(all, 'keep', ['duke', 'duke'])?.words).toBe('keep duke duke');
  expect(naming(all, 'keep', ['duke'])).toBeNull();
  expect(mostNamed(all, 'keep')).toBe(2);
});
