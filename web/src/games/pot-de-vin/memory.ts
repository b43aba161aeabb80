/** What everybody may remember of each seat: its columns of guilds and what it cannot follow. */

import { ownLast } from '../../board/seats.ts';
import { KINDS, neutrals } from './prizes.ts';
import type { Memory, View } from './scene.gen.ts';

export interface ColumnLine {
  readonly guild: string;
  readonly symbols: number;
  /** null: the partner's column counts. */
  readonly points: number | null;
  readonly more: number | null;
}

export interface Mind {
  readonly seat: number;
  readonly points: number;
  readonly cards: number;
  readonly gems: number;
  readonly treasure: number;
  readonly columns: readonly ColumnLine[];
  readonly jokers: readonly string[];
  /** Cards without a guild, by the ids of their names, and how many. */
  readonly neutral: readonly (readonly [id: string, cards: number])[];
  /** Characters that the seat has shown not to hold. */
  readonly lacks: readonly string[];
}

/** What is known of each seat, oneself last. */
export function minds(view: View, memory: Memory): Mind[] {
  return ownLast(view.hands.length, view.seat).map((seat) => ({
    seat,
    points: memory.points[seat] ?? 0,
    cards: view.hands[seat]?.length ?? 0,
    gems: view.gems[seat] ?? 0,
    treasure: view.treasure[seat] ?? 0,
    columns: columnsOf(memory, seat),
    jokers: memory.jokers[seat] ?? [],
    neutral: neutralNames(view.taken[seat] ?? []),
    lacks: memory.void[seat] ?? [],
  }));
}

/** The neutral cards among *cards*: the ids of their names, and how many. */
export const neutralNames = (cards: readonly string[]): [id: string, cards: number][] =>
  neutrals(cards).map(([kind, number]) => [`neutral-${KINDS[kind]}`, number]);

/** The columns that a seat has begun; a joker that its side placed there is a symbol more. */
export function columnsOf(memory: Memory, seat: number): ColumnLine[] {
  const side = memory.sides.find((each) => each.includes(seat)) ?? [seat];
  const placed = new Set(side.flatMap((each) => memory.jokers[each] ?? []));
  return Object.entries(memory.guilds[seat] ?? {}).map(([guild, [own, points, more]]) =>
    ({ guild, symbols: own + (points !== null && placed.has(guild) ? 1 : 0), points, more }));
}
