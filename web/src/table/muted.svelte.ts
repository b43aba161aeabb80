/** Who is muted at a table, talk and emoji alike: on this page only, kept for the table. */

import { readStored, writeStored } from '../base/localStorage.ts';
import type { ChatLine } from '../net/messages.ts';

const key = (table: string): string => `muted.${table}`;

export class Muted {
  readonly #table: string;
  #aliases = $state.raw<readonly string[]>([]);

  constructor(table: string) {
    this.#table = table;
    const before = readStored(key(table));
    this.#aliases = Array.isArray(before) ? before.filter((each) => typeof each === 'string') : [];
  }

  has(alias: string): boolean {
    return alias !== '' && this.#aliases.includes(alias);
  }

  /** Mutes somebody, or hears them again. */
  toggle(alias: string): void {
    if (alias === '') return;
    const others = this.#aliases.filter((each) => each !== alias);
    this.#aliases = this.has(alias) ? others : [...others, alias];
    writeStored(key(this.#table), this.#aliases);
  }

  /** The lines of those who are not muted. */
  heard(talk: readonly ChatLine[]): readonly ChatLine[] {
    return talk.filter(({ alias }) => !this.has(alias));
  }
}
