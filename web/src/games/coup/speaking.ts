/** Coup in whole sentences, for who cannot see the board. */

import { HIDDEN } from '../../board/counts.ts';
import type { Saying, Shown } from '../../board/game.ts';
import type { View } from './scene.gen.ts';
import type { Coup } from './types.ts';

export function sayHand({ view: { hands, coins } }: Shown<Coup>, seat: number, speech: Saying): string {
  const cards = (hands[seat] ?? []).filter((card) => card !== HIDDEN).map((card) => speech.card(card));
  if (cards.length === 0) return speech.t('table-hand-empty');
  return speech.t('web-side-say-hand', { cards: speech.list(cards), coins: coins[seat] ?? 0 });
}

export const saySeats = ({ view, standing }: Shown<Coup>, names: readonly string[], speech: Saying): string[] =>
  view.hands.map((_, seat) => (standing.seats[seat] === 'out'
    ? speech.t('web-side-say-out', { who: names[seat] ?? '' }) : saySeat(view, seat, names[seat] ?? '', speech)));

function saySeat({ hands, face_up, coins }: View, seat: number, who: string, speech: Saying): string {
  const [cards, lost] = [hands[seat]?.length ?? 0, face_up[seat] ?? []];
  const base = speech.t('web-side-say-player', { who, coins: coins[seat] ?? 0, cards });
  if (lost.length === 0) return base;
  return `${base} ${speech.t('web-side-say-lost', { cards: speech.list(lost.map((card) => speech.card(card))) })}`;
}
