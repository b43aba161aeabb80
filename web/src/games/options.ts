/** The options of a game: their messages, and which of them mean something at a table. */

import type { Json, OptionBody, When } from '../protocol/messages.gen.ts';
import type { Values } from './catalogue.ts';

/** Whether one of the conditions holds at a table, or there is none. */
export function holdsAny(conditions: readonly When[], values: Values, chairs: number): boolean {
  return conditions.length === 0 || conditions.some(({ players, options }) =>
    (players.length === 0 || players.includes(chairs)) &&
    Object.entries(options).every(([name, wanted]) => (wanted as readonly unknown[]).includes(values[name])));
}

/** Whether the option called `name` changes anything at a table. */
export function matters(options: readonly OptionBody[], name: string, values: Values, chairs: number): boolean {
  return holdsAny(options.find((option) => option.name === name)?.matters ?? [], values, chairs);
}

/** The message of an option: `option-slot-duke`. */
export function optionId(name: string): string {
  return `option-${name.replaceAll('_', '-')}`;
}

/** The message of one of its values: `option-slot-duke.is-patron`. */
export function valueId(name: string, value: Json): string {
  const word = typeof value === 'object' ? 'own' : String(value).toLowerCase().replace(/[_+]/g, '-');
  return `${optionId(name)}.is-${word}`;
}
