/** The cards that stand for a game, left to right, and how they are held. */

import type { Game } from '../cards/words';

export const GAMES: readonly Game[] = ['coup', 'pot-de-vin'];

export interface FanCard {
  readonly word: string;
  readonly guild?: string;
  readonly symbols?: number;
}

const FANS: Readonly<Record<Game, readonly FanCard[]>> = {
  coup: ['captain', 'assassin', 'duke', 'contessa', 'ambassador'].map((word) => ({ word })),
  'pot-de-vin': [
    { word: 'ugo-13' },
    { word: 'pietra-12', guild: 'artists', symbols: 2 },
    { word: 'aldo-12', guild: 'nobles', symbols: 2 },
    { word: 'enzo-9', guild: 'assassins' },
    { word: 'pietra-1' },
  ],
};

export function fanOf(game: Game): readonly FanCard[] {
  return FANS[game];
}
