/** What the page has of every game, also of one that it knows nothing of. */

import { HIDDEN } from '../../board/counts.ts';
import { gameUi } from '../../board/game.ts';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { keyName, shownOf, written } from './shown.ts';

export const ui = gameUi({
  deck: null,
  cardsOnBoard: () => false,
  dock: 'beside',
  Board,
  ending: { title: 'web-side-open', Panel: Ending, verdict: true },
  sayHand({ view }, seat, speech) {
    const cards = (shownOf(view, 0, null).hands?.[seat] ?? []).filter((card) => card !== HIDDEN);
    if (cards.length === 0) return speech.t('web-generic-no-cards');
    return `${speech.t('table-hand')}: ${speech.list(cards.map((card) => speech.card(card)))}`;
  },
  saySeats({ view, material }, names, speech) {
    const { columns } = shownOf(view, names.length, material);
    return names.map((who, seat) => {
      const facts = columns.map(([key, values]) => `${keyName(key, speech)} ${written(values[seat], speech)}`);
      return `${[who, ...facts].join(', ')}.`;
    });
  },
});
