/** Coins and gems that rain on the winner: spread evenly, and the same for everybody. */

export interface Drop {
  /** From the left, in parts of a hundred. */
  readonly x: number;
  readonly delay: number;
  readonly lasts: number;
  /** In rem. */
  readonly size: number;
  readonly turn: number;
  readonly gem: boolean;
}

const GOLDEN = 0.618_034; // its multiples spread evenly, and look like chance
const part = (at: number, factor: number): number => (at * factor) % 1;

export function coinShower(drops: number): readonly Drop[] {
  return Array.from({ length: drops }, (_, at) => ({
    x: 2 + 94 * part(at + 1, GOLDEN),
    delay: Math.round(1400 * part(at + 1, 0.754_877)),
    lasts: Math.round(1500 + 900 * part(at + 1, 0.819_173)),
    size: 0.8 + 0.8 * part(at + 1, 0.569_84),
    turn: Math.round(-360 + 720 * part(at + 1, 0.324_7)),
    gem: at % 4 === 3,
  }));
}
