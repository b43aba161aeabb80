/** A game against bots, begun at once: how many play, and how well. */

import type { GameBody } from '../games/catalogue.ts';
import { readStored, writeStored } from '../base/localStorage.ts';
import { Witness } from '../fairness/witness.ts';
import type { Opened, QuickGame } from '../protocol/messages.gen.ts';
import { fetchJson } from '../base/http.ts';
import { drawn } from '../games/cast.ts';
import { KNOWN } from '../games/known.ts';
import { locale, visitor } from './visitor.svelte.ts';

const LAST = 'quick';

export class Quick {
  readonly offer: GameBody;
  #players = $state(0);
  #level = $state('');
  #company = $state.raw<readonly string[]>([]);

  constructor(offer: GameBody) {
    const before = (readStored(`quick.${offer.name}`) ?? {}) as Record<string, unknown>;
    this.offer = offer;
    this.#players = this.counts.find((count) => count === before.players) ?? offer.players;
    this.#level = offer.levels.find((level) => level === before.level) ?? offer.usual;
    this.shuffle();
  }

  /** How many may play. */
  get counts(): readonly number[] {
    const [least, most] = range(this.offer);
    return Array.from({ length: most - least + 1 }, (_, more) => least + more);
  }

  get players(): number {
    return this.#players;
  }
  set players(players: number) {
    this.#players = players;
    this.#company = [...this.#company.slice(0, players - 1), ...drawn(this.offer.cast, players - 1 - this.#company.length, this.#company)];
    this.#keep();
  }

  get level(): string {
    return this.#level;
  }
  set level(level: string) {
    this.#level = level;
    this.#keep();
  }

  /** Who of the cast plays. */
  get company(): readonly string[] {
    return this.#company;
  }
  /** Calls others of the cast. */
  shuffle(): void {
    this.#company = drawn(this.offer.cast, this.#players - 1);
  }

  /** Opens a table and returns its address; the page there begins the game, and adds to its deal. */
  async begin(): Promise<string> {
    const { players, level, offer: { name: game } } = this;
    writeStored(LAST, game);
    const wish = {
      game, players, level, name: visitor.name, face: visitor.face, locale: locale(), characters: this.#company, adds: true,
    } satisfies QuickGame;
    const { table, next } = await fetchJson<Opened>('/api/quick', wish);
    if (next) new Witness(table).opened(next);
    return `/t/${table}`;
  }

  #keep(): void {
    writeStored(`quick.${this.offer.name}`, { players: this.#players, level: this.#level });
  }
}

/** The games, also those of *offers* that the page does not know, the one played last before the others. */
export function lastFirst(offers: readonly Pick<GameBody, 'name'>[]): readonly string[] {
  const last = readStored(LAST);
  const all = new Set<string>([...KNOWN, ...offers.map(({ name }) => name)]);
  return [...all].sort((a, b) => Number(b === last) - Number(a === last));
}

/** How few and how many may play a game, in any edition. */
export function range(offer: GameBody): [least: number, most: number] {
  return [
    Math.min(...offer.presets.map(({ least }) => least)),
    Math.max(...offer.presets.map(({ most }) => most)),
  ];
}
