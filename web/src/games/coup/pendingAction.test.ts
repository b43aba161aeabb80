import { expect, test } from 'vitest';
import { arrows, claimOf, sayings } from './pendingAction.ts';
import { coup, MATERIAL, pending } from './samples.ts';

const STEAL = pending({ action: 'steal', target: 2, claim: [0, 'captain'] });
const BLOCKED = pending({ action: 'steal', target: 2, block: [2, 'ambassador'], claim: [2, 'ambassador'] });

test('nothing is said between two actions', () => {
  expect(sayings(coup(), MATERIAL)).toEqual([]);
  expect(arrows(coup())).toEqual([]);
});

test('an action that claims nothing is only done', () => {
  const said = sayings(coup({ pending: pending({}) }), MATERIAL);

  expect(said).toEqual([{ id: 'web-felt-does', who: 0, whom: null, claim: null, sign: 'act' }]);
});

test('a claim names its character, and whom it is aimed at', () => {
  const view = coup({ pending: STEAL });

  expect(sayings(view, MATERIAL)).toEqual([{ id: 'web-felt-claims', who: 0, whom: 2, claim: 'captain', sign: 'claim' }]);
  expect(arrows(view)).toEqual([{ from: 0, to: 2, sign: 'act' }]);
});

test('to hold no Duke is a claim of its own', () => {
  const view = coup({ pending: pending({ action: 'embezzle', claim: [0, '!duke'] }) });

  expect(sayings(view, MATERIAL)[0]).toMatchObject({ id: 'web-felt-claims-none', claim: '!duke' });
});

test('what was said stays in the order in which it was said', () => {
  const view = coup({ pending: { ...BLOCKED, challenger: 1 } });

  expect(sayings(view, MATERIAL).map(({ sign, who }) => [sign, who])).toEqual([['claim', 0], ['block', 2], ['challenge', 1]]);
  expect(arrows(view)).toEqual([
    { from: 0, to: 2, sign: 'act' }, { from: 2, to: 0, sign: 'block' }, { from: 1, to: 2, sign: 'challenge' },
  ]);
});

test('a challenge is to who made the claim that is doubted', () => {
  const view = coup({ pending: { ...STEAL, challenger: 1 } });

  expect(sayings(view, MATERIAL).at(-1)).toMatchObject({ who: 1, whom: 0 });
  expect(arrows(view).at(-1)).toEqual({ from: 1, to: 0, sign: 'challenge' });
});

test('an estate is claimed by who wants to inherit, with no arrows', () => {
  const view = coup({ pending: pending({ estate_of: 1, claim: [2, 'lawyer'] }) });

  expect(sayings(view, MATERIAL).map(({ who, claim }) => [who, claim])).toEqual([[1, null], [2, 'lawyer']]);
  expect(arrows(view)).toEqual([]);
});

test('each seat panel shows what its own seat claims', () => {
  const view = coup({ pending: BLOCKED });

  expect([0, 1, 2].map((seat) => claimOf(view, MATERIAL, seat)?.claim)).toEqual(['captain', undefined, 'ambassador']);
});
