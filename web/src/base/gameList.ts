/** The games as the server lists them; asked once, an error of the connection is not remembered. */

import type { GameBody } from '../protocol/messages.gen.ts';
import { fetchJson } from './http.ts';

let known: Promise<readonly GameBody[]> | null = null;

export function fetchGames(): Promise<readonly GameBody[]> {
  known ??= fetchJson<readonly GameBody[]>('/api/games').catch((cause: unknown) => {
    known = null;
    throw cause;
  });
  return known;
}

/** What the server says of *game*; nothing where nobody can say. */
export async function gameBodyOf(game: string): Promise<Partial<GameBody>> {
  if (game === '') return {};
  const games = await fetchGames().catch(() => []);
  return games.find(({ name }) => name === game) ?? {};
}
