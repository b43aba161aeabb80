/** How a game of Pot de Vin ended: the points. */

import { numberOf } from '../../board/counts.ts';
import type { Ended } from '../../board/game.ts';
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
