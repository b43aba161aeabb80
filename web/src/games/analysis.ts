/** What was found in a game, as the page shows it: rounded, sorted, by step. */

import type { Speech } from '../i18n/index.ts';
import type { AnalysedAnswer, AnalysedChoice, AnalysedMoment, GameAnalysis } from '../protocol/messages.gen.ts';

/** A number of percentage points with one decimal, as messages take it. */
export interface Points {
  readonly sign: '+' | '−' | '';
  readonly whole: number;
  readonly tenths: number;
}

export interface AnswerRow {
  readonly answer: AnalysedAnswer;
  readonly isPlayed: boolean;
}

type Choices = Pick<GameAnalysis, 'choices'>;

const PRICE_STEP = 5; // prices are not known more exactly
const IN_ALL = 100;

export const percent = (share: number): number => Math.round(IN_ALL * share);

/** A part of 1 in points; what is rounded to 0 has no sign. */
export function points(part: number): Points {
  const tenths = Math.round(1000 * Math.abs(part));
  const sign = tenths === 0 ? '' : part > 0 ? '+' : '−';
  return { sign, whole: Math.floor(tenths / 10), tenths: tenths % 10 };
}

export const timesInTen = (probability: number): number => Math.round(10 * probability);

/** A price in percent, in steps of five; never so low or high that it would say "nobody" or "everybody". */
export function roundPrice(price: number): number {
  const rounded = PRICE_STEP * Math.round((IN_ALL * price) / PRICE_STEP);
  return Math.min(Math.max(rounded, PRICE_STEP), IN_ALL - PRICE_STEP);
}

/** What was chosen with a step; null where nothing was, or nobody compared the answers. */
export const choiceAt = ({ choices }: Choices, step: number): AnalysedChoice | null =>
  choices.find((choice) => choice.step === step) ?? null;

/** The steps of the nearest choices before a step and after it. */
export function choicesAround({ choices }: Choices, step: number): { before: number | null; after: number | null } {
  const steps = choices.map((choice) => choice.step);
  return {
    before: steps.findLast((each) => each < step) ?? null,
    after: steps.find((each) => each > step) ?? null,
  };
}

/** The answers of a choice, first those that the reference gives most often. */
export const answersOf = ({ answers, played }: AnalysedChoice): AnswerRow[] =>
  answers
    .map((answer, place) => ({ answer, isPlayed: place === played }))
    .toSorted((one, other) => other.answer.reference - one.answer.reference);

/** What an answer is called: the groups that it lies in, then its own name. */
export const labelOf = ({ label }: Pick<AnalysedAnswer, 'label'>, said: Speech, names: readonly string[]): string =>
  label.map((each) => said.told(each, names)).join(': ');

/** What the answer was called that was given with a step; null where nobody compared the answers. */
export function givenAt(found: Choices, step: number, said: Speech, names: readonly string[]): string | null {
  const choice = choiceAt(found, step);
  const answer = choice?.answers[choice.played];
  return answer ? labelOf(answer, said, names) : null;
}

/** What the best answer at a step was called; null likewise. */
export function bestAt(found: Choices, step: number, said: Speech, names: readonly string[]): string | null {
  const choice = choiceAt(found, step);
  const answer = choice?.answers[choice.best];
  return answer ? labelOf(answer, said, names) : null;
}

/** The message that says what there is to say of a moment, after what was done. */
export function verdictOf({ kind, worth, grade }: AnalysedMoment): string {
  if (kind === 'mistake') return 'web-replay-moment-better';
  if (kind === 'lie') return `web-replay-moment-bluff-${grade ?? 'even'}`;
  return worth > 0 ? 'web-replay-moment-rose' : 'web-replay-moment-fell';
}

/** The moment that a game is remembered by: of the choices that were compared, the one with most at stake; null for none. */
export function momentOf({ moments, choices }: Pick<GameAnalysis, 'moments' | 'choices'>): AnalysedMoment | null {
  const told = moments.filter(({ kind, step }) => kind !== 'turn' && choiceAt({ choices }, step) !== null);
  return told.toSorted((one, other) => Math.abs(other.worth) - Math.abs(one.worth))[0] ?? null;
}
