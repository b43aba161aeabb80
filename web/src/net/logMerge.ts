/** Logs that arrive in pieces: lines from an index on, and perhaps again from the beginning. */

/** The lines that are known, with *more* from index *from* on. */
export function mergedLog<T>(known: readonly T[], from: number, more: readonly T[]): readonly T[] {
  if (more.length === 0 && from >= known.length) return known;
  return [...known.slice(0, from), ...more];
}

interface Numbered {
  readonly number: number;
}

/** The lines of talk that are known, with *more* from number *from* on: old ones may be forgotten. */
export function mergedTalk<T extends Numbered>(known: readonly T[], from: number, more: readonly T[]): readonly T[] {
  if (more.length === 0 && from >= nextNumber(known)) return known;
  return [...known.filter((line) => line.number < from), ...more];
}

/** The number that the next line will have. */
export function nextNumber(lines: readonly Numbered[]): number {
  return (lines.at(-1)?.number ?? -1) + 1;
}
