/** What this browser remembers of drills: how far off the last answers were, and how often one bluffed and doubted. */

import type { PuzzleBody } from '../protocol/messages.gen.ts';

export type Drill = 'endgame' | 'price';
export const DRILLS: readonly Drill[] = ['price', 'endgame'];

/** How often somebody did something, among the times it was open, and how often the solved play would have. */
export interface Frequency {
  readonly open: number;
  readonly own: number;
  readonly meant: number;
}

/** A question of a drill that was answered: how many points off, and what one did that one had to mix. */
export interface Drilled {
  readonly points: number;
  readonly bluff: Frequency;
  readonly doubt: Frequency;
}
export type Drills = Readonly<Record<Drill, readonly Drilled[]>>;

type Solved = Pick<PuzzleBody, 'answers' | 'claim'>;

export const MOST_DRILLED = 50; // the last ones count
/** So often something has to have been open before its frequency says anything. */
export const ENOUGH = 10;
/** A guess is good that is no more points away. */
export const CLOSE_GUESS = 10;
const NEVER: Frequency = { open: 0, own: 0, meant: 0 };
const IN_ALL = 100;
const ENDGAMES = 1e9; // numbers that the server deals them by

/** What was stored, without what nobody can read. */
export function drillsOf(stored: unknown): Drills {
  const found = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const those = (drill: Drill): Drilled[] => {
    const list = found[drill];
    return Array.isArray(list) ? list.filter(isDrilled) : [];
  };
  return { endgame: those('endgame'), price: those('price') };
}

function isDrilled(value: unknown): value is Drilled {
  if (typeof value !== 'object' || value === null) return false;
  const { points, bluff, doubt } = value as Record<string, unknown>;
  return Number.isFinite(points) && isFrequency(bluff) && isFrequency(doubt);
}

function isFrequency(value: unknown): value is Frequency {
  if (typeof value !== 'object' || value === null) return false;
  const { open, own, meant } = value as Record<string, unknown>;
  return [open, own, meant].every(Number.isFinite);
}

export const withDrilled = (drills: Drills, drill: Drill, last: Drilled): Drills =>
  ({ ...drills, [drill]: [...drills[drill], last].slice(-MOST_DRILLED) });

/** What is remembered of a price that was guessed, both in percent. */
export const guessed = (guess: number, price: number): Drilled => ({ points: Math.abs(guess - price), bluff: NEVER, doubt: NEVER });

/** What is remembered of an answer to a solved question: what it lost, and whether one bluffed or challenged where one could. */
export function answered({ answers, claim }: Solved, given: number): Drilled {
  const best = Math.max(...answers.map(({ win }) => win));
  const doubts = answers.map((_, place) => place === claim?.challenge);
  return {
    points: IN_ALL * (best - (answers[given]?.win ?? 0)),
    bluff: frequency(answers, answers.map(({ lie }) => lie), given),
    doubt: frequency(answers, doubts, given),
  };
}

function frequency(answers: Solved['answers'], does: readonly boolean[], given: number): Frequency {
  if (!does.includes(true)) return NEVER;
  const meant = answers.reduce((sum, { reference }, place) => sum + (does[place] ? reference : 0), 0);
  return { open: 1, own: does[given] ? 1 : 0, meant };
}

export interface DrillTally {
  /** How many of the last questions count. */
  readonly asked: number;
  /** How many points they were off, on average; with one decimal. */
  readonly points: number;
  /** Null where too few say anything. */
  readonly bluff: Frequency | null;
  readonly doubt: Frequency | null;
}

/** What the last answers of a drill come to; null before the first. */
export function tallyOf(drilled: readonly Drilled[]): DrillTally | null {
  if (drilled.length === 0) return null;
  const points = drilled.reduce((sum, each) => sum + each.points, 0) / drilled.length;
  return { asked: drilled.length, points: Math.round(10 * points) / 10, bluff: summed(drilled, 'bluff'), doubt: summed(drilled, 'doubt') };
}

function summed(drilled: readonly Drilled[], what: 'bluff' | 'doubt'): Frequency | null {
  const sum = drilled.reduce(
    (all, each) => ({ open: all.open + each[what].open, own: all.own + each[what].own, meant: all.meant + each[what].meant }), NEVER,
  );
  return sum.open < ENOUGH ? null : { ...sum, meant: Math.round(sum.meant) };
}

/** The name of another question of a drill than the last; null where there is none. */
export function nextDrilled(drill: Drill, prices: readonly string[], last: string | null, random: () => number = Math.random): string | null {
  if (drill === 'endgame') return `endgame-${Math.floor(random() * ENDGAMES)}`;
  const others = prices.filter((name) => name !== last);
  return others[Math.floor(random() * others.length)] ?? null;
}
