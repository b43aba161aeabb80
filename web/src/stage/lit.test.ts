import { expect, test } from 'vitest';
import { ARGUMENTS } from '../protocol/messages.gen.ts';
import { cardsIn, maskOf, seatsIn } from './lit.ts';

const KINDS = { ...ARGUMENTS, claim: 'card', side: 'seat' } as const;

test('light falls on the seats that a line speaks of, in its order', () => {
  expect(seatsIn({ id: 'log-challenge', args: { who: 2, whom: 0 } }, KINDS)).toEqual([2, 0]);
  expect(seatsIn({ id: 'log-wins', args: { side: [1, 3], points: 12 } }, KINDS)).toEqual([1, 3]);
});

test('the cards of a line are its words, never how many there are', () => {
  expect(cardsIn({ id: 'log-not-proved', args: { who: 1, claim: 'duke' } }, KINDS)).toEqual(['duke']);
  expect(cardsIn({ id: 'log-draws', args: { who: 1, cards: 2 } }, KINDS)).toEqual([]);
});

test('the veil has a hole for each seat, and none where nobody is meant', () => {
  expect(maskOf([])).toBe('none');
  expect(maskOf([{ seat: 1, x: 10, y: 20, width: 100, height: 50 }])).toContain('at 10px 20px');
});
