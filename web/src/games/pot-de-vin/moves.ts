/** What moved between two views of Pot de Vin. */

import { type Move, MOST_SHOWN, seatPlace } from '../../board/moves.ts';
import type { View } from './scene.gen.ts';

export type Play = readonly [seat: number, card: string];

/** The round that ended between the two views, with the play that ended it; null where none did. */
export function finished(before: View, after: View): readonly Play[] | null {
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

/** What moved: cards and gems to the middle, and prizes to who took them. */
export function moves(before: View, after: View): Move[] {
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
