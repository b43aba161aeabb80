/** Where the arrow keys lead among things of which one is chosen. */

/** The one of *all* that *key* goes to from *chosen*, round from either end; null for other keys. */
export function stepped<T>(all: readonly T[], chosen: T, key: string): T | null {
  const at = all.indexOf(chosen);
  const next: Readonly<Record<string, number>> = {
    ArrowLeft: (at + all.length - 1) % all.length,
    ArrowRight: (at + 1) % all.length,
    Home: 0,
    End: all.length - 1,
  };
  return all[next[key] ?? -1] ?? null;
}
