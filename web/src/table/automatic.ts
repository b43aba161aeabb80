/** Private presets: what is answered by itself. The table takes the first rule that fits. */

import type { AutoAnswer, Subject } from '../net/messages.ts';
import type { Automatable } from '../board/game.ts';

export type Rest = 'ask' | 'others' | 'all';

const RULE: AutoAnswer = { answer: 'pass', claim: null, action: null, by: null, unless_me: false };

/** Says allow to whatever nothing else is said about. */
const ALLOW_ALL = RULE;
/** The same, but for what is aimed at me. */
const ALLOW_OTHERS: AutoAnswer = { ...RULE, unless_me: true };

export const allowing = (claim: string): AutoAnswer => ({ ...RULE, claim });
/** Never answers this claim by itself, whatever else is said. */
export const asking = (claim: string): AutoAnswer => ({ ...RULE, answer: null, claim });
export const blocking = (action: string, character: string): AutoAnswer =>
  ({ ...RULE, answer: `block ${character}`, action });

export const isSame = (one: AutoAnswer, other: AutoAnswer): boolean =>
  one.answer === other.answer && one.claim === other.claim && one.action === other.action
  && one.by === other.by && one.unless_me === other.unless_me;

export const has = (rules: readonly AutoAnswer[], rule: AutoAnswer): boolean =>
  rules.some((each) => isSame(each, rule));

/** How narrow a rule is: what asks me comes first, what fits everything last. */
function rank({ answer, claim, action }: AutoAnswer): number {
  if (answer === null) return 0;
  if (action !== null) return 1;
  return claim === null ? 3 : 2;
}

const ordered = (rules: readonly AutoAnswer[]): AutoAnswer[] => rules.toSorted((a, b) => rank(a) - rank(b));

export const without = (rules: readonly AutoAnswer[], rule: AutoAnswer): AutoAnswer[] =>
  rules.filter((each) => !isSame(each, rule));

const kindred = (one: AutoAnswer, other: AutoAnswer): boolean =>
  one.claim === other.claim && one.action === other.action && one.by === other.by;

/** The rules with *rule* in the place of what was said about the same before. */
export const withRule = (rules: readonly AutoAnswer[], rule: AutoAnswer): AutoAnswer[] =>
  ordered([...rules.filter((each) => !kindred(each, rule)), rule]);

/** What is done about everything that has no rule of its own. */
export function restOf(rules: readonly AutoAnswer[]): Rest {
  if (has(rules, ALLOW_ALL)) return 'all';
  return has(rules, ALLOW_OTHERS) ? 'others' : 'ask';
}

export function withRest(rules: readonly AutoAnswer[], rest: Rest): AutoAnswer[] {
  if (rest === 'ask') return rules.filter((each) => !kindred(each, RULE));
  return withRule(rules, rest === 'all' ? ALLOW_ALL : ALLOW_OTHERS);
}

/** The claims that are made for an action, `duke` for tax. */
export const claimsIn = ({ actions, characters }: Automatable): string[] => [
  ...new Set([...characters, ...actions.flatMap(({ claim }) => (claim?.startsWith('!') ? [claim] : []))]),
];

/** What is said about a claim. */
export type About = 'rest' | 'allow' | 'ask';

export function aboutClaim(rules: readonly AutoAnswer[], claim: string): About {
  if (has(rules, allowing(claim))) return 'allow';
  return has(rules, asking(claim)) ? 'ask' : 'rest';
}

export function withClaim(rules: readonly AutoAnswer[], claim: string, about: About): AutoAnswer[] {
  if (about === 'rest') return rules.filter((each) => !kindred(each, allowing(claim)));
  return withRule(rules, about === 'allow' ? allowing(claim) : asking(claim));
}

/** What can be blocked, and with what. */
export const blocksIn = ({ actions }: Automatable): { action: string; by: readonly string[] }[] =>
  actions.filter(({ blocked_by }) => blocked_by.length > 0)
    .map(({ action, blocked_by }) => ({ action, by: blocked_by }));

/** The character with which *action* is blocked by itself, null for none. */
export const blockerOf = (rules: readonly AutoAnswer[], action: string): string | null =>
  rules.find((each) => each.action === action && each.answer?.startsWith('block '))?.answer?.split(' ')[1] ?? null;

export function withBlock(rules: readonly AutoAnswer[], action: string, character: string | null): AutoAnswer[] {
  const others = rules.filter((each) => each.action !== action);
  return character === null ? others : withRule(others, blocking(action, character));
}

/** The rule that would spare me this question and its like; null where it would cost something. */
export function ruleFor(subject: Subject | null): AutoAnswer | null {
  return subject?.claim ? allowing(subject.claim) : null;
}

/** The message that says what a rule does, and the words in it. */
export function sentenceOf(rule: AutoAnswer): { id: string; args: Record<string, string> } {
  if (rule.action !== null) {
    return { id: 'web-auto-is-block', args: { claim: rule.answer?.split(' ')[1] ?? '', action: rule.action } };
  }
  if (rule.claim !== null) {
    const none = rule.claim.startsWith('!');
    const [id, noneId] = rule.answer === null
      ? ['web-auto-is-ask', 'web-auto-is-ask-none']
      : ['web-auto-is-allow', 'web-auto-is-allow-none'];
    return { id: none ? noneId : id, args: { claim: rule.claim.replace('!', '') } };
  }
  return { id: rule.unless_me ? 'web-auto-is-others' : 'web-auto-is-all', args: {} };
}
