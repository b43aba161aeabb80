/** How a game of Pot de Vin ended: the score sheets. */

import { numberOf } from '../../board/counts.ts';
import type { Ended } from '../../board/game.ts';
import type { Neutral } from './cards.ts';
import { KINDS } from './prizes.ts';
import type { Sheet, SheetRow } from './scene.gen.ts';
import type { PotDeVin } from './types.ts';

export interface Score {
  /** Those who win together. */
  readonly seats: readonly number[];
  readonly won: boolean;
  readonly points: number;
  /** How many cards they took, which breaks ties. */
  readonly cards: number;
  readonly sheet: Sheet;
}

/** The sides by points, the winners first. */
export function scoresOf({ view, memory, open, standing }: Ended<PotDeVin>): readonly Score[] {
  const { taken } = open ?? view;
  const all = (memory?.sheets ?? []).map((sheet): Score => ({
    seats: sheet.seats,
    won: sheet.seats.some((seat) => standing.winners.includes(seat)),
    points: sheet.points,
    cards: sheet.seats.reduce((sum, seat) => sum + numberOf(taken[seat] ?? []), 0),
    sheet,
  }));
  return all.toSorted((one, other) => Number(other.won) - Number(one.won) || other.points - one.points);
}

const NEUTRALS = Object.entries(KINDS) as [Neutral, string][];

/** The kind of the neutral cards in a row; null in one of a guild or of gems. */
export const neutralOf = (of: string): Neutral | null => NEUTRALS.find(([, kind]) => kind === of)?.[0] ?? null;

/** The message that says what a row is about. */
export const labelOf = (of: string): string =>
  (of === 'gems' ? 'web-side-sheet-gems' : `${neutralOf(of) ? 'neutral' : 'guild'}-${of}`);

/** Whether what the seat at this place of a side has counts: of a guild that two have, one column does. */
export const countsAt = ({ of, each, counted, jokers }: SheetRow, at: number): boolean =>
  neutralOf(of) !== null || of === 'gems' || at === each.indexOf(counted - jokers);
