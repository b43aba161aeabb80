/** The cards that stand for a game, left to right, and how they are held. */

import { type Known, isKnown } from '../games/known.ts';

export interface FanCard {
  readonly word: string;
  readonly guild?: string;
  readonly symbols?: number;
}

const FANS: Readonly<Record<Known, readonly FanCard[]>> = {
  coup: ['captain', 'assassin', 'duke', 'contessa', 'ambassador'].map((word) => ({ word })),
  'pot-de-vin': [
    { word: 'ugo-13' },
    { word: 'pietra-12', guild: 'artists', symbols: 2 },
    { word: 'aldo-12', guild: 'nobles', symbols: 2 },
    { word: 'enzo-9', guild: 'assassins' },
    { word: 'pietra-1' },
  ],
};

/** The cards of a game that the page knows, none of another. */
export function fanOf(game: string): readonly FanCard[] {
  return isKnown(game) ? FANS[game] : [];
}
