/** A finished game that is looked through: at a glance first, then with care. */

import { Refusal } from '../base/http.ts';
import { fetchAnalysis, laterIn, type Look } from '../games/replays.ts';
import type { GameAnalysis } from '../protocol/messages.gen.ts';

const CLOSED = 403;

/** Why nothing, or nothing better, was found; `told` is what the server says of it. */
export interface Failure {
  readonly kind: 'closed' | 'lost';
  readonly told: string | null;
}

export class GameLook {
  readonly #id: string;
  readonly #fetch: typeof fetchAnalysis;
  #found = $state.raw<GameAnalysis | null>(null);
  #asked = $state<Look | null>(null);
  #failure = $state.raw<Failure | null>(null);
  #isDone = $state(false);

  constructor(id: string, fetch = fetchAnalysis) {
    this.#id = id;
    this.#fetch = fetch;
  }

  /** The best that was found so far. */
  get found(): GameAnalysis | null {
    return this.#found;
  }

  /** What is waited for. */
  get asked(): Look | null {
    return this.#asked;
  }

  get failure(): Failure | null {
    return this.#failure;
  }

  /** Whether nothing better will be found. */
  get isDone(): boolean {
    return this.#isDone;
  }

  /** Asks for what is missing; once somebody has asked, nothing more happens. */
  async ask(): Promise<void> {
    if (this.#isDone || this.#asked !== null) return;
    this.#failure = null;
    try {
      if (this.#found === null) await this.#look('quick');
      await this.#look('careful');
      this.#isDone = true;
    } catch (cause) {
      console.error(cause);
      const kind = cause instanceof Refusal && cause.status === CLOSED ? 'closed' : 'lost';
      this.#failure = { kind, told: await laterIn(cause) };
    } finally {
      this.#asked = null;
    }
  }

  async #look(look: Look): Promise<void> {
    this.#asked = look;
    this.#found = await this.#fetch(this.#id, look);
  }
}
