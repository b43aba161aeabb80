/** Pot de Vin in whole sentences, for who cannot see the board. */

import { HIDDEN } from '../../board/counts.ts';
import type { Saying, Shown } from '../../board/game.ts';
import { cardRead } from './bears.ts';
import type { PotDeVin } from './types.ts';

export function sayHand({ view: { hands, gems }, material }: Shown<PotDeVin>, seat: number, speech: Saying): string {
  const cards = (hands[seat] ?? []).filter((card) => card !== HIDDEN).map((card) => cardRead(material, card, speech));
  if (cards.length === 0) return speech.t('table-hand-empty');
  return speech.t('web-side-say-hand-gems', { cards: speech.list(cards), gems: gems[seat] ?? 0 });
}

export const saySeats = ({ view, memory }: Shown<PotDeVin>, names: readonly string[], speech: Saying): string[] =>
  view.hands.map((hand, seat) => {
    const args = { who: names[seat] ?? '', cards: hand.length, gems: view.gems[seat] ?? 0 };
    const base = speech.t('web-side-say-player-gems', args);
    return memory ? `${base} ${speech.t('web-side-say-points', { points: memory.points[seat] ?? 0 })}` : base;
  });
