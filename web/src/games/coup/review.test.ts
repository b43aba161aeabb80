import { expect, test } from 'vitest';
import type { ClaimBody } from '../../protocol/messages.gen.ts';
import { claimsBySeat, missed, outcomeOf, percent, verdictsOf } from './review.ts';

const claim = (over: Partial<ClaimBody>): ClaimBody => ({
  step: 1, seat: 0, claim: 'duke', purpose: 'action', true: false, challenged_by: null, proved: false, paid: true, ...over,
});

const BELIEVED = claim({});
const CAUGHT = claim({ challenged_by: 1 });
const PROVED = claim({ true: true, challenged_by: 1, proved: true, paid: false });
const DECLINED = claim({ true: true, challenged_by: 2, paid: true });

test('a claim was believed, proved, caught, or its card was not shown', () => {
  expect([BELIEVED, PROVED, CAUGHT, DECLINED].map(outcomeOf)).toEqual(['believed', 'proved', 'caught', 'declined']);
});

test('each claim is marked in its step as true or as a bluff', () => {
  const verdicts = verdictsOf({ game: 'coup', claims: [claim({ step: 3 }), claim({ step: 8, true: true })] });

  expect([...verdicts]).toEqual([[3, { id: 'claim-bluff', good: false }], [8, { id: 'claim-true', good: true }]]);
});

test('a chance was missed only where nobody challenged', () => {
  expect([BELIEVED, PROVED, CAUGHT, DECLINED].map(missed)).toEqual([true, false, false, false]);
});

test('each seat sees its bluffs, and its challenges and how many paid', () => {
  const [first, second, third] = claimsBySeat([BELIEVED, CAUGHT, PROVED, DECLINED], 3);

  expect([first?.claims.length, first?.bluffs, first?.caught]).toEqual([4, 2, 1]);
  expect([second?.claims.length, second?.challenges, second?.won]).toEqual([0, 2, 1]);
  expect([third?.challenges, third?.won]).toEqual([1, 1]);
});

test('of nothing there is no percentage', () => {
  expect([percent(1, 3), percent(0, 4), percent(0, 0)]).toEqual([33, 0, null]);
});
