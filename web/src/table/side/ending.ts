/** How a game ended: whose face is shown, and which cards are laid open. */

import type { Scene } from '../../net/messages.ts';
import { readCard } from '../../cards/index.ts';
import { isKnown } from '../../games/known.ts';
import { type CoupView, coupView, numberOf, type PotView, potMemory, potView } from '../views.ts';

export interface Opened {
  readonly seat: number;
  readonly won: boolean;
  /** Cards still held, open now; empty where the table keeps them closed. */
  readonly held: readonly string[];
  /** How many cards stay closed. */
  readonly closed: number;
  readonly lost: readonly string[];
  readonly coins: number;
}

const HIDDEN = '?';

/** The hands of Coup at the end, the winner first, then by seat. */
export function openedHands({ deal }: Scene): readonly Opened[] {
  if (deal === null) return [];
  const { hands, face_up, coins }: CoupView = coupView(deal.open ?? deal.view);
  const seats = hands.map((hand, seat): Opened => ({
    seat,
    won: deal.winners.includes(seat),
    held: hand.filter((card) => card !== HIDDEN),
    closed: hand.filter((card) => card === HIDDEN).length,
    lost: face_up[seat] ?? [],
    coins: coins[seat] ?? 0,
  }));
  return seats.toSorted((one, other) => Number(other.won) - Number(one.won));
}

/** What lies in the Court deck, by character; null where it stays closed. */
export function openedCourt({ deal }: Scene): readonly string[] | null {
  const court = deal?.open?.court;
  if (Array.isArray(court)) return court.map(String);
  if (court === null || typeof court !== 'object') return null;
  return Object.entries(court).flatMap(([card, copies]) => Array.from({ length: Number(copies) }, () => card));
}

export interface Score {
  readonly seat: number;
  readonly won: boolean;
  readonly points: number;
  readonly cards: number;
  readonly treasure: number;
}

/** The seats of Pot de Vin by points, most first. */
export function scoresOf({ deal }: Scene): readonly Score[] {
  if (deal === null) return [];
  const view: PotView = potView(deal.open ?? deal.view);
  const sides = view.scores ?? potMemory(deal.memory)?.points ?? []; // partners share a score
  const scores = view.taken.map((cards, seat): Score => ({
    seat,
    won: deal.winners.includes(seat),
    points: sides[seat % sides.length] ?? 0,
    cards: numberOf(cards),
    treasure: view.treasure[seat] ?? 0,
  }));
  return scores.toSorted((one, other) => Number(other.won) - Number(one.won) || other.points - one.points);
}

/** The character whose portrait stands for a winner: a card held, or the best one taken. */
export function faceOf({ game, deal }: Scene, seat: number): string | null {
  if (deal === null || !isKnown(game)) return null;
  if (game !== 'coup') return bestOf(potView(deal.view).taken[seat] ?? []);
  const { hands, face_up } = coupView(deal.open ?? deal.view);
  const [held] = (hands[seat] ?? []).filter((card) => card !== HIDDEN);
  return held ?? face_up[seat]?.[0] ?? null;
}

const bestOf = (cards: readonly string[]): string | null =>
  cards.toSorted((one, other) => valueOf(other) - valueOf(one))[0] ?? null;

const valueOf = (card: string): number => readCard(card)?.value ?? 0;
