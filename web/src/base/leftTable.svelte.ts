/** The table whose game this person has left, and where a chair is kept while the game lasts. */

import { readStored, writeStored } from './localStorage.ts';

const KEY = 'left';

class LeftTable {
  #table = $state<string | null>(null);

  constructor() {
    const before = readStored(KEY);
    this.#table = typeof before === 'string' ? before : null;
  }

  /** Its id, null without one. */
  get table(): string | null {
    return this.#table;
  }

  /** Notes whether a chair is kept at `table`. */
  note(table: string, kept: boolean): void {
    if (kept === (this.#table === table)) return;
    this.#table = kept ? table : null;
    writeStored(KEY, this.#table);
  }
}

export const leftTable = new LeftTable();
