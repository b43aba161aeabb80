/** The cards of Pot de Vin: a suit and a value; four values of each suit are neutral. */

import type { Sign } from '../../cards/emblems.ts';
import { disc } from '../../cards/geometry.ts';
import { isOneOf } from '../../cards/words.ts';

export const SUITS = ['aldo', 'pietra', 'enzo', 'ugo'] as const;
export type Suit = (typeof SUITS)[number];

export type Neutral = 'joker' | 'bonus' | 'malus' | 'pot';
const NEUTRAL: Readonly<Record<number, Neutral>> = { 1: 'joker', 2: 'bonus', 3: 'malus', 13: 'pot' };

export interface Card {
  readonly character: Suit;
  readonly value: number;
  readonly neutral: Neutral | null;
}

/** Reads `aldo-7`; null for any other word. */
export function readCard(word: string): Card | null {
  const [character = '', tail = ''] = word.split('-');
  if (!isOneOf(SUITS, character)) return null;
  const value = Number(tail) || 0;
  return { character, value, neutral: NEUTRAL[value] ?? null };
}

/** The colours of the neutral cards' signs; each reads on paper. */
export const NEUTRAL_COLOURS: Readonly<Record<Neutral, string>> = {
  joker: '#5b2a78', bonus: '#22703a', malus: '#a81f24', pot: '#7d1838',
};

export const NEUTRAL_SIGNS: Readonly<Record<Neutral, Sign>> = {
  joker: {
    fill: `M5 17Q5 11 1.4 9.6Q7 5 10 10.6Q9.6 5 12 2.6Q14.4 5 14 10.6Q17 5 22.6 9.6Q19 11 19 17ZM5 18.4H19V21.6H5Z${disc(1.8, 10.4, 1.8)}${disc(22.2, 10.4, 1.8)}${disc(12, 1.6, 1.8)}`,
  },
  bonus: { fill: 'M9.4 2H14.6V9.4H22V14.6H14.6V22H9.4V14.6H2V9.4H9.4Z' },
  malus: { fill: 'M2 9.2H22V14.8H2Z' },
  pot: {
    fill: `M8.2 1.6H15.8L15 5.4Q21 9 19.6 15.6Q18.8 19.4 16 20.6L16.6 23H7.4L8 20.6Q5.2 19.4 4.4 15.6Q3 9 9 5.4Z${disc(12, 13.4, 3.9)}${disc(12, 13.4, 2.3)}`,
    strokes: [[1.9, 'M16 3.2Q22.6 2.8 22.4 7.4Q22 10.6 19.6 11.4']],
  },
};
