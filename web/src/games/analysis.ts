/** What was found in a game, as the page shows it: rounded, sorted, by step. */

import type { Speech } from '../i18n/index.ts';
import type { Account, AnalysedAnswer, AnalysedChoice, AnalysedMoment, GameAnalysis } from '../protocol/messages.gen.ts';

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

/** What the result of a seat is the sum of. */
export const PARTS = ['cards', 'choices', 'guesses', 'others'] as const;
type Part = (typeof PARTS)[number];

const WEIGHTY = 3; // percent
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

/** The choice to show at a step: the one picked as long as one is there, else the one to be made there, else the last one made. */
export function choiceShown({ choices }: Choices, at: number, picked: number | null): AnalysedChoice | null {
  const here = choices.filter(({ asked, step }) => asked <= at && at <= step);
  return here.find(({ step }) => step === picked) ?? here.find(({ asked }) => asked === at) ?? here.at(-1) ?? null;
}

/** The nearest choices before the one that is shown and after it; before a step and after it where none is. */
export function choicesAround({ choices }: Choices, at: number, shown: AnalysedChoice | null): Record<'before' | 'after', AnalysedChoice | null> {
  const before = choices.findLast(({ asked }) => asked < (shown?.asked ?? at)) ?? null;
  const after = choices.find(({ asked }) => asked > (shown?.asked ?? at)) ?? null;
  return { before, after };
}

/** Where a moment is looked at: the step before the choice and the seat that made it; a turn of the game has no viewer of its own. */
export function viewOf({ choices }: Choices, { step }: Pick<AnalysedMoment, 'step'>): { step: number; seat: number | null } {
  const choice = choiceAt({ choices }, step);
  return choice ? { step: choice.asked, seat: choice.seat } : { step: step - 1, seat: null };
}

/** The answers of a choice, first those that the reference gives most often. */
export const answersOf = ({ answers, played }: AnalysedChoice): AnswerRow[] =>
  answers
    .map((answer, place) => ({ answer, isPlayed: place === played }))
    .toSorted((one, other) => other.answer.reference - one.answer.reference);

/** Whether the game's solver says how often it gives each of some answers. */
export const hasEquilibrium = (answers: readonly Partial<Pick<AnalysedAnswer, 'equilibrium'>>[]): boolean =>
  answers.some(({ equilibrium }) => typeof equilibrium === 'number');

/** What an answer is called: the groups that it lies in, then its own name. */
export const labelOf = ({ label }: Pick<AnalysedAnswer, 'label'>, said: Speech, names: readonly string[]): string =>
  label.map((each) => said.told(each, names)).join(': ');

/** What the answer was called that was given to a choice. */
export const givenTo = ({ answers, played }: AnalysedChoice, said: Speech, names: readonly string[]): string =>
  labelOf(answers[played]!, said, names);

/** What the best answer to a choice was called. */
export const bestOf = ({ answers, best }: AnalysedChoice, said: Speech, names: readonly string[]): string =>
  labelOf(answers[best]!, said, names);

/** The parts of a result that weigh, the heaviest first, in whole percent. */
export function weightyParts(account: Account): { part: Part; percent: number }[] {
  return PARTS
    .map((part) => ({ part, percent: percent(account[part]) }))
    .filter((each) => Math.abs(each.percent) >= WEIGHTY)
    .toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent));
}

/** The moment that a game is remembered by: of the choices that were compared, the one with most at stake; null for none. */
export function momentOf({ moments, choices }: Pick<GameAnalysis, 'moments' | 'choices'>): AnalysedMoment | null {
  const told = moments.filter(({ kind, step }) => kind !== 'turn' && choiceAt({ choices }, step) !== null);
  return told.toSorted((one, other) => Math.abs(other.worth) - Math.abs(one.worth))[0] ?? null;
}
