/** The cards of Coup, as they are drawn. */

import { type Deck, HOUSE_BACK } from '../../cards/deck.ts';
import { readCard } from './cards.ts';
import Marks from './Marks.svelte';

const GROUNDS = { a: 0, b: 1, c: 2 } as const;

export const deck: Deck = {
  read(word) {
    const card = readCard(word);
    return card && { character: card.character, ground: GROUNDS[card.art ?? 'a'], mirrored: card.art === 'b' };
  },
  Marks,
  topped: false,
  back: HOUSE_BACK,
  fan: ['captain', 'assassin', 'duke', 'contessa', 'ambassador'].map((word) => ({ word })),
  sample: { word: 'contessa' },
};
