/** Heaps of cards in the order in which chance counts them. */

/** Something that does not fit: what the secret does not explain. */
export class Misfit extends Error {}

/** Cards that are told apart by their words only; equal ones lie beside each other. */
export class Heap {
  readonly #order: readonly string[];
  readonly cards: string[];

  /** `order` are the words in the order of cards. */
  constructor(order: readonly string[], cards: Iterable<string>) {
    this.#order = order;
    this.cards = [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }

  put(...cards: readonly string[]): void {
    this.cards.push(...cards);
    this.cards.sort((a, b) => this.#order.indexOf(a) - this.#order.indexOf(b));
  }

  /** Takes `card` away, which has to be there. */
  take(card: string): string {
    const at = this.cards.indexOf(card);
    if (at < 0) throw new Misfit(`no ${card} is there`);
    this.cards.splice(at, 1);
    return card;
  }

  has(card: string): boolean {
    return this.cards.includes(card);
  }
}

/** Whether two lists hold the same cards, in any order. */
export const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

export function expectSame(what: string, one: readonly string[], other: readonly string[]): void {
  if (!sameCards(one, other)) throw new Misfit(`${what}: ${one.join(' ')} is not ${other.join(' ')}`);
}
