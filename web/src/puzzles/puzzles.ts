/** Puzzles, asked of the server, and what this browser remembers of them. */

import { fetchJson } from '../base/http.ts';
import { ownMistakes } from '../games/ownMistakes.ts';
import { readStored, writeStored } from '../base/localStorage.ts';
import type { PuzzleBody, PuzzleList } from '../protocol/messages.gen.ts';
import { type Practice, practiceOf, type PuzzleEntry, type PuzzleLevel, PUZZLE_LEVELS } from './practice.ts';

const KEPT = 'puzzles';
const LEVEL = 'puzzle-level';
const MIDDLING: PuzzleLevel = 'medium'; // nobody has measured how hard an own mistake is

/** The puzzles of a game, mistakes of one's own first. */
export async function fetchPuzzles(game: string): Promise<readonly PuzzleEntry[]> {
  const { puzzles } = await fetchJson<PuzzleList>(`/api/puzzles/${game}`);
  return [...ownMistakes(game).map((id) => ({ id, level: MIDDLING, players: 0, isOwn: true })), ...puzzles];
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
