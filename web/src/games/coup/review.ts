/** What a finished game of Coup shows in the mirror: who lied, who doubted, who was right. */

import type { Verdict } from '../../board/game.ts';
import type { ClaimBody, CoupReview } from '../../protocol/messages.gen.ts';

/** What came of a claim. */
export type Outcome = 'believed' | 'proved' | 'caught' | 'declined';

export function outcomeOf({ challenged_by, proved, true: isTrue }: ClaimBody): Outcome {
  if (challenged_by === null) return 'believed';
  if (proved) return 'proved';
  return isTrue ? 'declined' : 'caught';
}

/** Whether somebody could have won a challenge, and nobody did. */
export const missed = (claim: ClaimBody): boolean => claim.paid && claim.challenged_by === null;

/** Whether each claim was true, by the step in which it was made. */
export const verdictsOf = ({ claims }: CoupReview): ReadonlyMap<number, Verdict> =>
  new Map(claims.map(({ step, true: good }) => [step, { id: good ? 'claim-true' : 'claim-bluff', good }]));

export interface ClaimsOfSeat {
  readonly seat: number;
  readonly claims: readonly ClaimBody[];
  readonly bluffs: number;
  readonly caught: number;
  readonly challenges: number;
  /** Challenges that paid. */
  readonly won: number;
}

export function claimsBySeat(claims: readonly ClaimBody[], seats: number): ClaimsOfSeat[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = claims.filter((claim) => claim.seat === seat);
    const doubted = claims.filter((claim) => claim.challenged_by === seat);
    return {
      seat,
      claims: own,
      bluffs: own.filter((claim) => !claim.true).length,
      caught: own.filter((claim) => outcomeOf(claim) === 'caught').length,
      challenges: doubted.length,
      won: doubted.filter((claim) => !claim.proved).length,
    };
  });
}

/** A part of a whole in percent; null of nothing. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}
