/** What stands beside the board needs of the line to a table. */

import type { Connection } from '../../net/connection.svelte.ts';
import type { RecordedLesson } from '../../net/recordedLine.svelte.ts';
import type { Scene } from '../../net/messages.ts';

export type TableLine = Pick<Connection, 'scene' | 'arrived' | 'log' | 'talk' | 'send'> & { readonly witness?: Connection['witness'] | undefined } & { readonly recorded?: RecordedLesson | null };

/** Whether the person only watches the game under way: what it says goes to the gallery. */
export function isInGallery({ phase, you, chairs, deal, may }: Scene): boolean {
  if ((phase !== 'playing' && phase !== 'paused') || deal === null) return false;
  const seat = you === null ? null : chairs[you]?.seat ?? null;
  if (seat === null) return !may.includes('back'); // whoever may come back hears nothing of the gallery
  return deal.standing.seats[seat] !== 'plays';
}

/** The seat that I look from; null for one who only watches. */
export function ownSeat(scene: Scene): number | null {
  const seat = scene.deal?.view.seat;
  return typeof seat === 'number' ? seat : null;
}

/** The whole seconds that are left for the question on the table; null without a limit. */
export function secondsLeft({ scene, arrived }: TableLine, now: number): number | null {
  const left = scene?.phase === 'playing' ? scene.deal?.window?.left ?? null : null;
  return left === null ? null : Math.max(0, Math.ceil((left - (now - arrived)) / 1000));
}
