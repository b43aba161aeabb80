/** Talk at the table, and the talk of those who only watch. */

import type { Telling } from '../../i18n/index.ts';
import { type Command, type ChatLine, LONGEST_LINE, type Scene } from '../../net/messages.ts';
import { isInGallery } from './line.ts';

export type Channel = 'table' | 'gallery';

/** Where somebody may read: both channels apart while a game lasts, all in one when it is over. */
export function channelsOf(scene: Scene): readonly Channel[] {
  return isInGallery(scene) ? ['gallery', 'table'] : ['table'];
}

/** The lines of a channel; where there is one channel only, all that one may read. */
export function linesIn(talk: readonly ChatLine[], channel: Channel, channels: readonly Channel[]): readonly ChatLine[] {
  if (channels.length === 1) return talk;
  return talk.filter(({ gallery }) => gallery === (channel === 'gallery'));
}

/** What nobody may tell at this table, said where people talk; before the deal the room says it. */
export const remindersOf = ({ phase, remarks }: Scene): readonly Telling[] => (phase === 'gathering' ? [] : remarks);

/** Whether a bot said it, and not the table itself. */
export const isBanter = ({ told, chair }: ChatLine): boolean => told !== null && chair !== null;

/** The line that can be sent; null where there is nothing to send. */
export function sendable(typed: string): string | null {
  const text = typed.replace(/\s+/gu, ' ').trim();
  return text === '' || lengthOf(text) > LONGEST_LINE ? null : text;
}

/** The length as the server counts it: characters, not halves of them. */
export const lengthOf = (text: string): number => [...text].length;

/** How many lines of others have come after *seen*. */
export function unread(
  talk: readonly ChatLine[], seen: number, you: number | null, isMuted: (line: ChatLine) => boolean = () => false,
): number {
  return talk.slice(seen).filter((line) => !line.told && !isMuted(line) && (line.chair === null || line.chair !== you)).length;
}

/** A command that the server has refused, and why. */
export interface Refusal {
  readonly told: Telling;
  readonly command: Command | undefined;
}

/** Why the last line was not said; null where another command was refused. */
export const refusedLine = (refusal: Refusal | null): Refusal | null =>
  (refusal?.command?.type === 'say' || refusal?.command?.type === 'react' ? refusal : null);
