/** The rules of a table that gathers: what they are, and how to change one of them. */

import type { GameOffer, OptionValue, Preset } from '../games/catalogue.ts';
import { holdsAny, type Option } from '../games/options.ts';
import type { Command, Scene } from '../net/messages.ts';

type Values = Readonly<Record<string, OptionValue>>;
type Plain = string | number | boolean;

export const presetOf = (offer: GameOffer, { preset }: Scene): Preset | undefined =>
  offer.presets.find(({ name }) => name === preset);

/** Every option with its value at the table. */
export const valuesOf = (offer: GameOffer, scene: Scene): Values =>
  ({ ...presetOf(offer, scene)?.values, ...scene.options as Values });

/** The options that mean something now, those that a set-up shows first, then the others. */
export function optionsOf(offer: GameOffer, scene: Scene): { first: Option[]; others: Option[] } {
  const values = valuesOf(offer, scene);
  const open = offer.options.filter((option) => holdsAny(option.matters, values, scene.chairs.length));
  const isFirst = ({ name }: Option): boolean => offer.extras.includes(name);
  return { first: open.filter(isFirst), others: open.filter((option) => !isFirst(option)) };
}

/** The options that are not as in the edition. */
export function changedOf(offer: GameOffer, scene: Scene): Option[] {
  const usual = presetOf(offer, scene)?.values ?? {};
  const values = valuesOf(offer, scene);
  const { first, others } = optionsOf(offer, scene);
  return [...first, ...others].filter(({ name }) => values[name] !== usual[name]);
}

/** What changes one option and leaves the others. */
export function withOption(offer: GameOffer, scene: Scene, name: string, value: OptionValue): Command {
  const values = valuesOf(offer, scene);
  const changed = changedOf(offer, scene).map((option) => [option.name, values[option.name] as Plain] as const);
  return { type: 'configure', options: { ...Object.fromEntries(changed), [name]: value as Plain } };
}

/** The numbers of chairs that the edition allows and that leave everybody seated. */
export function chairsOf({ least, most }: Preset, seated: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more).filter((chairs) => chairs >= seated);
}
