/** What moved between two views of Coup. */

import { numberOf } from '../../board/counts.ts';
import { type Move, payments, type PlaceName, seatPlace } from '../../board/moves.ts';
import type { View } from './scene.gen.ts';

/** What moved; nothing where the views are of different games. */
export function moves(before: View, after: View): Move[] {
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

function drawn(before: View, after: View): Move[] {
  const court = numberOf(after.court) - numberOf(before.court);
  return after.hands.flatMap((hand, seat): Move[] => {
    const lost = (after.face_up[seat]?.length ?? 0) - (before.face_up[seat]?.length ?? 0);
    const by = hand.length - (before.hands[seat]?.length ?? 0) + lost;
    if (by > 0 && court < 0) return [{ thing: 'card', from: 'court', to: seatPlace(seat), count: by }];
    if (by < 0 && court > 0) return [{ thing: 'card', from: seatPlace(seat), to: 'court', count: -by }];
    return [];
  });
}
