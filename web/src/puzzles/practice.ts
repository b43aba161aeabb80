/** What this browser remembers of puzzles: which were solved, and when one that was not comes again. */

import type { PuzzleBody, PuzzleList } from '../protocol/messages.gen.ts';

type Listed = PuzzleList['puzzles'][number];
export type PuzzleLevel = Listed['level'];

/** A puzzle that can be asked: one of the house's, or a mistake of one's own. */
export interface PuzzleEntry extends Listed {
  readonly isOwn?: boolean;
}
export const PUZZLE_LEVELS: readonly PuzzleLevel[] = ['easy', 'medium', 'hard'];

/** A puzzle that was tried: how often in a row it was solved since it was missed, and the day it comes again. */
interface Tried {
  readonly box: number;
  /** Days since 1970; null for one that does not come again. */
  readonly due: number | null;
}
export type Practice = Readonly<Record<string, Tried>>;

/** After so many days a missed one comes again, further away each time (S. Leitner, So lernt man lernen, 1972). */
const DAYS = [1, 3, 7, 16, 35] as const;
const DAY = 24 * 60 * 60 * 1000; // milliseconds

export const dayOf = (time: number): number => Math.floor(time / DAY);

/** What was stored, without what nobody can read. */
export function practiceOf(stored: unknown): Practice {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Tried] => isTried(entry[1])));
}

function isTried(value: unknown): value is Tried {
  if (typeof value !== 'object' || value === null) return false;
  const { box, due } = value as Record<string, unknown>;
  return Number.isInteger(box) && (due === null || Number.isInteger(due));
}

/**
 * What is remembered after a puzzle was tried: solved at once it is done with, missed it comes again.
 * Whoever solves it before its day has come knew the answer, which counts for nothing.
 */
export function tried(practice: Practice, id: string, isSolved: boolean, today: number): Practice {
  const before = practice[id];
  if (!isSolved) return { ...practice, [id]: { box: 0, due: today + DAYS[0] } };
  if (before === undefined || before.due === null) return { ...practice, [id]: { box: 0, due: null } };
  if (before.due > today) return practice;
  const box = before.box + 1;
  const days = DAYS[box];
  return { ...practice, [id]: { box, due: days === undefined ? null : today + days } };
}

const isDue = (each: Tried | undefined, today: number): boolean => each !== undefined && each.due !== null && each.due <= today;

export interface Count {
  readonly all: number;
  /** Solved, and never to come again. */
  readonly solved: number;
  /** Missed before, and to be tried again today. */
  readonly due: number;
}

/** How many puzzles there are of a level; null for all levels. */
export function countOf(puzzles: readonly PuzzleEntry[], practice: Practice, level: PuzzleLevel | null, today: number): Count {
  const own = puzzles.filter((each) => level === null || each.level === level);
  return {
    all: own.length,
    solved: own.filter(({ id }) => practice[id]?.due === null).length,
    due: own.filter(({ id }) => isDue(practice[id], today)).length,
  };
}

/** The puzzle to try next: one that was missed if its day has come, else a new one, mistakes of one's own first, else any but the last; null for none. */
export function nextPuzzle(
  puzzles: readonly PuzzleEntry[], practice: Practice, level: PuzzleLevel | null, today: number, last: string | null,
  random: () => number = Math.random,
): PuzzleEntry | null {
  const fitting = puzzles.filter((each) => (level === null || each.level === level) && each.id !== last);
  const due = fitting.filter(({ id }) => isDue(practice[id], today));
  const fresh = fitting.filter(({ id }) => practice[id] === undefined);
  const from = [due, fresh.filter(({ isOwn }) => isOwn), fresh, fitting].find((each) => each.length > 0) ?? [];
  return from[Math.floor(random() * from.length)] ?? null;
}

// Of the chance to win: so little tells no answer from the best one, by how closely chances are known.
const ALIKE: Record<PuzzleBody['kind'], number> = { puzzle: 0.02, mistake: 0.02, price: 0.02, endgame: 0.01 };

/** Whether the answer at a place is the best one, or as good. */
export function isSolved({ kind, answers, best }: Pick<PuzzleBody, 'kind' | 'answers' | 'best'>, given: number): boolean {
  return (answers[given]?.win ?? 0) > (answers[best]?.win ?? 1) - ALIKE[kind];
}
