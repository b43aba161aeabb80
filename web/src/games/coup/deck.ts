/** The cards of Coup, as they are drawn. */

import { type Deck, HOUSE_BACK } from '../../cards/deck.ts';
import { readCard } from './cards.ts';
import Marks from './Marks.svelte';

const GROUNDS = { a: 0, b: 1, c: 2 } as const;

const of = (...words: string[]) => words.map((word) => ({ word }));

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
  pictures: {
    rules: of('duke', 'assassin', 'captain', 'ambassador', 'contessa'),
    influence: of('duke', 'contessa'),
    tax: of('duke'),
    assassinate: of('assassin', 'contessa'),
    steal: of('captain', 'ambassador'),
    exchange: of('ambassador'),
    block: of('duke', 'contessa', 'captain', 'ambassador'),
    inquisitor: of('inquisitor'),
    examine: of('inquisitor'),
    patron: of('patron'),
    lawyer: of('lawyer'),
    embezzle: of('duke'),
  },
};
