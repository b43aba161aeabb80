/** Puzzles, asked of the server, and what this browser remembers of them. */

import { fetchJson } from '../base/http.ts';
import { ownMistakes } from '../games/ownMistakes.ts';
import { readStored, writeStored } from '../base/localStorage.ts';
import type { PuzzleBody, PuzzleList } from '../protocol/messages.gen.ts';
import { type Drill, type Drills, DRILLS, drillsOf } from './drills.ts';
import { type Practice, practiceOf, type PuzzleEntry, type PuzzleLevel, PUZZLE_LEVELS } from './practice.ts';

const KEPT = 'puzzles';
const DRILLED = 'drills';
const LEVEL = 'puzzle-level';
const MIDDLING: PuzzleLevel = 'medium'; // nobody has measured how hard an own mistake is

export interface Offered {
  readonly puzzles: readonly PuzzleEntry[];
  /** The names of questions about the price of a challenge. */
  readonly prices: readonly string[];
  /** The drills that there are for the game. */
  readonly drills: readonly Drill[];
}

/** The puzzles of a game, mistakes of one's own first, and its drills. */
export async function fetchOffered(game: string): Promise<Offered> {
  const { puzzles, prices, endgames } = await fetchJson<PuzzleList>(`/api/puzzles/${game}`);
  const own = ownMistakes(game).map((id) => ({ id, level: MIDDLING, players: 0, isOwn: true }));
  const offers: Record<Drill, boolean> = { price: prices.length > 0, endgame: endgames };
  return { puzzles: [...own, ...puzzles], prices, drills: DRILLS.filter((drill) => offers[drill]) };
}

export function fetchPuzzle(game: string, id: string): Promise<PuzzleBody> {
  return fetchJson<PuzzleBody>(`/api/puzzles/${game}/${id}`);
}

export const readPractice = (): Practice => practiceOf(readStored(KEPT));
export const writePractice = (practice: Practice): void => writeStored(KEPT, practice);

export const readDrills = (): Drills => drillsOf(readStored(DRILLED));
export const writeDrills = (drills: Drills): void => writeStored(DRILLED, drills);

/** The level that was chosen last; null for all. */
export function readLevel(): PuzzleLevel | null {
  const stored = readStored(LEVEL);
  return PUZZLE_LEVELS.find((level) => level === stored) ?? null;
}
export const writeLevel = (level: PuzzleLevel | null): void => writeStored(LEVEL, level);
