/**
 * The cards of a finished game, dealt again: each has to be the one that the secret draws.
 *
 * The replay says what chance could give at each draw. That has to be in order, and to fit the cards
 * that lie open before and after it. Of a game of the house the page knows some facts besides, so that
 * it believes the server in nothing; of another game it believes the lists where they fit each other.
 */

import { expectSame, Heap, lessOf, Misfit, sameCards, without, type Words } from './cards.ts';
import type { Draws } from './draws.ts';
import { fromFirst, type Header, type Line, type PlayedGame, type Position } from './record.ts';

/** What the page knows of the cards of a game. */
export interface KnownCards {
  /** All kinds of cards, in the order in which chance counts them. */
  readonly order: (game: PlayedGame) => Words;
  /** The cards that are dealt from. */
  readonly deck: (game: PlayedGame) => Words;
  /** The hands once they are dealt. */
  readonly hands: (game: PlayedGame) => readonly Words[];
  /** Where a position has the cards that are drawn from. */
  readonly pile: string;
  /** Whether what leaves a hand with this line goes back to the pile, or is turned up. */
  readonly isClosed: (line: Line) => boolean;
  /** Whether what goes back to the pile with this line does so after the draw. */
  readonly drawsFirst: (line: Line, header: Header) => boolean;
  /** How it is settled who begins: by chance, by the rules, or as the last winner. */
  readonly firstBy: (header: Header) => 'chance' | 'rules' | 'winner';
}

/** What chance could give at each draw of a step, and what it gave. */
interface Drawn {
  readonly lists: readonly Words[];
  readonly cards: Words;
}

/** Deals `game` again with `draws`; throws a Misfit where a card is another one. */
export function dealAgain(game: PlayedGame, draws: Draws, known: KnownCards | null): void {
  const { header, lines, positions, outcomes } = game;
  const order = known?.order(game) ?? [...new Set(outcomes.flat().find((list) => list.length > 0))];
  if (header.factions) dealFactions(header.factions, draws);
  deal(game, draws, order, known);
  draws.isDealt = true;
  lines.forEach((line, at) => {
    const lists = listsOf(outcomes[at + 1] ?? [], line.draws ?? [], order);
    const cards = lists.map((list) => list[draws.below(list.length)]!);
    if (cards.join() !== (line.draws ?? []).join()) throw new Misfit(`${cards.join(' ')} is drawn, not ${line.draws!.join(' ')}`);
    if (known) checkStep({ lists, cards }, line, header, known, [positions[at]!, positions[at + 1]!]);
  });
}

function deal(game: PlayedGame, draws: Draws, order: Words, known: KnownCards | null): void {
  const { header, outcomes, positions: [begun] } = game;
  const deck = known?.deck(game) ?? outcomes[0]?.[0] ?? [];
  const left = new Heap(order, deck);
  const draw = (): string => left.take(left.cards[draws.below(left.cards.length)] ?? 'card');
  const hands = fromFirst(header).map((seat) => header.hands?.[seat] ?? []);
  for (const told of [...hands, header.trump === undefined ? [] : [header.trump]]) {
    expectSame('what is dealt', told.map(draw), told);
  }
  if (!known) return;
  known.hands(game).forEach((cards, seat) => expectSame(`the hand of seat ${seat}`, cards, handsOf(begun!)[seat] ?? []));
  expectSame('what is left', left.cards, pileOf(begun!, known));
}

function dealFactions(told: readonly number[], draws: Draws): void {
  let ones = (told.length + draws.below(2)) >> 1;
  const factions = told.map((_, at) => {
    const faction = Number(draws.below(told.length - at) < ones);
    ones -= faction;
    return faction;
  });
  if (factions.join() !== told.join()) throw new Misfit('other factions');
}

/** The outcomes of each draw; the replay leaves out what is only what the draw before left. */
function listsOf(given: readonly Words[], told: Words, order: Words): readonly Words[] {
  if (given.length !== told.length) throw new Misfit(`${given.length} draws, not ${told.length}`);
  const lists: Words[] = [];
  given.forEach((list, at) => lists.push(list.length > 0 ? list : without(lists[at - 1] ?? [], [told[at - 1] ?? ''])));
  const mixed = lists.find((list) => new Heap(order, list).cards.join() !== list.join());
  if (mixed) throw new Misfit(`${mixed.join(' ')} is not in order`);
  return lists;
}

// ------------------------------------------------------------------- what lies open

/** Cards are drawn from the pile into hands, and go back there or are turned up; nothing else moves. */
function checkStep(drawn: Drawn, line: Line, header: Header, known: KnownCards, [before, after]: readonly [Position, Position]): void {
  const [old, now] = [pileOf(before, known), pileOf(after, known)];
  const moves = shows(drawn, old, now, after) ? drawn.cards.length - 1 : drawn.cards.length;
  const cards = drawn.cards.slice(0, moves);
  drawn.lists.slice(1, moves).forEach((list, at) => expectSame('what is left', list, without(drawn.lists[at]!, [cards[at]!])));
  const all = moves > 0 ? drawn.lists[0]! : old;
  const [early, late] = [without(all, old), without(now, without(all, cards))];
  if (moves > 0 && (known.drawsFirst(line, header) ? early : late).length > 0) throw new Misfit(`${line.do}: another pile`);

  const held = handsOf(before);
  without(cards, handsOf(after).flatMap((hand, seat) => lessOf(hand, held[seat] ?? [])));
  const gone = without([...held.flat(), ...cards], handsOf(after).flat());
  const back = [...early, ...late];
  if (known.isClosed(line)) expectSame('what leaves hands', gone, [...back, ...without(upIn(after), upIn(before))]);
}

/** Whether the last draw moved no card: chance chose one of a hand, which lies there still. */
function shows({ lists, cards }: Drawn, old: Words, now: Words, after: Position): boolean {
  const last = lists.at(-1);
  if (!last || !handsOf(after).some((hand) => sameCards(hand, last))) return false;
  return lists.length === 1 ? sameCards(old, now) : !sameCards(last, lessOf(lists.at(-2)!, [cards.at(-2)!]));
}

const handsOf = (position: Position): readonly Words[] => position.hands as unknown as readonly Words[];
const upIn = (position: Position): Words => (position.face_up as unknown as readonly Words[]).flat();

function pileOf(position: Position, { pile }: KnownCards): Words {
  const cards = position[pile] as unknown as Words | Readonly<Record<string, number>>;
  if (Array.isArray(cards)) return cards as Words;
  return Object.entries(cards).flatMap(([card, number]) => Array.from({ length: number as number }, () => card));
}
