import { expect, test } from 'vitest';
import { answered, type Drilled, drillsOf, ENOUGH, guessed, MOST_DRILLED, tallyOf, withDrilled } from './drills.ts';

const NONE = { endgame: [], price: [] };
const answer = (win: number, reference: number, lie = false) => ({ words: '', label: [], win, reference, lie });
const claim = { claimant: 1, believed: 0.4, challenge: 1, price: null, price_error: null };

test('a guess is as many points off as it is away from the price', () => {
  expect(guessed(30, 42).points).toBe(12);
  expect(guessed(50, 42).points).toBe(8);
});

test('an answer to a solved question costs what the best one wins more', () => {
  const answers = [answer(0.5, 0.3, true), answer(0.52, 0.7)];
  expect(answered({ answers, claim: null }, 0).points).toBeCloseTo(2);
  expect(answered({ answers, claim: null }, 1).points).toBe(0);
});

test('a bluff counts where one was open, and a challenge where a claim was asked about', () => {
  const answers = [answer(0.5, 0.3, true), answer(0.52, 0.7)];
  expect(answered({ answers, claim: null }, 0).bluff).toEqual({ open: 1, own: 1, meant: 0.3 });
  expect(answered({ answers, claim: null }, 0).doubt.open).toBe(0);
  expect(answered({ answers, claim }, 0).doubt).toEqual({ open: 1, own: 0, meant: 0.7 });
});

test('frequencies are told only once they say something', () => {
  const bluffs = (number: number): Drilled[] => Array.from({ length: number }, () => answered({ answers: [answer(0.5, 0.25, true), answer(0.5, 0.75)], claim: null }, 0));
  expect(tallyOf(bluffs(ENOUGH - 1))?.bluff).toBeNull();
  expect(tallyOf(bluffs(12))?.bluff).toEqual({ open: 12, own: 12, meant: 3 });
  expect(tallyOf([])).toBeNull();
});

test('the last questions count, and the mean has one decimal', () => {
  let drills = withDrilled(NONE, 'price', guessed(0, 90));
  for (let count = 0; count < MOST_DRILLED; count += 1) drills = withDrilled(drills, 'price', guessed(10, count % 3 === 0 ? 10 : 11));
  expect(tallyOf(drills.price)).toMatchObject({ asked: MOST_DRILLED, points: 0.7 });
  expect(drills.endgame).toEqual([]);
});

test('what nobody can read of what was stored is left out', () => {
  const good = guessed(1, 2);
  expect(drillsOf({ price: [good, { points: 'x' }, 3], endgame: 'rubbish' })).toEqual({ price: [good], endgame: [] });
  expect(drillsOf(null)).toEqual(NONE);
});
