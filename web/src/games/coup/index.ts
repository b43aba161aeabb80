/** What the page has of Coup. */

import { gameUi } from '../../board/game.ts';
import type { CoupReview } from '../../protocol/messages.gen.ts';
import Board from './Board.svelte';
import ClaimsPanel from './ClaimsPanel.svelte';
import { deck } from './deck.ts';
import Ending from './Ending.svelte';
import { exhibit } from './exhibit.ts';
import ReferenceCard from './ReferenceCard.svelte';
import Review from './Review.svelte';
import { remarksOf } from './review.ts';
import { sayHand, saySeats } from './speaking.ts';
import type { Coup } from './types.ts';

export const ui = gameUi<Coup, CoupReview>({
  deck,
  cardsOnBoard: () => true,
  dock: 'beside',
  Board,
  Memory: ClaimsPanel,
  Reference: ReferenceCard,
  ending: { title: 'web-side-open', Panel: Ending, verdict: false },
  review: { title: 'web-side-review', Panel: Review, remarks: remarksOf },
  exhibit,
  sayHand,
  saySeats,
});
