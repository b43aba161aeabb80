/** The cards of Pot de Vin, dealt again: the hands, then a trump card for each round. */

import { expectSame, Heap, Misfit } from '../../fairness/cards.ts';
import type { Dealing } from '../../fairness/check.ts';
import type { Draws } from '../../fairness/draws.ts';
import { fromFirst, type PlayedGame } from '../../fairness/record.ts';
import { SUITS } from './cards.ts';

const VALUES = 13;
const ORDER = SUITS.flatMap((suit) => Array.from({ length: VALUES }, (_, value) => `${suit}-${value + 1}`));

/** Chance settles who begins. */
export const firstBy: Dealing['firstBy'] = () => 'chance';

/** Deals `game` again with `draws`; throws a Misfit where a card is another one. */
export function dealAgain({ header, lines, positions }: PlayedGame, draws: Draws): void {
  const pile = new Heap(ORDER, ORDER);
  const drawCard = (): string => pile.take(pile.cards[draws.below(pile.cards.length)]!);
  for (const seat of fromFirst(header)) {
    const told = header.hands?.[seat] ?? [];
    expectSame(`the hand of seat ${seat}`, told.map(drawCard), told);
  }
  if (header.trump !== undefined) expectSame('the first trump', [drawCard()], [header.trump]);
  draws.isDealt = true;
  lines.forEach((line, at) => {
    const [verb, card] = line.do.split(' ');
    if (verb === 'discard') pile.put(card!);
    if (line.draws === undefined) return;
    if (pile.cards.length === 0) pile.put(...renewed(line.draws, positions[at + 1]?.pile));
    expectSame(`line ${at + 2}`, [drawCard()], line.draws);
  });
}

/** The cards that six players shuffle again, which lay face up in the middle. */
function renewed(drawn: readonly string[], left: unknown): string[] {
  if (!Array.isArray(left)) throw new Misfit('the pile is not told');
  return [...drawn, ...(left as string[])];
}
