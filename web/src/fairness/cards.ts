/** Heaps of cards in the order in which chance counts them. */

export type Words = readonly string[];

/** Something that does not fit: what the secret does not explain. */
export class Misfit extends Error {}

/** Cards that are told apart by their words only; equal ones lie beside each other. */
export class Heap {
  readonly cards: string[];

  /** `order` are the words in the order of cards. */
  constructor(order: readonly string[], cards: Iterable<string>) {
    this.cards = [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }

  /** Takes `card` away, which has to be there. */
  take(card: string): string {
    const at = this.cards.indexOf(card);
    if (at < 0) throw new Misfit(`no ${card} is there`);
    this.cards.splice(at, 1);
    return card;
  }
}

/** Whether two lists hold the same cards, in any order. */
export const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

export function expectSame(what: string, one: readonly string[], other: readonly string[]): void {
  if (!sameCards(one, other)) throw new Misfit(`${what}: ${one.join(' ')} is not ${other.join(' ')}`);
}

/** What is left of `cards` without those that are `gone`, each of which has to be there. */
export function without(cards: Words, gone: Words): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at < 0) throw new Misfit(`no ${card} is there`);
    left.splice(at, 1);
  }
  return left;
}

/** What `cards` have more than `others`. */
export function lessOf(cards: Words, others: Words): string[] {
  const away = [...others];
  return cards.filter((card) => {
    const at = away.indexOf(card);
    if (at >= 0) away.splice(at, 1);
    return at < 0;
  });
}
