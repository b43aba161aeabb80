/** What the cards of this game bear, which its options decide. */

import type { Bears } from '../../cards/index.ts';
import type { Material } from './scene.gen.ts';

/** The guild of a card and how often; null before it is known. */
export function bearsOf(material: Material | null, card: string): Bears | null {
  const [mark, times] = material?.deck[card] ?? [];
  return mark === undefined || times === undefined ? null : { mark, times };
}
