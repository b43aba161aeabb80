/** The hints of a first game: whether this person wants them, and which were read. */

import { readStored, writeStored } from './localStorage.ts';

const KEY = 'guide';

class FirstGuide {
  #on = $state(true);
  #read = new Map<string, Set<string>>();

  constructor() {
    const { on, read } = (readStored(KEY) ?? {}) as { on?: unknown; read?: unknown };
    this.#on = on !== false;
    if (typeof read !== 'object' || read === null) return;
    for (const [game, hints] of Object.entries(read)) if (Array.isArray(hints)) this.#read.set(game, new Set(hints.map(String)));
  }

  get on(): boolean {
    return this.#on;
  }
  /** Switched on again, it tells everything once more. */
  set on(on: boolean) {
    this.#on = on;
    if (on) this.#read.clear();
    this.#keep();
  }

  knew(game: string, hint: string): boolean {
    return this.#read.get(game)?.has(hint) ?? false;
  }

  learn(game: string, hint: string): void {
    this.#read.set(game, (this.#read.get(game) ?? new Set()).add(hint));
    this.#keep();
  }

  #keep(): void {
    writeStored(KEY, { on: this.#on, read: Object.fromEntries([...this.#read].map(([game, hints]) => [game, [...hints]])) });
  }
}

export const firstGuide = new FirstGuide();
