/** What this page was told before a game, and what it added: kept for as long as its tab is open. */

import type { NextDeal, Scene } from '../protocol/messages.gen.ts';

export interface Witnessed {
  /** The number of the game at its table. */
  readonly number: number;
  /** What was told first, null where this page has heard nothing. */
  readonly commitment: string | null;
  /** Whether that was before the deal. */
  readonly before: boolean;
  /** Whether another one was told later. */
  readonly changed: boolean;
  /** What this page adds to the deal, null where it added nothing. */
  readonly own: string | null;
  /** Whether the game may be dealt without it: the server has not said yet that it has it. */
  readonly tentative: boolean;
  /** The seat that it got, null for one who watches or came later. */
  readonly seat: number | null;
  /** The hashes of what everybody adds, by seat, as they were told before anybody told the bytes. */
  readonly hashes?: readonly string[];
  /** Whether the server has said that it has the bytes of this page. */
  readonly told?: boolean;
  /** What everybody added, as it was told at the deal. */
  readonly contributions: readonly string[] | null;
}

type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

const ADDED = 16;
/** The number of the game that a page begins by itself. */
export const FIRST = 1;
/** What a page knows of game `number` that has heard nothing. */
export const unknown = (number: number): Witnessed => ({ number, ...NOTHING });

const NOTHING = { commitment: null, before: false, changed: false, own: null, tentative: false, seat: null, contributions: null };

/** What a page keeps of the deals at one table; `storage` outlives a reload. */
export class Witness {
  readonly #table: string;
  readonly #storage: TextStorage | null;
  readonly #kept = new Map<number, Witnessed>();

  constructor(table: string, storage: TextStorage | null = tabStorage()) {
    this.#table = table;
    this.#storage = storage;
  }

  /** What is known of game `number`. */
  of(number: number): Witnessed {
    return this.#kept.get(number) ?? this.#stored(number) ?? unknown(number);
  }

  /** Notes what `scene` tells of the next deal, and of the one of the game under way. */
  hear({ next, deal, you, chairs }: Pick<Scene, 'next' | 'deal' | 'you' | 'chairs'>): void {
    if (next) this.#told(next.number, next.commitment, true);
    if (!deal?.commitment) return;
    this.#told(deal.number, deal.commitment, false);
    if (this.of(deal.number).contributions !== null) return;
    this.note(deal.number, { contributions: deal.contributions, seat: you === null ? null : chairs[you]?.seat ?? null });
  }

  /** Notes that this page has opened the table, and begins its first game by itself: `next` was told of it. */
  opened({ number, commitment }: NextDeal): void {
    this.note(number, { commitment, before: true, tentative: true });
  }

  /** Whether this page has to begin the first game, of whose deal it has not heard. */
  get begins(): boolean {
    const { tentative, contributions } = this.of(FIRST);
    return tentative && contributions === null;
  }

  /** What this page adds to the next deal: always the same, so that no server gains by asking again. */
  contribution(number: number): string {
    const own = this.of(number).own ?? drawn();
    this.note(number, { own });
    return own;
  }

  #told(number: number, commitment: string, before: boolean): void {
    const known = this.of(number);
    if (known.commitment === null) this.note(number, { commitment, before });
    else if (known.commitment !== commitment) this.note(number, { changed: true });
  }

  /** Notes `more` of game `number`. */
  note(number: number, more: Partial<Witnessed>): void {
    const known = { ...this.of(number), ...more };
    this.#kept.set(number, known);
    try {
      this.#storage?.setItem(this.#key(number), JSON.stringify(known));
    } catch {
      // a full storage: a reload will know nothing
    }
  }

  #stored(number: number): Witnessed | null {
    try {
      const text = this.#storage?.getItem(this.#key(number));
      return text ? (JSON.parse(text) as Witnessed) : null;
    } catch {
      return null;
    }
  }

  #key(number: number): string {
    return `intriga.deal.${this.#table}.${number}`;
  }
}

const untilReload = new Map<string, string>();
const IN_MEMORY: TextStorage = {
  getItem: (key) => untilReload.get(key) ?? null,
  setItem: (key, text) => { untilReload.set(key, text); },
};

function tabStorage(): TextStorage {
  try {
    return sessionStorage;
  } catch {
    return IN_MEMORY; // a browser may forbid it
  }
}

const drawn = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ADDED)), (byte) => byte.toString(16).padStart(2, '0')).join('');
