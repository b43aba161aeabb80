import { expect, test } from 'vitest';
import type { UsualAnswers } from '../net/messages.ts';
import { aboutClaim, blockOf, claimOf, restOf, sentenceOf, withBlock, withClaim, without, withRest, type Words } from './automatic.ts';
import { offer } from '../board/offerSamples.ts';

const USUAL: UsualAnswers = {
  allow: 'pass',
  claims: [{ word: 'duke', claim: { card: 'duke' } }, { word: '!duke', claim: { card: 'duke', none: true } }],
  blocks: [{ action: 'steal', label: { id: 'action-steal', args: {} }, answers: [offer('block captain')] }],
};
const said: Words = {
  t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' '),
  told: ({ id }: { id: string }) => id,
  card: (word: string) => word,
};

test('a claim has one rule at most', () => {
  const rules = withClaim(withClaim([], 'duke', 'ask', 'pass'), 'duke', 'allow', 'pass');

  expect(rules).toHaveLength(1);
  expect(aboutClaim(rules, 'duke')).toBe('allow');
  expect(withClaim(rules, 'duke', 'rest', 'pass')).toEqual([]);
});

test('everything else is allowed, allowed unless it is aimed at me, or asked', () => {
  const asks = withClaim([], 'duke', 'ask', 'pass');
  const others = withRest(withRest(asks, 'all', 'pass'), 'others', 'pass');

  expect([restOf(asks), restOf(others), restOf(withRest(others, 'all', 'pass'))]).toEqual(['ask', 'others', 'all']);
  expect(others).toHaveLength(2);
  expect(withRest(others, 'ask', 'pass')).toEqual(asks);
});

test('an action is blocked with one answer', () => {
  const rules = withBlock(withBlock([], 'steal', 'block captain'), 'steal', 'block ambassador');

  expect(rules).toHaveLength(1);
  expect(blockOf(rules, 'steal')).toBe('block ambassador');
  expect(withBlock(rules, 'steal', null)).toEqual([]);
  expect(without(rules, rules[0]!)).toEqual([]);
});

test('rules are said in the words that the table has for claims and blocks', () => {
  const sentences = [
    ...withBlock([], 'steal', 'block captain'), ...withClaim([], 'duke', 'ask', 'pass'), ...withClaim([], '!duke', 'allow', 'pass'),
    ...withRest([], 'others', 'pass'),
  ].map((rule) => sentenceOf(rule, USUAL, said));

  expect(sentences).toEqual([
    'in-menu action-steal block captain', 'web-auto-is-ask duke', 'web-auto-is-allow-none duke', 'web-auto-is-others',
  ]);
});

test('a claim is called by its name, and nothing where there is none', () => {
  expect([claimOf(USUAL, '!duke', said), claimOf(USUAL, 'duke', said), claimOf(USUAL, null, said), claimOf(USUAL, 'jester', said)])
    .toEqual(['claim-none duke', 'duke', null, null]);
});
