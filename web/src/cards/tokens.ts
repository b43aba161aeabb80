/** Coins, as they are drawn alone and in stacks. */

export const COIN_EDGE = '#7d5313';
export const COIN_FACE = '#e0ac3f';
export const COIN_LIGHT = '#f7db8b';
export const COIN_RIM = '#9a6a1c';

/** The mask of the mark, small enough for a coin of 24 units. */
export const COIN_SIGN =
  'M5.8 9.6Q9 10.4 12 8.8Q15 10.4 18.2 9.6Q18.6 14.6 15.2 15Q13.4 15 12 13.4Q10.6 15 8.8 15Q5.4 14.6 5.8 9.6ZM7.6 12Q9 10.8 10.8 12.2Q9 13.4 7.6 12ZM16.4 12Q15 10.8 13.2 12.2Q15 13.4 16.4 12Z';

/** Where coin *index*, counted from the first laid down, lies in columns of at most *high*. */
export function coinPlace(index: number, high: number): readonly [x: number, y: number] {
  const column = Math.floor(index / high);
  return [column * 26, -(index % high) * 5.4];
}
