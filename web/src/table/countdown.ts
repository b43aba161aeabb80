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

const SAID_AT = [10, 5];

/** The number of seconds to be said aloud between two moments, null for none. */
export function aloud(before: number, now: number, whole: number): number | null {
  const passed = (mark: number): boolean => before > mark && now <= mark && now > 0 && whole > mark;
  return SAID_AT.find((each) => passed(1000 * each)) ?? null;
}
