/** What is shown at length of what was told: one shot a line, all of it within the table's settling time. */

import type { Beat, LogLines } from '../games/logLines.svelte.ts';
import type { Telling } from '../i18n/index.ts';
import { LONGEST_SETTLING, SETTLING } from '../protocol/messages.gen.ts';

/** A line that has a sign and a sound. */
export interface Told {
  readonly beat: Beat;
  readonly telling: Telling;
}

/** A line that everybody looks at for a while. */
export interface Shot extends Told {
  /** Milliseconds. */
  readonly lasts: number;
}

const LENGTHS: Readonly<Partial<Record<Beat, number>>> = SETTLING;

const isShot = ({ beat }: Told): boolean => (LENGTHS[beat] ?? 0) > 0;

/** The lines of *log* that are more than a sentence. */
export const beatsOf = (log: readonly Telling[], lines: LogLines): Told[] => log.flatMap((telling) => {
  const beat = lines[telling.id]?.beat;
  return beat ? [{ beat, telling }] : [];
});

/** The beats that are only heard. */
export const marksOf = (told: readonly Told[]): Told[] => told.filter((each) => !isShot(each));

/** The shots of what was told at once, *speed* times as fast; together no longer than the table waits. */
export function shotsOf(told: readonly Told[], speed = 1): Shot[] {
  const shots = told.filter(isShot).map((each) => ({ ...each, lasts: LENGTHS[each.beat] ?? 0 }));
  const whole = lengthOf(shots);
  const part = Math.min(1, LONGEST_SETTLING / Math.max(1, whole)) / speed;
  return shots.map((shot) => ({ ...shot, lasts: shot.lasts * part }));
}

export const lengthOf = (shots: readonly Shot[]): number => shots.reduce((sum, { lasts }) => sum + lasts, 0);
