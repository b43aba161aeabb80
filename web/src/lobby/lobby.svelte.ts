/** The tables that the lobby shows, asked for again and again while somebody looks. */

import type { Lobby as News, LobbyRow } from '../protocol/messages.gen.ts';
import { fetchJson } from '../base/http.ts';

const EVERY = 10_000; // milliseconds between two looks

export class Lobby {
  #news = $state.raw<News | null>(null);
  #lost = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get ready(): boolean {
    return this.#news !== null;
  }

  /** The last look failed; what is shown may be old. */
  get lost(): boolean {
    return this.#lost;
  }

  get mine(): readonly LobbyRow[] {
    return this.#news?.mine ?? [];
  }

  /** Tables of others, those with a free chair first. */
  get others(): readonly LobbyRow[] {
    const own = new Set(this.mine.map((row) => row.table));
    const rows = this.#news?.tables.filter((row) => !own.has(row.table)) ?? [];
    const canJoin = ({ may }: LobbyRow): boolean => may === 'join';
    return [...rows.filter(canJoin), ...rows.filter((row) => !canJoin(row))];
  }

  /** What those who run the server say to everybody just now. */
  get notice(): string {
    return this.#news?.notice ?? '';
  }

  get people(): number {
    return this.#news?.people ?? 0;
  }

  /** Looks until the returned function is called; not while the page is hidden. */
  follow(): () => void {
    const look = (): void => void this.look();
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    if (document.hidden) return;
    const timer = setTimeout(() => void this.look(), EVERY);
    this.#timer = timer;
    try {
      this.#news = await fetchJson<News>('/api/lobby');
      this.#lost = false;
    } catch (cause) {
      if (!(cause instanceof TypeError)) console.error(cause); // without a connection that is all there is to say
      this.#lost = true;
    }
  }
}
