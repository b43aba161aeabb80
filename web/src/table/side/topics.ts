/** The topics of help that matter at this table. */

import type { Scene } from '../../net/messages.ts';

type Options = Scene['options'];
type Needs = (options: Options, players: number) => boolean;

const SIX = 6;
const CROWD = 7;

/** What a topic needs; a topic that is not listed matters always. */
const NEEDS: Readonly<Record<string, Needs>> = {
  tax: ({ slot_duke }) => slot_duke !== 'patron',
  patron: ({ slot_duke }) => slot_duke === 'patron',
  inquisitor: ({ slot_ambassador }) => slot_ambassador === 'inquisitor',
  examine: ({ slot_ambassador }) => slot_ambassador === 'inquisitor',
  lawyer: ({ slot_contessa }) => slot_contessa === 'lawyer',
  reforma: ({ reforma }) => reforma === true,
  convert: ({ reforma }) => reforma === true,
  embezzle: ({ reforma }) => reforma === true,
  declared: ({ declared_coup }) => declared_coup !== 'off',
  art: ({ art_mode }) => art_mode === 'distinct',
  'two-players': (_, players) => players === 2,
  'many-players': (_, players) => players >= CROWD,
  pairs: ({ pairs }) => pairs === true,
  six: (_, players) => players === SIX,
};

/** The topics of the server, without those that this table has no use for. */
export function topicsFor(topics: readonly string[], { options, deal, chairs }: Scene): string[] {
  const hands = deal?.view.hands;
  const players = Array.isArray(hands) ? hands.length : chairs.length;
  return topics.filter((topic) => NEEDS[topic]?.(options, players) ?? true);
}
