import { expect, test } from 'vitest';
import {
  aboutClaim, allowing, asking, blockerOf, blocking, restOf, ruleFor, withBlock, withClaim, without, withRest,
} from './automatic.ts';

test('what is said of one claim comes before what is said of everything', () => {
  const rules = withClaim(withBlock(withRest([], 'all'), 'assassinate', 'contessa'), 'duke', 'ask');

  expect(rules.map(({ answer }) => answer)).toEqual([null, 'block contessa', 'pass']);
});

test('a claim has one rule at most', () => {
  const rules = withClaim(withClaim([], 'duke', 'ask'), 'duke', 'allow');

  expect(rules).toEqual([allowing('duke')]);
  expect(aboutClaim(rules, 'duke')).toBe('allow');
  expect(withClaim(rules, 'duke', 'rest')).toEqual([]);
});

test('everything else is allowed, allowed unless it is aimed at me, or asked', () => {
  const others = withRest(withRest([asking('duke')], 'all'), 'others');

  expect(restOf(others)).toBe('others');
  expect(others).toHaveLength(2);
  expect(withRest(others, 'ask')).toEqual([asking('duke')]);
});

test('an action is blocked with one character', () => {
  const rules = withBlock(withBlock([], 'steal', 'captain'), 'steal', 'ambassador');

  expect(rules).toEqual([blocking('steal', 'ambassador')]);
  expect(blockerOf(rules, 'steal')).toBe('ambassador');
  expect(withBlock(rules, 'steal', null)).toEqual([]);
});

test('a preset is never offered for what claims nothing', () => {
  expect(ruleFor({ by: 1, action: 'foreign_aid', claim: null, at: null })).toBeNull();
  expect(without([allowing('duke')], allowing('duke'))).toEqual([]);
});
