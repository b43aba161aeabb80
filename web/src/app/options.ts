/** The options of a game: their messages, and which of them mean something at a table. */

import type { OptionValue, Values } from './games.ts';

export interface Option {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

type Condition = (values: Values, chairs: number) => boolean;

const reforma: Condition = (values) => values.reforma === true;
const inquisitor: Condition = (values) => values.slot_ambassador === 'inquisitor';
const both = (...conditions: Condition[]): Condition => (values, chairs) =>
  conditions.every((holds) => holds(values, chairs));

/** What must hold for an option to change anything; without an entry it always may. */
const MATTERS: Readonly<Record<string, Condition>> = {
  two_player_setup: (_, chairs) => chairs === 2,
  two_player_first_coins: (_, chairs) => chairs === 2,
  declared_exchange: (values) => values.declared_coup !== 'off',
  embezzle_empty: reforma,
  embezzle_loss: reforma,
  factions_start: reforma,
  examine_choice: inquisitor,
  examine_block: inquisitor,
  examine_replace: inquisitor,
  examine_own_faction: both(inquisitor, reforma),
  patron_own_faction: both((values) => values.slot_duke === 'patron', reforma),
  lawyer_challengeable: (values) => values.slot_contessa === 'lawyer',
  pairs: (_, chairs) => chairs === 4,
  pair_jokers: (values, chairs) => isInPairs(values, chairs),
  pair_pdv: (values, chairs) => isInPairs(values, chairs),
  six_recycle: (_, chairs) => chairs === 6,
};

export function matters(name: string, values: Values, chairs: number): boolean {
  return MATTERS[name]?.(values, chairs) ?? true;
}

/** The message of an option: `option-slot-duke`. */
export function optionId(name: string): string {
  return `option-${name.replaceAll('_', '-')}`;
}

/** The message of one of its values: `option-slot-duke.is-patron`. */
export function valueId(name: string, value: OptionValue): string {
  const word = typeof value === 'object' ? 'own' : String(value).toLowerCase().replace(/[_+]/g, '-');
  return `${optionId(name)}.is-${word}`;
}

/** Six always play in pairs, four if they like. */
function isInPairs(values: Values, chairs: number): boolean {
  return chairs === 6 || (chairs === 4 && values.pairs === true);
}
