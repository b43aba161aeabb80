/** Cards of a hand with keys that stay while the same cards stay. */

export interface KeyedCard {
  readonly key: string;
  readonly card: string;
}

/** The words of cards in one; a word is never blank, nor has it a blank. While it is equal, nothing is drawn again. */
export const wordsOf = (cards: readonly string[] | undefined): string => (cards ?? []).join(' ');

/** The cards of their words in one. */
export const cardsOf = (words: string): string[] => (words === '' ? [] : words.split(' '));

/** Cards in their order; the second copy of a card is `duke#1`. */
export function keyedCards(cards: readonly string[]): KeyedCard[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: copy === 0 ? card : `${card}#${copy}`, card };
  });
}

/** The card of a key. */
export const cardOfKey = (key: string): string => key.split('#')[0] ?? key;
