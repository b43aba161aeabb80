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

/** The numbers of its rules that the sentences of *game* speak of, none where nobody can say. */
export async function numbersOf(game: string): Promise<Readonly<Record<string, number>>> {
  if (game === '') return {};
  const games = await fetchGames().catch(() => []);
  return games.find(({ name }) => name === game)?.numbers ?? {};
}
