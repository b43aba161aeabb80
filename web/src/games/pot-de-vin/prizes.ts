/** What the neutral cards that somebody has won are, as the log calls them. */

import { type Neutral, readCard } from './cards.ts';
import type { View } from './scene.gen.ts';

/** The last part of the message that names each neutral kind. */
export const KINDS: Readonly<Record<Neutral, string>> = { joker: 'joker', bonus: 'plus', malus: 'minus', pot: 'pot' };

/** How many of each neutral kind are among *cards*. */
export function neutrals(cards: readonly string[]): [kind: Neutral, number: number][] {
  const found = new Map<Neutral, number>();
  for (const card of cards) {
    const kind = readCard(card)?.neutral;
    if (kind) found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return [...found];
}

const parts = (card: string): readonly [suit: string, value: number] => {
  const word = readCard(card);
  return [word?.character ?? '', word?.value ?? 0];
};

/** Who would win the round as it lies: the highest trump, else the highest of the led suit (PDV-RO-06). */
export function winning({ table, trump, led }: Pick<View, 'table' | 'trump' | 'led'>): number | null {
  const best = (suit: string | null): number | null => table
    .filter(([, card]) => suit !== null && parts(card)[0] === suit)
    .toSorted(([, one], [, other]) => parts(other)[1] - parts(one)[1])[0]?.[0] ?? null;
  return best(trump === null ? null : parts(trump)[0]) ?? best(led);
}
