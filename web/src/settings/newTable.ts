/** A table about to be created: what was chosen, and what that asks of the server. */

import { botsOf } from '../games/catalogue.ts';
import type { GameBody, PresetBody, Values } from '../games/catalogue.ts';
import type { SettingValues } from './form.ts';

/** What was chosen; `changed` are the options that differ from the edition. */
export interface Choice {
  readonly game: string;
  readonly preset: string;
  readonly chairs: number;
  readonly changed: Values;
  readonly settings: SettingValues;
  /** The level or style of the bot on each chair but one's own; null for a chair that waits for somebody. */
  readonly others: readonly (string | null)[];
}

/** The choice that a game begins with. */
export function usualChoice(offer: GameBody): Choice {
  const preset = offer.presets[0]!;
  const chairs = within(offer.players, preset);
  return { game: offer.name, preset: preset.name, chairs, changed: {}, settings: {}, others: fit([], chairs) };
}

/** What was chosen before, as far as the server still offers it. */
export function choiceAgain(before: unknown, offers: readonly GameBody[]): Choice | null {
  const old = (before ?? {}) as Partial<Choice>;
  const offer = offers.find(({ name }) => name === old.game);
  const preset = offer?.presets.find(({ name }) => name === old.preset);
  if (!offer || !preset) return null;
  const chairs = within(Number(old.chairs) || offer.players, preset);
  const others = Array.isArray(old.others) ? old.others : [];
  return {
    game: offer.name,
    preset: preset.name,
    chairs,
    changed: differing(offer, preset, old.changed ?? {}),
    settings: known(offer, old.settings ?? {}),
    others: fit(others.map((level) => (botsOf(offer).includes(level as string) ? level : null)), chairs),
  };
}

/** The options of `values` that the game has, and that differ from the edition's. */
export function differing(offer: GameBody, preset: PresetBody, values: Values): Values {
  const chosen = offer.options.filter(({ name, values: allowed }) =>
    name in values && allowed.some((each) => each === values[name]) && values[name] !== preset.values[name]);
  return Object.fromEntries(chosen.map(({ name }) => [name, values[name]!]));
}

/** A number of chairs that the edition is for. */
export function within(chairs: number, { least, most }: PresetBody): number {
  return Math.min(most, Math.max(least, chairs));
}

/** The other chairs, when there are `chairs` in all: those that are new wait for somebody. */
export function fit(others: readonly (string | null)[], chairs: number): (string | null)[] {
  return Array.from({ length: chairs - 1 }, (_, place) => others[place] ?? null);
}

/** What the server is asked for. */
export function wish(choice: Choice, name: string, face = '', company: readonly string[] = []): Record<string, unknown> {
  const { game, preset, chairs, changed, settings, others } = choice;
  const bots = others.filter((level) => level !== null);
  const characters = others.flatMap((level, chair) => (level === null ? [] : [company[chair] ?? '']));
  return { game, preset, options: changed, chairs, settings, bots, characters, name, face };
}

/** Those of some settings that the game has, with values that a set-up offers. */
export function known({ settings }: GameBody, chosen: SettingValues): SettingValues {
  const kept = settings.filter(({ name, values }) => name in chosen && values.includes(chosen[name]!));
  return Object.fromEntries(kept.map(({ name }) => [name, chosen[name]]));
}

/** The settings that a game is played with where nobody says. */
export function usualSettings({ settings }: GameBody): SettingValues {
  return Object.fromEntries(settings.map(({ name, default: value }) => [name, value]));
}
