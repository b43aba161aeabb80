/** What moved between two views of a game: coins, gems and cards, from place to place. */

import { type CoupView, numberOf, type PotView } from './views.ts';

export type Thing = 'coin' | 'card' | 'gem';

/** Names of places, as elements carry them in `data-place`. */
export type PlaceName = string;
export const seatPlace = (seat: number): PlaceName => `seat-${seat}`;

export interface Move {
  readonly thing: Thing;
  readonly from: PlaceName;
  readonly to: PlaceName;
  readonly count: number;
  /** The face of a card that everybody sees. */
  readonly card?: string;
  /** Whether it moves only after the others. */
  readonly late?: boolean;
}

const MOST_SHOWN = 4;

/** Pairs those who pay with those who get, the rest with *bank*. */
export function payments(changes: ReadonlyMap<PlaceName, number>, bank: PlaceName): Move[] {
  const payers = [...changes].filter(([, by]) => by < 0).map(([place, by]) => ({ place, left: -by }));
  const moves: Move[] = [];
  const move = (from: PlaceName, to: PlaceName, count: number): void => {
    moves.push({ thing: 'coin', from, to, count: Math.min(count, MOST_SHOWN) });
  };
  for (const [place, by] of changes) {
    let wanted = Math.max(by, 0);
    for (const payer of payers) {
      const count = Math.min(payer.left, wanted);
      if (count === 0) continue;
      move(payer.place, place, count);
      payer.left -= count;
      wanted -= count;
    }
    if (wanted > 0) move(bank, place, wanted);
  }
  for (const { place, left } of payers) if (left > 0) move(place, bank, left);
  return moves;
}

/** What moved in Coup; nothing where the views are of different games. */
export function coupMoves(before: CoupView, after: CoupView): Move[] {
  if (before.coins.length !== after.coins.length) return [];
  const changes = new Map<PlaceName, number>();
  after.coins.forEach((coins, seat) => {
    const by = coins - (before.coins[seat] ?? 0);
    if (by !== 0) changes.set(seatPlace(seat), by);
  });
  const sewer = (after.sewer ?? 0) - (before.sewer ?? 0);
  if (sewer !== 0) changes.set('sewer', sewer);
  return [...payments(changes, 'treasury'), ...drawn(before, after)];
}

function drawn(before: CoupView, after: CoupView): Move[] {
  const court = numberOf(after.court) - numberOf(before.court);
  return after.hands.flatMap((hand, seat): Move[] => {
    const lost = (after.face_up[seat]?.length ?? 0) - (before.face_up[seat]?.length ?? 0);
    const by = hand.length - (before.hands[seat]?.length ?? 0) + lost;
    if (by > 0 && court < 0) return [{ thing: 'card', from: 'court', to: seatPlace(seat), count: by }];
    if (by < 0 && court > 0) return [{ thing: 'card', from: seatPlace(seat), to: 'court', count: -by }];
    return [];
  });
}

export type Play = readonly [seat: number, card: string];

/** The round that ended between the two views, with the play that ended it; null where none did. */
export function finished(before: PotView, after: PotView): readonly Play[] | null {
  const isSame = after.round === before.round && after.table.length >= before.table.length;
  if (before.gems.length !== after.gems.length || after.round < before.round || isSame) return null;
  const laid = new Set(before.table.map(([seat]) => seat));
  const known = new Set([...before.table.map(([, card]) => card), before.trump, ...before.taken.flat(), ...(before.turned ?? [])]);
  const fresh = [...after.taken.flat(), ...(after.turned ?? [])].find((card) => !known.has(card));
  const last = before.hands.flatMap((hand, seat): Play[] => {
    if (laid.has(seat)) return [];
    if ((after.hands[seat]?.length ?? 0) < hand.length) return fresh === undefined ? [] : [[seat, fresh]];
    return (after.gems[seat] ?? 0) < (before.gems[seat] ?? 0) ? [[seat, 'gem']] : [];
  });
  return [...before.table, ...last];
}

/** What moved in Pot de Vin: cards and gems to the middle, and prizes to who took them. */
export function potMoves(before: PotView, after: PotView): Move[] {
  if (before.gems.length !== after.gems.length) return [];
  const played = finished(before, after) ?? after.table;
  const laid = new Set(before.table.map(([seat]) => seat));
  const plays = played
    .filter(([seat]) => !laid.has(seat))
    .map(([seat, card]): Move => (card === 'gem'
      ? { thing: 'gem', from: seatPlace(seat), to: 'played', count: 1 }
      : { thing: 'card', from: seatPlace(seat), to: 'played', count: 1, card }));
  const taken = after.taken.flatMap((cards, seat): Move[] => {
    const more = cards.length - (before.taken[seat]?.length ?? 0);
    return more > 0
      ? [{ thing: 'card', from: 'played', to: seatPlace(seat), count: Math.min(more, MOST_SHOWN), late: true }]
      : [];
  });
  return [...plays, ...taken];
}
