/** Single facts of a position that the frame of the table needs, whatever the game. */

import { t } from '../i18n/index.ts';
import type { Shown } from '../board/game.ts';
import type { Chair, Deal, Json, Scene } from '../net/messages.ts';

/** The cards that a seat holds, hidden ones too. */
export function handIn({ hands }: Json, seat: number): readonly string[] {
  const hand = Array.isArray(hands) ? hands[seat] : null;
  return Array.isArray(hand) ? hand.filter((card) => typeof card === 'string') : [];
}

/** The position on a table and what goes with it. */
export const shownIn = ({ view, memory, material, standing }: Deal): Shown => ({ view, memory, material, standing });

/** Whether somebody may sit there between two games: a chair that was left is kept while a game lasts. */
export const isFree = ({ kind, left }: Chair): boolean => kind === 'empty' || left;
export const isTaken = (chair: Chair): boolean => !isFree(chair);
export const isPerson = ({ kind }: Chair): boolean => kind === 'person' || kind === 'program';

/** What there is to say to somebody who waits for a chair; empty for who does not. */
export function queueText({ place, chairs }: Pick<Scene, 'place' | 'chairs'>): string {
  if (place === null) return '';
  return place <= chairs.filter(isFree).length ? t('web-at-queue-next') : t('web-at-queue-place', { place });
}

/** The people who play and are not there just now: chairs by number. */
export function absent({ chairs, you }: Scene): number[] {
  return chairs.flatMap((chair, at) =>
    (at !== you && chair.kind === 'person' && chair.seat !== null && chair.level === null
      && (chair.away || !chair.present) ? [at] : []));
}

/** The address of a link, which is private with the token `invite`. */
export const inviteTo = (origin: string, table: string, invite: string): string =>
  `${origin}/t/${table}${invite && `#${invite}`}`;
