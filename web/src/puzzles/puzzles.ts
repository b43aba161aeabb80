/** Puzzles, asked of the server, and what this browser remembers of them. */

import { fetchJson } from '../base/http.ts';
import { readStored, writeStored } from '../base/localStorage.ts';
import type { PuzzleBody, PuzzleList } from '../protocol/messages.gen.ts';
import { type Practice, practiceOf, type PuzzleEntry, type PuzzleLevel, PUZZLE_LEVELS } from './practice.ts';

const KEPT = 'puzzles';
const LEVEL = 'puzzle-level';

export async function fetchPuzzles(game: string): Promise<readonly PuzzleEntry[]> {
  return (await fetchJson<PuzzleList>(`/api/puzzles/${game}`)).puzzles;
}

export function fetchPuzzle(game: string, id: string): Promise<PuzzleBody> {
  return fetchJson<PuzzleBody>(`/api/puzzles/${game}/${id}`);
}

export const readPractice = (): Practice => practiceOf(readStored(KEPT));
export const writePractice = (practice: Practice): void => writeStored(KEPT, practice);

/** The level that was chosen last; null for all. */
export function readLevel(): PuzzleLevel | null {
  const stored = readStored(LEVEL);
  return PUZZLE_LEVELS.find((level) => level === stored) ?? null;
}
export const writeLevel = (level: PuzzleLevel | null): void => writeStored(LEVEL, level);
