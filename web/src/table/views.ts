/** The positions, memories and materials that the server sends, as the records write them. */

import type { Json } from '../net/messages.ts';

export const HIDDEN = '?';

export interface Pending {
  readonly action: string;
  readonly target: number | null;
  readonly named: string | null;
  readonly block: readonly [seat: number, claim: string] | null;
  readonly claim: readonly [seat: number, claim: string] | null;
  readonly challenger: number | null;
  readonly shown: string | null;
  readonly estate_of: number | null;
}

export interface CoupView {
  readonly seat: number | null;
  readonly phase: string;
  readonly turn: number;
  readonly awaiting: readonly number[];
  readonly coins: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly face_up: readonly (readonly string[])[];
  readonly court: number | Readonly<Record<string, number>>;
  readonly treasury: number;
  readonly pending: Pending | null;
  readonly factions: readonly (0 | 1 | null)[] | null;
  readonly sewer: number | null;
  readonly estates: readonly number[] | null;
  readonly aside: readonly (readonly string[] | number)[] | null;
  readonly winner: number | null;
}

/** How often a claim was made, proved when challenged, and not proved. */
export type Claims = Readonly<Record<string, readonly [made: number, proved: number, refused: number]>>;

export interface CoupMemory {
  readonly claims: readonly Claims[];
  readonly seen: readonly (readonly string[])[];
  readonly proof: readonly string[];
}

export interface CoupAction {
  readonly action: string;
  readonly claim: string | null;
  readonly price: number;
  readonly blocked_by: readonly string[];
}

export interface CoupMaterial {
  readonly characters: readonly string[];
  readonly cards: readonly string[];
  readonly copies: number;
  readonly actions: readonly CoupAction[];
}

export interface PotView {
  readonly seat: number | null;
  readonly phase: string;
  readonly round: number;
  readonly turn: number;
  readonly awaiting: readonly number[];
  readonly trump: string | null;
  readonly led: string | null;
  readonly table: readonly (readonly [seat: number, card: string])[];
  readonly hands: readonly (readonly string[])[];
  readonly gems: readonly number[];
  readonly treasure: readonly number[];
  readonly taken: readonly (readonly string[])[];
  readonly pile: number | readonly string[];
  readonly turned: readonly string[] | null;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
}

/** Symbols of a guild, their points, and the points with one more; null where they do not count. */
export type Column = readonly [symbols: number, points: number | null, more: number | null];

export interface PotMemory {
  readonly guilds: readonly Readonly<Record<string, Column>>[];
  readonly points: readonly number[];
  readonly jokers: readonly (readonly string[])[];
  readonly void: readonly (readonly string[])[];
  readonly rounds: number;
  readonly leader: number | null;
  readonly sides: readonly (readonly number[])[];
}

export interface PotMaterial {
  readonly guilds: readonly string[];
  readonly characters: readonly string[];
  readonly deck: Readonly<Record<string, readonly [guild: string | null, symbols: number]>>;
}

export const coupView = (view: Json): CoupView => view as unknown as CoupView;
export const coupMemory = (memory: Json | null): CoupMemory | null => memory as unknown as CoupMemory | null;
export const coupMaterial = (material: Json | null): CoupMaterial | null =>
  material as unknown as CoupMaterial | null;
export const potView = (view: Json): PotView => view as unknown as PotView;
export const potMemory = (memory: Json | null): PotMemory | null => memory as unknown as PotMemory | null;
export const potMaterial = (material: Json | null): PotMaterial | null =>
  material as unknown as PotMaterial | null;

/** How many cards a place holds that may be counted, listed, or counted by kind. */
export function numberOf(cards: number | readonly string[] | Readonly<Record<string, number>>): number {
  if (typeof cards === 'number') return cards;
  if (Array.isArray(cards)) return cards.length;
  return Object.values(cards as Readonly<Record<string, number>>).reduce((sum, each) => sum + each, 0);
}

/** The character that a claim is about; `!duke` claims to hold no Duke. */
export function claimed(claim: string): { character: string; none: boolean } {
  return claim.startsWith('!')
    ? { character: claim.slice(1), none: true }
    : { character: claim, none: false };
}
