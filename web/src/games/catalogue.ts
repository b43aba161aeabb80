/** The games that the server offers; asked once. */

import type { LogLineBody, SettingBody, When } from '../protocol/messages.gen.ts';
import { isKnown } from './known.ts';
import { speech, t } from '../i18n/index.ts';
import { fetchGames } from '../base/gameList.ts';

export type OptionValue = string | number | boolean | Readonly<Record<string, unknown>>;

/** A value for each of some options. */
export type Values = Readonly<Record<string, OptionValue>>;

export interface Preset {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly values: Values;
}

export interface GameOffer {
  readonly name: string;
  /** How many play where nobody says. */
  readonly players: number;
  readonly presets: readonly Preset[];
  readonly options: readonly {
    readonly name: string;
    readonly values: readonly OptionValue[];
    /** The rules that it settles and that the page of rules states. */
    readonly rules: readonly string[];
    readonly matters: readonly When[];
  }[];
  /** The options that a set-up shows first. */
  readonly extras: readonly string[];
  /** The settings that mean something in the game. */
  readonly settings: readonly SettingBody[];
  /** The bots, weakest first. */
  readonly levels: readonly string[];
  /** The bot that plays where nobody says which. */
  readonly usual: string;
  /** Bots that differ in how they play. */
  readonly styles: readonly string[];
  /** What there is help on: `help-<topic>`. */
  readonly topics: readonly string[];
  /** Where there is something to say on a topic; without an entry everywhere. */
  readonly help_when: Readonly<Record<string, readonly When[]>>;
  /** The messages of the log that are more than a sentence. */
  readonly lines: Readonly<Record<string, LogLineBody>>;
  readonly look: string;
}

/** All bots that may sit on a chair. */
export function botsOf({ levels, styles }: Pick<GameOffer, 'levels' | 'styles'>): readonly string[] {
  return [...levels, ...styles];
}

/** What a bot is called: a level in the words of the page, another by its own name. */
export function botName(bot: string): string {
  const id = `level-${bot}`;
  return speech().has(id) ? t(id) : bot;
}

/** The games; an error of the connection is not remembered. */
export const games = (): Promise<readonly GameOffer[]> => fetchGames() as Promise<readonly GameOffer[]>;

/** The title of a game, its name where the page does not know it. */
export const titleOf = (game: string): string =>
  (isKnown(game) ? t(`web-game-${game}`) : game.charAt(0).toUpperCase() + game.slice(1).replaceAll('-', ' '));
