/** Private presets: what is answered by itself. The table ranks the rules, the narrowest first. */

import type { Speech } from '../i18n/index.ts';
import type { AutoAnswer, UsualAnswers } from '../net/messages.ts';
import { claimName } from '../board/claimName.ts';

type Rules = readonly AutoAnswer[];
/** What says of an answer what it is. */
export type Words = Pick<Speech, 't' | 'told' | 'card'>;

export type Rest = 'ask' | 'others' | 'all';
/** What is said about a claim. */
export type About = 'rest' | 'allow' | 'ask';

const RULE: AutoAnswer = { answer: null, claim: null, action: null, by: null, unless_me: false };

export const isSame = (one: AutoAnswer, other: AutoAnswer): boolean =>
  one.answer === other.answer && isAboutTheSame(one, other) && one.unless_me === other.unless_me;

const isAboutTheSame = (one: AutoAnswer, other: AutoAnswer): boolean =>
  one.claim === other.claim && one.action === other.action && one.by === other.by;

const about = (rules: Rules, rule: AutoAnswer): AutoAnswer | undefined =>
  rules.find((each) => isAboutTheSame(each, rule));

export const without = (rules: Rules, rule: AutoAnswer): AutoAnswer[] => rules.filter((each) => !isSame(each, rule));

/** The rules with *rule* in the place of what was said about the same before; null says nothing. */
function put(rules: Rules, what: AutoAnswer, rule: AutoAnswer | null): AutoAnswer[] {
  const others = rules.filter((each) => !isAboutTheSame(each, what));
  return rule ? [...others, rule] : others;
}

/** What is done about everything that has no rule of its own. */
export function restOf(rules: Rules): Rest {
  const rule = about(rules, RULE);
  if (!rule) return 'ask';
  return rule.unless_me ? 'others' : 'all';
}

/** The rules with another one for the rest; `allow` are the words that let things pass. */
export const withRest = (rules: Rules, rest: Rest, allow: string): AutoAnswer[] =>
  put(rules, RULE, rest === 'ask' ? null : { ...RULE, answer: allow, unless_me: rest === 'others' });

export function aboutClaim(rules: Rules, claim: string): About {
  const rule = about(rules, { ...RULE, claim });
  if (!rule) return 'rest';
  return rule.answer === null ? 'ask' : 'allow';
}

export const withClaim = (rules: Rules, claim: string, what: About, allow: string): AutoAnswer[] =>
  put(rules, { ...RULE, claim }, what === 'rest' ? null : { ...RULE, claim, answer: what === 'allow' ? allow : null });

/** The words with which *action* is answered by itself, null for none. */
export const blockOf = (rules: Rules, action: string): string | null =>
  about(rules, { ...RULE, action })?.answer ?? null;

export const withBlock = (rules: Rules, action: string, answer: string | null): AutoAnswer[] =>
  put(rules, { ...RULE, action }, answer === null ? null : { ...RULE, action, answer });

/** What a rule does, in a sentence. */
export function sentenceOf(rule: AutoAnswer, { claims = [], blocks = [] }: UsualAnswers, said: Words): string {
  const block = blocks.find(({ action }) => action === rule.action);
  const answer = block?.answers.find(({ words }) => words === rule.answer);
  if (block && answer) {
    return said.t('in-menu', { menu: said.told(block.label, []), answer: said.told(answer.label, []) });
  }
  const claim = claims.find(({ word }) => word === rule.claim)?.claim;
  if (claim) {
    const [id, none] = rule.answer === null
      ? ['web-auto-is-ask', 'web-auto-is-ask-none'] as const
      : ['web-auto-is-allow', 'web-auto-is-allow-none'] as const;
    return said.t(claim.none ? none : id, { claim: claim.card });
  }
  return said.t(rule.unless_me ? 'web-auto-is-others' : 'web-auto-is-all');
}

/** What a subject claims, by its name; null where it claims nothing that rules speak of. */
export function claimOf({ claims = [] }: UsualAnswers, word: string | null | undefined, said: Words): string | null {
  const usual = claims.find((each) => each.word === word);
  return usual ? claimName(usual.claim, said) : null;
}
