/** The cards of Pot de Vin, as they are drawn. */

import type { Deck } from '../../cards/deck.ts';
import BackSign from './BackSign.svelte';
import { readCard } from './cards.ts';
import Marks from './Marks.svelte';

const bears = (mark: string, times = 1) => ({ mark, times });

export const deck: Deck = {
  read(word) {
    const card = readCard(word);
    return card && { character: card.character, ground: card.neutral ? 2 : 0, mirrored: false };
  },
  Marks,
  topped: true,
  back: { like: 'pietra', field: { court: '#14484d', guilds: '#1a4f94', steam: '#1d3b3a' }, Sign: BackSign },
  fan: [
    { word: 'ugo-13' },
    { word: 'pietra-12', bears: bears('artists', 2) },
    { word: 'aldo-12', bears: bears('nobles', 2) },
    { word: 'enzo-9', bears: bears('assassins') },
    { word: 'pietra-1' },
  ],
  sample: { word: 'pietra-9', bears: bears('nobles') },
  pictures: {
    rules: [{ word: 'aldo-12', bears: bears('nobles', 2) }, { word: 'pietra-12', bears: bears('artists', 2) },
      { word: 'enzo-9', bears: bears('assassins') }, { word: 'ugo-12', bears: bears('workers', 2) }],
    cards: [{ word: 'pietra-5', bears: bears('nobles') }, { word: 'aldo-11', bears: bears('knights', 2) },
      { word: 'enzo-1' }, { word: 'ugo-2' }, { word: 'aldo-3' }, { word: 'pietra-13' }],
    trump: [{ word: 'ugo-7', bears: bears('nobles') }],
    follow: [{ word: 'pietra-9', bears: bears('nobles') }, { word: 'pietra-5', bears: bears('nobles') }],
    winning: [{ word: 'pietra-9', bears: bears('nobles') }, { word: 'pietra-10', bears: bears('workers') }, { word: 'ugo-4', bears: bears('assassins') }],
    points: [{ word: 'ugo-2' }, { word: 'aldo-3' }, { word: 'enzo-13' }],
    jokers: [{ word: 'aldo-1' }],
  },
};
