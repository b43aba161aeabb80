/** What a finished game of Pot de Vin shows in the mirror: rounds, gems, points. */

import type { RoundBody } from '../../protocol/messages.gen.ts';

export interface RoundsOfSeat {
  readonly seat: number;
  /** Rounds won. */
  readonly won: number;
  /** Gems paid to pass. */
  readonly gems: number;
  /** Points before the jokers are placed, after each round, with 0 before the first. */
  readonly points: readonly number[];
}

export const GEM = 'gem';

export function roundsBySeat(rounds: readonly RoundBody[], seats: number): RoundsOfSeat[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    won: rounds.filter((round) => round.winner === seat).length,
    gems: rounds.flatMap(({ cards }) => cards).filter(([by, card]) => by === seat && card === GEM).length,
    points: [0, ...rounds.map((round) => round.points[seat] ?? 0)],
  }));
}
