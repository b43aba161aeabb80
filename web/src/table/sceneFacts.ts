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

export type Obstacle =
  | { readonly id: 'few'; readonly more: number }
  | { readonly id: 'many'; readonly fewer: number }
  | { readonly id: 'waiting'; readonly names: readonly string[] };

/** What stands in the way of the game, or is worth waiting for; null where nothing does. */
export function obstacle({ chairs, least, most, you }: Scene): Obstacle | null {
  const seated = chairs.filter(isTaken).length;
  if (seated < least) return { id: 'few', more: least - seated };
  if (seated > most) return { id: 'many', fewer: seated - most };
  const names = chairs
    .filter((chair, at) => isPerson(chair) && !chair.ready && !chair.host && at !== you)
    .map(({ name }) => name);
  return names.length > 0 ? { id: 'waiting', names } : null;
}

/** The people who are gone, and for whom a bot might play: chairs by number. */
export function absent({ chairs, you }: Scene): number[] {
  return chairs.flatMap((chair, at) =>
    (at !== you && chair.kind === 'person' && chair.seat !== null && chair.level === null
      && (chair.away || !chair.present) ? [at] : []));
}

/** The address of a private link. */
export const inviteTo = (origin: string, table: string, invite: string): string =>
  `${origin}/t/${table}#${invite}`;
