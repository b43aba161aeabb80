/** Single facts of a position that the frame of the table needs, whatever the game. */

import type { Chair, Json, Scene } from '../net/messages.ts';

/** The character whose proof is asked for, `!duke` to hold none. */
export function pendingClaim(view: Json): string | null {
  const pending = view.pending as { claim?: readonly [number, string] | null } | null | undefined;
  return pending?.claim?.[1] ?? null;
}

export function gemsOf(view: Json, seat: number | null): number {
  const gems = view.gems as readonly number[] | undefined;
  return seat === null ? 0 : gems?.[seat] ?? 0;
}

export const isFree = ({ kind }: Chair): boolean => kind === 'empty';
export const isTaken = (chair: Chair): boolean => !isFree(chair);
export const isPerson = ({ kind }: Chair): boolean => kind === 'person' || kind === 'program';

/** The people who play and are not there just now: chairs by number. */
export function absent({ chairs, you }: Scene): number[] {
  return chairs.flatMap((chair, at) =>
    (at !== you && chair.kind === 'person' && chair.seat !== null && chair.level === null
      && (chair.away || !chair.present) ? [at] : []));
}

/** The address of a private link. */
export const inviteTo = (origin: string, table: string, invite: string): string =>
  `${origin}/t/${table}#${invite}`;
