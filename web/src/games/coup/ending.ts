/** How a game of Coup ended: which cards are laid open. */

import type { Ended } from '../../board/game.ts';
import { HIDDEN } from '../../board/counts.ts';
import type { Coup } from './types.ts';

export interface Opened {
  readonly seats: readonly [number];
  readonly won: boolean;
  /** Cards still held, open now; empty where the table keeps them closed. */
  readonly held: readonly string[];
  /** How many cards stay closed. */
  readonly closed: number;
  readonly lost: readonly string[];
  readonly coins: number;
}

/** The hands at the end, the winner first, then by seat. */
export function openedHands({ view, open, standing }: Ended<Coup>): readonly Opened[] {
  const { hands, face_up, coins } = open ?? view;
  const seats = hands.map((hand, seat): Opened => ({
    seats: [seat],
    won: standing.winners.includes(seat),
    held: hand.filter((card) => card !== HIDDEN),
    closed: hand.filter((card) => card === HIDDEN).length,
    lost: face_up[seat] ?? [],
    coins: coins[seat] ?? 0,
  }));
  return seats.toSorted((one, other) => Number(other.won) - Number(one.won));
}

/** What lies in the Court deck, by character; null where it stays closed. */
export function openedCourt({ open }: Ended<Coup>): readonly string[] | null {
  if (open === null || typeof open.court === 'number') return null;
  return Object.entries(open.court).flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
}
