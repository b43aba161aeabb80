/** The games that the server offers, and what is said of them. */

import { isKnown } from './known.ts';
import { speech, t } from '../i18n/index.ts';
import type { GameBody, Json } from '../protocol/messages.gen.ts';

export { fetchGames as games } from '../base/gameList.ts';
export type { GameBody, Json, OptionBody, PresetBody } from '../protocol/messages.gen.ts';

/** A value for each of some options. */
export type Values = Readonly<Record<string, Json>>;

/** All bots that may sit on a chair; a style that one of the cast has comes with the character. */
export function botsOf({ levels, styles, cast }: Pick<GameBody, 'levels' | 'styles' | 'cast'>): readonly string[] {
  const played = Object.values(cast);
  return [...levels, ...styles.filter((style) => !played.includes(style))];
}

/** What a bot is called: a level in the words of the page, another by its own name. */
export function botName(bot: string): string {
  const id = `level-${bot}`;
  return speech().has(id) ? t(id) : bot;
}

/** The title of a game, its name where the page does not know it. */
export const titleOf = (game: string): string =>
  (isKnown(game) ? t(`web-game-${game}`) : game.charAt(0).toUpperCase() + game.slice(1).replaceAll('-', ' '));
