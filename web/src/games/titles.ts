/** What games are called. */

import { speech } from '../i18n/index.ts';
import { readable } from '../i18n/plain.ts';

/** The title of a game, made of its name where the page does not know it. */
export function titleOf(game: string): string {
  const said = speech();
  const id = `web-game-${game}`;
  return said.has(id) ? said.t(id) : readable(game);
}
