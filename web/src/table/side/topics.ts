/** The topics of help that matter at this table. */

import type { GameBody } from '../../games/catalogue.ts';
import { holdsAny } from '../../games/options.ts';
import type { Scene } from '../../net/messages.ts';
import { WaitingForm } from '../../settings/waitingForm.ts';

/** The rules and settings of the table of *scene*: of the game that is played there, for those who play it. */
export function formIn(offer: GameBody, scene: Scene): WaitingForm {
  const hands = scene.deal?.view.hands;
  return new WaitingForm(offer, Array.isArray(hands) ? { ...scene, chairs: hands } : scene);
}

/** The topics of the game on offer, without those that this table has no use for. */
export function topicsFor(offer: GameBody, scene: Scene): string[] {
  const { values, chairs } = formIn(offer, scene);
  return offer.topics.filter((topic) => holdsAny(offer.help_when[topic] ?? [], values, chairs));
}

/** What sentences of help may ask of this table: each value that an option has here, by its name, is 1. */
export const valuesIn = (offer: GameBody, scene: Scene): Record<string, number> =>
  Object.fromEntries(Object.values(formIn(offer, scene).values).flatMap((value) => (typeof value === 'string' ? [[value, 1]] : [])));
