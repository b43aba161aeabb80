/** The cards of Coup, dealt again: which lie in the Court deck whenever chance is asked. */

import { expectSame, Heap, Misfit } from '../../fairness/cards.ts';
import type { Dealing } from '../../fairness/check.ts';
import type { Draws } from '../../fairness/draws.ts';
import { fromFirst, type Header, type Line, type PlayedGame, type Position } from '../../fairness/record.ts';

interface Shown extends Position {
  readonly phase: string;
  readonly turn: number;
  readonly awaiting: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly face_up: readonly (readonly string[])[];
  readonly court: { readonly [card: string]: number };
  readonly pending: null | {
    readonly target: number | null;
    readonly claim: readonly [seat: number, character: string] | null;
    readonly shown: string | null;
  };
}

const HAND = 2;

/** How it is settled who begins. */
export const firstBy: Dealing['firstBy'] = ({ options }) => {
  const by = options?.first_player;
  return by === 'fixed' ? 'rules' : by === 'random' ? 'chance' : 'winner';
};

/** Deals `game` again with `draws`; throws a Misfit where a card is another one. */
export function dealAgain(game: PlayedGame, draws: Draws): void {
  const table = new Table(game, draws);
  table.deal(game.header);
  draws.isDealt = true;
  game.lines.forEach((line, at) => table.play(line, game.positions[at] as Shown, game.positions[at + 1] as Shown));
}

class Table {
  readonly #draws: Draws;
  readonly #header: Header;
  readonly #order: readonly string[];
  readonly #characters: readonly string[];
  readonly #hands: Heap[];
  readonly #court: Heap;
  #before!: Shown;
  #after!: Shown;
  /** What the record says that chance gave to the line under way. */
  #told: string[] = [];

  constructor({ header, material, positions }: PlayedGame, draws: Draws) {
    this.#draws = draws;
    this.#header = header;
    this.#order = material.cards as readonly string[];
    this.#characters = material.characters as readonly string[];
    this.#hands = header.seats.map(() => new Heap(this.#order, []));
    this.#court = new Heap(this.#order, this.#deck((positions[0] as Shown).phase === 'SETUP_PICK'));
  }

  /** The cards of the game; a third of them where two players pick from sets. */
  #deck(isBySets: boolean): string[] {
    const { length } = this.#header.seats;
    const copies = length <= 6 ? 3 : length <= 8 ? 4 : 5;
    const slots = this.#characters.length;
    const isDistinct = this.#order.length > slots;
    if (isBySets) return this.#order.slice(isDistinct ? 2 * slots : 0);
    const first = this.#order.slice(0, slots);
    const alike = Array.from({ length: isDistinct ? copies - 2 : copies }, () => first).flat();
    return [...alike, ...this.#order.slice(slots)];
  }

  deal(header: Header): void {
    if (header.factions) this.#dealFactions(header.factions);
    if (!header.hands) return this.#laySets();
    for (const seat of fromFirst(header)) {
      for (let card = 0; card < HAND; card += 1) this.#draw(seat);
      expectSame(`the hand of seat ${seat}`, this.#hands[seat]!.cards, header.hands[seat] ?? []);
    }
  }

  /** Each of two players gets a set to pick from: one who begins art a, the other art b. */
  #laySets(): void {
    const slots = this.#characters.length;
    fromFirst(this.#header).forEach((seat, at) => {
      const from = this.#order.length > slots ? at * slots : 0;
      this.#hands[seat]!.put(...this.#order.slice(from, from + slots));
    });
  }

  #dealFactions(told: readonly number[]): void {
    let ones = (told.length + this.#draws.below(2)) >> 1;
    const factions = told.map((_, at) => {
      const faction = Number(this.#draws.below(told.length - at) < ones);
      ones -= faction;
      return String(faction);
    });
    if (factions.join() !== told.join()) throw new Misfit('other factions');
  }

  /** Gives `seat` a card of the Court deck by chance, the one that the record says if it says one. */
  #draw(seat: number): void {
    const { cards } = this.#court;
    const card = cards[this.#draws.below(cards.length)]!;
    this.#compare(card);
    this.#hands[seat]!.put(this.#court.take(card));
  }

  #compare(card: string): void {
    const told = this.#told.shift();
    if (told !== undefined && told !== card) throw new Misfit(`${card} is drawn, not ${told}`);
  }

  // ------------------------------------------------------------------- one line

  play(line: Line, before: Shown, after: Shown): void {
    [this.#before, this.#after, this.#told] = [before, after, [...line.draws ?? []]];
    const [verb = '', ...words] = line.do.split(' ');
    if (verb === 'pick') this.#pick(line.by, words[0]!);
    else if (verb === 'keep') this.#keep(line.by, words);
    else if (verb === 'replace') this.#replace();
    else if (this.#told.length > 0) this.#answer(verb, words[0]);
    if (this.#told.length > 0) this.#drawMore();
    if (this.#told.length > 0) throw new Misfit(`nothing draws ${this.#told.join(' ')}`);
    this.#turnUp();
    this.#checkPosition();
  }

  #pick(seat: number, card: string): void {
    const hand = this.#hands[seat]!;
    for (const each of [...hand.cards]) hand.take(each);
    hand.put(card);
    if (this.#told.length > 0) for (const each of fromFirst(this.#header)) this.#draw(each);
  }

  #keep(seat: number, kept: readonly string[]): void {
    const left = new Heap(this.#order, this.#hands[seat]!.cards);
    for (const card of kept) left.take(card);
    this.#return(seat, left.cards);
  }

  #return(seat: number, cards: readonly string[]): void {
    for (const card of [...cards]) this.#court.put(this.#hands[seat]!.take(card));
  }

  /** An examined card is replaced: it goes back before or after the draw. */
  #replace(): void {
    const { target, shown } = this.#before.pending!;
    const returnsFirst = this.#header.options?.examine_replace === 'return_first';
    if (returnsFirst) this.#return(target!, [shown!]);
    this.#draw(target!);
    if (!returnsFirst) this.#return(target!, [shown!]);
  }

  /** A claim was doubted: what was shown goes back and is replaced. */
  #answer(verb: string, word: string | undefined): void {
    const claim = this.#before.pending?.claim;
    if (!claim || !['challenge', 'prove', 'decline'].includes(verb)) return;
    const [seat, character] = claim;
    if (character.startsWith('!')) return this.#proveInnocence(seat, character.slice(1));
    const hand = this.#hands[seat]!.cards;
    const proof = word ?? hand.find((card) => card.split('-')[0] === character);
    if (verb === 'decline' || proof === undefined) return;
    this.#return(seat, [proof]);
    this.#draw(seat);
  }

  /** An embezzler shows the whole hand; one who has the Duke loses it, and the other card is replaced. */
  #proveInnocence(seat: number, duke: string): void {
    const hand = this.#hands[seat]!;
    const own = hand.cards.filter((card) => card.split('-')[0] === duke);
    if (own.length > 0) hand.take(own[0]!);
    const { length } = hand.cards;
    this.#return(seat, hand.cards);
    for (let card = 0; card < length; card += 1) this.#draw(seat);
    if (own.length > 0) hand.put(own[0]!); // it is turned up with the others
  }

  /** Whatever is drawn besides: for an exchange, or from a hand that is examined. */
  #drawMore(): void {
    this.#turnUp();
    if (this.#after.phase === 'EXCHANGE') {
      const seat = this.#after.awaiting[0]!;
      while (this.#told.length > 0) this.#draw(seat);
    } else if (this.#after.phase === 'EXAMINE_DECIDE') {
      const { cards } = this.#hands[this.#after.pending!.target!]!;
      const card = cards[this.#draws.below(cards.length)]!;
      this.#compare(card);
      if (card !== this.#after.pending!.shown) throw new Misfit(`${card} is shown`);
    }
  }

  // ------------------------------------------------------------------- what all see

  /** Turns up the cards that were lost. */
  #turnUp(): void {
    this.#after.face_up.forEach((cards, seat) => {
      const lost = new Heap(this.#order, cards);
      for (const card of this.#up(seat)) lost.take(card);
      for (const card of lost.cards) this.#hands[seat]!.take(card);
    });
    this.#before = { ...this.#before, face_up: this.#after.face_up };
  }

  #up(seat: number): readonly string[] {
    return this.#before.face_up[seat] ?? [];
  }

  #checkPosition(): void {
    const { hands, court } = this.#after;
    hands.forEach((cards, seat) => expectSame(`the hand of seat ${seat}`, this.#hands[seat]!.cards, cards));
    const left = Object.entries(court).flatMap(([card, number]) => Array.from({ length: number }, () => card));
    expectSame('the Court deck', this.#court.cards, left);
  }
}
