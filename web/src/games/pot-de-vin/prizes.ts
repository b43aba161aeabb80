/** What the neutral cards that somebody has won are, as the log calls them. */

import { type Neutral, readCard } from './cards.ts';

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
