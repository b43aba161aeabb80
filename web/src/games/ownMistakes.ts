/** Mistakes of one's own in finished games, kept by this browser to be practised as puzzles. */

import { readStored, writeStored } from '../base/localStorage.ts';
import type { GameAnalysis } from '../protocol/messages.gen.ts';

const MOST_OWN = 100; // of a game, the last ones
const ID = /^[A-Za-z0-9_-]+$/;

/** The ids of one's own mistakes that were stored, without what nobody can read. */
export const ownIdsOf = (stored: unknown): string[] =>
  (Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string' && ID.test(id)) : []);

/** These ids with others that are new, the last ones of them. */
export const withOwn = (before: readonly string[], added: readonly string[]): string[] =>
  [...before.filter((id) => !added.includes(id)), ...added].slice(-MOST_OWN);

export const ownMistakes = (game: string): string[] => ownIdsOf(readStored(`mistakes.${game}`));

/** Keeps mistakes of a game by the ids that they have as puzzles. */
export function keepMistakes(game: string, ids: readonly string[]): void {
  writeStored(`mistakes.${game}`, withOwn(ownMistakes(game), ids));
}

/** Forgets a mistake that the server no longer has. */
export function forgetMistake(game: string, id: string): void {
  writeStored(`mistakes.${game}`, ownMistakes(game).filter((each) => each !== id));
}

/** What the mistakes that some seats made in a finished game are called as puzzles, in their order. */
export const mistakesOf = ({ choices }: Pick<GameAnalysis, 'choices'>, replay: string, seats: readonly number[]): string[] =>
  choices.filter(({ mistake, seat }) => mistake && seats.includes(seat)).map(({ step }) => `${replay}_${step}`);
