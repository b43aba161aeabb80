/** The rules and settings of a table as a form: the same for a new table and for one that waits. */

import type { GameBody, Json, OptionBody, PresetBody, Values } from '../games/catalogue.ts';
import { holdsAny } from '../games/options.ts';
import { speech } from '../i18n/index.ts';
import type { SettingBody } from '../protocol/messages.gen.ts';

export type SettingName = SettingBody['name'];
export type SettingValue = SettingBody['default'];
export type SettingValues = Readonly<Partial<Record<SettingName, SettingValue>>>;

export interface TableForm {
  readonly offer: GameBody;
  readonly edition: PresetBody;
  readonly chairs: number;
  /** Every option with the value that it has. */
  readonly values: Values;
  /** Every setting that matters in the game, with the value that it has. */
  readonly settings: SettingValues;
  edit(preset: string): void;
  change(option: string, value: Json): void;
  /** Makes options what they are in the edition. */
  reset(options: readonly string[]): void;
  set(setting: SettingName, value: SettingValue): void;
}

/** The options that mean something now: those that are shown first, then the others. */
export function optionsOf(form: TableForm): { first: readonly OptionBody[]; others: readonly OptionBody[] } {
  const { extras, options } = form.offer;
  const open = options.filter(({ matters }) => holdsAny(matters, form.values, form.chairs));
  const isFirst = ({ name }: OptionBody): boolean => extras.includes(name);
  return {
    first: open.filter(isFirst).toSorted((one, other) => extras.indexOf(one.name) - extras.indexOf(other.name)),
    others: open.filter((option) => !isFirst(option)),
  };
}

/** The options that mean something and are not as in the edition. */
export function changedOf(form: TableForm): readonly OptionBody[] {
  const { first, others } = optionsOf(form);
  return [...first, ...others].filter(({ name }) => isChanged(form, name));
}

export const isChanged = ({ values, edition }: TableForm, name: string): boolean =>
  values[name] !== edition.values[name];

/** The settings that change something as the others are. */
export const settingsOf = ({ offer, settings, chairs }: TableForm): readonly SettingBody[] =>
  offer.settings.filter(({ matters }) => holdsAny(matters, settings, chairs));

/** The message of what a bot does at a table; where it does not play in its own manner, of how it plays there. */
export function aboutBotId({ offer, values, chairs }: Pick<TableForm, 'offer' | 'values' | 'chairs'>, bot: string): string {
  const id = `level-${bot}-${offer.name}`;
  return holdsAny(offer.bots_when[bot] ?? [], values, chairs) ? id : `${id}.elsewhere`;
}

/** The same in words; empty for a bot of which nothing is said. */
export function aboutBot(form: TableForm, bot: string): string {
  const said = speech(form.offer.name, form.edition.name);
  const id = aboutBotId(form, bot);
  return said.has(id) ? said.t(id) : '';
}

/** The numbers of chairs that the edition is for, and that leave everybody seated. */
export function chairCounts({ least, most }: PresetBody, seated = 0): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more).filter((chairs) => chairs >= seated);
}
