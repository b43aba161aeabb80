/** Logs that arrive in pieces: lines from an index on, and perhaps again from the beginning. */

/** The lines that are known, with *more* from index *from* on. */
export function grown<T>(known: readonly T[], from: number, more: readonly T[]): readonly T[] {
  if (more.length === 0 && from >= known.length) return known;
  return [...known.slice(0, from), ...more];
}
