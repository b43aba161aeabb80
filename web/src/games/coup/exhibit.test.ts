import { describe, expect, test } from 'vitest';
import type { Telling } from '../../i18n/index.ts';
import { exhibit } from './exhibit.ts';
import { coup } from './samples.ts';

const BEFORE = coup({ hands: [['duke', 'captain'], ['?', '?'], ['?']] });
const shown = (id: string, args: Telling['args']) => exhibit({ id, args }, BEFORE);

describe('what somebody does not prove', () => {
  test.each([
    ['log-not-proved', 1, 'duke', { card: 'duke', none: false }, 'bluff'],
    ['log-not-proved', 2, 'lawyer', { card: 'lawyer', none: false }, 'bluff'],
    ['log-not-proved-none', 1, 'duke', { card: 'duke', none: true }, 'bluff'],
    ['log-declined', 1, 'contessa', { card: 'contessa', none: false }, 'hidden'],
    ['log-declined-none', 2, 'patron', { card: 'patron', none: true }, 'hidden'],
  ])('is said over a hand that stays closed: %s of seat %i', (id, who, claim, said, verdict) => {
    const cards = BEFORE.hands[who]!.map(() => '?');

    expect(shown(id, { who, claim })).toEqual({ cards, said, verdict });
  });

  test('is no card of the own hand either, which nobody else sees', () => {
    expect(shown('log-not-proved', { who: 0, claim: 'duke' })?.cards).toEqual(['?', '?']);
  });
});

test('a proof shows the card that was shown, in its art', () => {
  expect(shown('log-proved', { who: 1, card: 'duke-b' })).toEqual({ cards: ['duke-b'], verdict: 'true' });
});

test('an embezzler who proves it shows the whole hand, under what was said of it', () => {
  expect(shown('log-proved-none', { who: 1, claim: 'duke', cards: ['captain', 'contessa'] }))
    .toEqual({ cards: ['captain', 'contessa'], said: { card: 'duke', none: true }, verdict: 'true' });
});

test.each([['log-hits', 'hit'], ['log-misses', 'missed']])('a declared strike shows the hand under the character named: %s', (id, verdict) => {
  expect(shown(id, { who: 2, cards: ['captain', 'duke'], card: 'captain' }))
    .toEqual({ cards: ['captain', 'duke'], said: { card: 'captain', none: false }, verdict });
});

test('no other line is a test of a claim', () => {
  expect(shown('log-lost', { who: 1, card: 'duke' })).toBeNull();
  expect(shown('log-challenge', { who: 1, whom: 0 })).toBeNull();
});
