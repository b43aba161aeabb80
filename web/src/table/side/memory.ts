/** What everybody may remember, in the order in which the claims panel shows it. */

import type { Claims, CoupMemory, CoupView, PotMemory, PotView } from '../views.ts';
import { KINDS, neutrals } from '../../games/pot-de-vin/prizes.ts';
import { claimed } from '../views.ts';

export interface ClaimLine {
  readonly claim: string;
  readonly character: string;
  /** The claim is to hold no such card. */
  readonly none: boolean;
  readonly made: number;
  readonly proved: number;
  readonly refused: number;
}

export interface CoupMind {
  readonly seat: number;
  readonly out: boolean;
  readonly coins: number;
  readonly hidden: number;
  readonly lost: readonly string[];
  readonly claims: readonly ClaimLine[];
  /** Cards of this seat that one has seen. */
  readonly seen: readonly string[];
}

/** The claims in the order of the characters, each as often as it was made. */
export function claimLines(claims: Claims): ClaimLine[] {
  return Object.entries(claims).map(([claim, [made, proved, refused]]) =>
    ({ claim, ...claimed(claim), made, proved, refused }));
}

/** What is known of each seat of Coup, oneself last: one knows that best. */
export function coupMinds(view: CoupView, memory: CoupMemory): CoupMind[] {
  return ordered(view.hands.length, view.seat).map((seat) => ({
    seat,
    out: view.hands[seat]?.length === 0 && (view.face_up[seat]?.length ?? 0) > 0,
    coins: view.coins[seat] ?? 0,
    hidden: view.hands[seat]?.length ?? 0,
    lost: view.face_up[seat] ?? [],
    claims: claimLines(memory.claims[seat] ?? {}),
    seen: memory.seen[seat] ?? [],
  }));
}

export interface ColumnLine {
  readonly guild: string;
  readonly symbols: number;
  /** null: the partner's column counts. */
  readonly points: number | null;
  readonly more: number | null;
}

export interface PotMind {
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

/** What is known of each seat of Pot de Vin, oneself last. */
export function potMinds(view: PotView, memory: PotMemory): PotMind[] {
  return ordered(view.hands.length, view.seat).map((seat) => ({
    seat,
    points: memory.points[seat] ?? 0,
    cards: view.hands[seat]?.length ?? 0,
    gems: view.gems[seat] ?? 0,
    treasure: view.treasure[seat] ?? 0,
    columns: Object.entries(memory.guilds[seat] ?? {}).map(([guild, [symbols, points, more]]) =>
      ({ guild, symbols, points, more })),
    jokers: memory.jokers[seat] ?? [],
    neutral: neutralNames(view.taken[seat] ?? []),
    lacks: memory.void[seat] ?? [],
  }));
}

/** The neutral cards among *cards*: the ids of their names, and how many. */
export const neutralNames = (cards: readonly string[]): [id: string, cards: number][] =>
  neutrals(cards).map(([kind, number]) => [`neutral-${KINDS[kind]}`, number]);

function ordered(seats: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** A number with a sign that is as wide as a plus. */
export const signed = (points: number): string => String(points).replace('-', '−');
