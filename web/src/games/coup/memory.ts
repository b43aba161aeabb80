/** What everybody may remember of each seat: claims, and the cards that were shown. */

import { type Claimed, claimed } from './claims.ts';
import { ownLast } from '../../board/seats.ts';
import type { GameStanding } from '../../net/messages.ts';
import type { Memory, View } from './scene.gen.ts';

export interface ClaimLine extends Claimed {
  readonly claim: string;
  readonly made: number;
  readonly proved: number;
  readonly refused: number;
}

export interface Mind {
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
export function claimLines(claims: Memory['claims'][number]): ClaimLine[] {
  return Object.entries(claims).map(([claim, [made, proved, refused]]) =>
    ({ claim, ...claimed(claim), made, proved, refused }));
}

/** What is known of each seat, oneself last: one knows that best. */
export function minds(view: View, memory: Memory, standing: GameStanding): Mind[] {
  return ownLast(view.hands.length, view.seat).map((seat) => ({
    seat,
    out: standing.seats[seat] === 'out',
    coins: view.coins[seat] ?? 0,
    hidden: view.hands[seat]?.length ?? 0,
    lost: view.face_up[seat] ?? [],
    claims: claimLines(memory.claims[seat] ?? {}),
    seen: memory.seen[seat] ?? [],
  }));
}
