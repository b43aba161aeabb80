/** What the page knows of the cards of Pot de Vin, to deal a finished game again. */

import type { KnownCards } from '../../fairness/dealAgain.ts';
import { SUITS } from './cards.ts';

const VALUES = 13;
const CARDS = SUITS.flatMap((suit) => Array.from({ length: VALUES }, (_, value) => `${suit}-${value + 1}`));

export const cards: KnownCards = {
  order: () => CARDS,
  deck: () => CARDS,
  hands: ({ header }) => header.hands ?? [],
  pile: 'pile',
  isClosed: () => false, // cards lie in the middle and are taken
  drawsFirst: () => false,
  firstBy: () => 'chance',
};
