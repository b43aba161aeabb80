/** What there is to hear between two scenes. */

import type { Beat, LogLines } from '../../games/logLines.svelte.ts';
import type { Telling } from '../../i18n/index.ts';
import type { Scene } from '../../net/messages.ts';
import { freshLines } from './log.ts';

export const CUES = ['win', 'lost', 'challenge', 'coin', 'turn', 'window'] as const;
export type Cue = (typeof CUES)[number];

export interface Moment {
  readonly scene: Scene;
  readonly log: readonly Telling[];
}

/** More would be noise. */
const MOST = 3;

/** The cues of a change, the weightiest first; none for the first scene that is seen. */
export function cuesOf(before: Moment | null, after: Moment, lines: LogLines): Cue[] {
  if (before === null || after.scene.deal === null) return [];
  const cues = new Set([...toldCues(before, after, lines), ...askedCues(before, after)]);
  return CUES.filter((cue) => cues.has(cue)).slice(0, MOST);
}

function toldCues(before: Moment, after: Moment, lines: LogLines): Cue[] {
  const isSameGame = before.scene.deal?.number === after.scene.deal?.number;
  const ids = freshLines(after.log, isSameGame ? before.log.length : 0).map(({ id }) => id);
  const heard = ids.flatMap((id) => lines[id]?.beat ?? []).flatMap((beat) => HEARD[beat] ?? []);
  return [...heard, ...(isSameGame && isWon(after) && !isWon(before) ? ['win' as const] : [])];
}

/** What is heard of a line; of a game that is won, only once, whatever is told of it. */
const HEARD: Readonly<Partial<Record<Beat, Cue>>> = { lose: 'lost', challenge: 'challenge', pay: 'coin' };

const isWon = ({ scene }: Moment): boolean => (scene.deal?.standing.winners.length ?? 0) > 0;

function askedCues(before: Moment, after: Moment): Cue[] {
  const { deal } = after.scene;
  if (deal?.window == null || deal.offers.length === 0 || deal.answer !== null) return [];
  const known = before.scene.deal;
  const isAsked = known !== null && known.offers.length > 0;
  if (isAsked && known.number === deal.number && known.window?.step === deal.window.step) return [];
  return [deal.window.reaction ? 'window' : 'turn'];
}
