/** How a game of Pot de Vin ended: the points, and whose face is shown. */

import { numberOf } from '../../board/counts.ts';
import type { Ended } from '../../board/game.ts';
import { readCard } from './cards.ts';
import type { PotDeVin } from './types.ts';

export interface Score {
  readonly seat: number;
  readonly won: boolean;
  readonly points: number;
  readonly cards: number;
  readonly treasure: number;
}

/** The seats by points, most first. */
export function scoresOf({ view, memory, open, standing }: Ended<PotDeVin>): readonly Score[] {
  const { taken, treasure } = open ?? view;
  const all = taken.map((cards, seat): Score => ({
    seat,
    won: standing.winners.includes(seat),
    points: memory?.points[seat] ?? 0,
    cards: numberOf(cards),
    treasure: treasure[seat] ?? 0,
  }));
  return all.toSorted((one, other) => Number(other.won) - Number(one.won) || other.points - one.points);
}

/** The card whose portrait stands for a winner: the best one taken. */
export const faceOf = ({ view }: Ended<PotDeVin>, seat: number): string | null =>
  (view.taken[seat] ?? []).toSorted((one, other) => valueOf(other) - valueOf(one))[0] ?? null;

const valueOf = (card: string): number => readCard(card)?.value ?? 0;
