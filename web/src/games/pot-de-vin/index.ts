/** What the page has of Pot de Vin. */

import { gameUi } from '../../board/game.ts';
import type { PotDeVinReview } from '../../protocol/messages.gen.ts';
import Board from './Board.svelte';
import ColumnsPanel from './ColumnsPanel.svelte';
import { deck } from './deck.ts';
import Ending from './Ending.svelte';
import { exhibit } from './exhibit.ts';
import Review from './Review.svelte';
import PointsCard from './PointsCard.svelte';
import { sayHand, saySeats } from './speaking.ts';
import type { PotDeVin } from './types.ts';

export const ui = gameUi<PotDeVin, PotDeVinReview>({
  deck,
  cardsOnBoard: ({ phase }) => phase !== 'JOKERS',
  dock: 'stacked',
  Board,
  Memory: ColumnsPanel,
  Reference: PointsCard,
  ending: { title: 'web-side-scores', Panel: Ending, verdict: true },
  review: { title: 'web-side-rounds', Panel: Review },
  exhibit,
  sayHand,
  saySeats,
});
