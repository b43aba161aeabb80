/** What a finished game of Pot de Vin shows in the mirror: rounds, gems, points. */

import type { PotDeVinReview } from '../../protocol/messages.gen.ts';

export interface RoundsOfSeat {
  readonly seat: number;
  /** Rounds won. */
  readonly won: number;
  /** Gems paid to pass. */
  readonly gems: number;
  /** Points before the jokers are placed, after each round, with 0 before the first. */
  readonly points: readonly number[];
  /** Points at the end, with the jokers. */
  readonly total: number;
}

export const GEM = 'gem';

export function roundsBySeat({ rounds, points }: PotDeVinReview): RoundsOfSeat[] {
  return points.map((total, seat) => ({
    seat,
    won: rounds.filter((round) => round.winner === seat).length,
    gems: rounds.flatMap(({ cards }) => cards).filter(([by, card]) => by === seat && card === GEM).length,
    points: [0, ...rounds.map((round) => round.points[seat] ?? 0)],
    total,
  }));
}
