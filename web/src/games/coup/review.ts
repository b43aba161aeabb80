/** What a finished game of Coup shows in the mirror: who bluffed, who challenged, and what came of it. */

import type { Remark } from '../../board/game.ts';
import type { ClaimBody, CoupReview } from '../../protocol/messages.gen.ts';

/** What came of a claim. */
export type Outcome = 'unasked' | 'believed' | 'proved' | 'caught' | 'declined';

export function outcomeOf({ challengeable, challenged_by, proved, true: isTrue }: ClaimBody): Outcome {
  if (challenged_by === null) return challengeable ? 'believed' : 'unasked';
  if (proved) return 'proved';
  return isTrue ? 'declined' : 'caught';
}

/** Whether a bluff was let pass by somebody who could have challenged it. */
export const passed = (claim: ClaimBody): boolean => !claim.true && outcomeOf(claim) === 'believed';

/** Whether each claim was true, by the step in which it was made. */
export const remarksOf = ({ claims }: CoupReview): ReadonlyMap<number, Remark> =>
  new Map(claims.map(({ step, true: isTrue }) => [step, { id: isTrue ? 'claim-true' : 'claim-bluff', standsOut: !isTrue }]));

export interface ClaimsOfSeat {
  readonly seat: number;
  readonly claims: readonly ClaimBody[];
  readonly bluffs: number;
  readonly caught: number;
  readonly challenges: number;
  /** Challenges after which the card was not shown. */
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
