/** Single facts of a position that the frame of the table needs, whatever the game. */

import type { Shown } from '../board/game.ts';
import type { Chair, Json, Scene } from '../net/messages.ts';

const numbersIn = (value: Json[string] | undefined): number[] =>
  (Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []);

/** The seats that are asked, known to all. */
export const awaitedIn = (view: Json): readonly number[] => numbersIn(view.awaiting);

/** Whose turn it is; null where a game has no turns. */
export const turnIn = ({ turn }: Json): number | null => (typeof turn === 'number' ? turn : null);

/** The cards that a seat holds, hidden ones too. */
export function handIn({ hands }: Json, seat: number): readonly string[] {
  const hand = Array.isArray(hands) ? hands[seat] : null;
  return Array.isArray(hand) ? hand.filter((card) => typeof card === 'string') : [];
}

/** The position on a table and what goes with it. */
export const shownIn = ({ deal }: Scene): Shown =>
  ({ view: deal?.view ?? {}, memory: deal?.memory ?? null, material: deal?.material ?? null });

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
