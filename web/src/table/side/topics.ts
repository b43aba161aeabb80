/** The topics of help that matter at this table. */

import type { GameBody } from '../../games/catalogue.ts';
import { holdsAny } from '../../games/options.ts';
import type { Scene } from '../../net/messages.ts';
import { WaitingForm } from '../../settings/waitingForm.ts';

/** The topics of the game on offer, without those that this table has no use for. */
export function topicsFor(offer: GameBody, scene: Scene): string[] {
  const hands = scene.deal?.view.hands;
  const players = Array.isArray(hands) ? hands.length : scene.chairs.length;
  const values = new WaitingForm(offer, scene).values;
  return offer.topics.filter((topic) => holdsAny(offer.help_when[topic] ?? [], values, players));
}
