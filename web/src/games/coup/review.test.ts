import { expect, test } from 'vitest';
import type { ClaimBody } from '../../protocol/messages.gen.ts';
import { claimsBySeat, outcomeOf, passed, remarksOf } from './review.ts';

const claim = (over: Partial<ClaimBody>): ClaimBody => ({
  step: 1, seat: 0, claim: 'duke', purpose: 'action', true: false, challengeable: true, challenged_by: null, proved: false, ...over,
});

const BELIEVED = claim({});
const UNASKED = claim({ challengeable: false });
const CAUGHT = claim({ challenged_by: 1 });
const PROVED = claim({ true: true, challenged_by: 1, proved: true });
const DECLINED = claim({ true: true, challenged_by: 2 });

test('a claim could not be challenged, was believed, proved, caught, or its card was not shown', () => {
  expect([UNASKED, BELIEVED, PROVED, CAUGHT, DECLINED].map(outcomeOf))
    .toEqual(['unasked', 'believed', 'proved', 'caught', 'declined']);
});

test('each claim is marked in its step as true or as a bluff', () => {
  const remarks = remarksOf({ game: 'coup', claims: [claim({ step: 3 }), claim({ step: 8, true: true })] });

  expect([...remarks]).toEqual([[3, { id: 'claim-bluff', standsOut: true }], [8, { id: 'claim-true', standsOut: false }]]);
});

test('a bluff was let pass where somebody could challenge and nobody did', () => {
  expect([BELIEVED, UNASKED, PROVED, CAUGHT, DECLINED].map(passed)).toEqual([true, false, false, false, false]);
});

test('each seat sees its bluffs, and its challenges and how many it won', () => {
  const [first, second, third] = claimsBySeat([BELIEVED, CAUGHT, PROVED, DECLINED], 3);

  expect([first?.claims.length, first?.bluffs, first?.caught]).toEqual([4, 2, 1]);
  expect([second?.claims.length, second?.challenges, second?.won]).toEqual([0, 2, 1]);
  expect([third?.challenges, third?.won]).toEqual([1, 1]);
});
