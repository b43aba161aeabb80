/** How much time is left: counted from when the server said so, whatever the clocks show. */

export interface Time {
  /** Milliseconds that were left when the scene came, and all there were. */
  readonly left: number;
  readonly whole: number;
  /** When it came, on the clock of `performance.now()`. */
  readonly since: number;
}

/** The milliseconds left at *now*, never below 0. */
export const leftAt = ({ left, since }: Time, now: number): number => Math.max(0, left - (now - since));

/** The seconds to show: 1 is shown until the last moment. */
export const secondsIn = (left: number): number => Math.ceil(left / 1000);

/** What is shown of the time: one's own for the answer first, then what the time bank adds. */
export interface Shown {
  readonly seconds: number;
  /** How much of it is left, from 1 down to 0. */
  readonly share: number;
  /** Whether the time bank runs. */
  readonly banked: boolean;
}

/**
 * What is shown when `left` milliseconds of `whole` remain, the last `bank` of them the bank's.
 *
 * More is left than the whole while others still look at what happened.
 */
export function shownAt(left: number, whole: number, bank: number): Shown {
  const banked = bank > 0 && left <= bank;
  const [rest, all] = banked ? [left, bank] : [Math.min(left, whole) - bank, whole - bank];
  return { seconds: secondsIn(rest), share: Math.min(1, rest / Math.max(1, all)), banked };
}

/** The last seconds that are said aloud, and heard. */
export const LAST = 5;
const SAID_AT = [10, LAST];

/** The number of seconds to be said aloud between two moments, null for none. */
export function aloud(before: number, now: number, whole: number): number | null {
  const passed = (mark: number): boolean => before > mark && now <= mark && now > 0 && whole > mark;
  return SAID_AT.find((each) => passed(1000 * each)) ?? null;
}
