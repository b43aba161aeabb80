/** When to try again, in milliseconds. */

export const SHORTEST = 200;
export const LONGEST = 5_000;
export const PING_EVERY = 20_000;
export const PONG_WITHIN = 5_000;

/** The wait before attempt *attempt* (0 is the first), anywhere in the upper half of a doubling time. */
export function delayBefore(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** attempt);
  return Math.max(SHORTEST, most * (0.5 + random() / 2));
}
