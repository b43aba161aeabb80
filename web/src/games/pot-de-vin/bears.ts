/** What the cards of this game bear, which its options decide. */

import type { Saying } from '../../board/game.ts';
import type { Bears } from '../../cards/index.ts';
import { readCard } from './cards.ts';
import { KINDS } from './prizes.ts';
import type { Material } from './scene.gen.ts';

/** The guild of a card and how often; null before it is known. */
export function bearsOf(material: Material | null, card: string): Bears | null {
  const [mark, times] = material?.deck[card] ?? [];
  return mark === undefined || times === undefined ? null : { mark, times };
}

/** The whole card in words: its name, and what it bears. */
export function cardRead(material: Material | null, card: string, said: Pick<Saying, 't' | 'card'>): string {
  const name = said.card(card);
  const neutral = readCard(card)?.neutral;
  if (neutral) return `${name}, ${said.t(`neutral-${KINDS[neutral]}`)}`;
  const bears = bearsOf(material, card);
  if (!bears?.mark) return name;
  return `${name}, ${said.card(bears.mark)}${bears.times > 1 ? ` ×${bears.times}` : ''}`;
}
