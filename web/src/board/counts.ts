/** Cards that are hidden or only counted, and numbers as people write them. */

/** The word of a card that the viewer may not know. */
export const HIDDEN = '?';

/** How many cards a place holds that may be counted, listed, or counted by kind. */
export function numberOf(cards: number | readonly string[] | { readonly [card: string]: number }): number {
  if (typeof cards === 'number') return cards;
  return 'length' in cards ? cards.length : Object.values(cards).reduce((sum, each) => sum + each, 0);
}

/** A number with a sign that is as wide as a plus. */
export const signed = (points: number): string => String(points).replace('-', '−');
