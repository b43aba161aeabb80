/** What is looked at while a round is won or a last card is played. */

import type { Exhibit } from '../../board/game.ts';
import type { Telling } from '../../i18n/index.ts';
import { finished } from './moves.ts';
import type { View } from './scene.gen.ts';

const OF_A_ROUND = ['log-wins-round', 'log-takes', 'log-last-card'];

/** The cards of the round that ended between the two views, or that is played; that of who is told of first. */
export function exhibit({ id, args }: Telling, before: View, after: View): Exhibit | null {
  if (!OF_A_ROUND.includes(id)) return null;
  const played = (finished(before, after) ?? after.table).filter(([, card]) => card !== 'gem');
  const own = ([seat]: readonly [number, string]): number => Number(seat === args.who);
  const cards = [...played].sort((one, other) => own(other) - own(one)).map(([, card]) => card);
  return { cards: id === 'log-last-card' ? cards.slice(0, 1) : cards };
}
