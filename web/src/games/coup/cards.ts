/** The cards of Coup: a character, and which of its three arts. */

import { isOneOf } from '../../cards/words.ts';

export const CHARACTERS = [
  'duke', 'assassin', 'captain', 'ambassador', 'contessa', 'patron', 'inquisitor', 'lawyer',
] as const;
export type Character = (typeof CHARACTERS)[number];

export interface Card {
  readonly character: Character;
  readonly art: 'a' | 'b' | 'c' | null;
}

/** Reads `duke` or `duke-b`; null for any other word. */
export function readCard(word: string): Card | null {
  const [character = '', tail = ''] = word.split('-');
  if (!isOneOf(CHARACTERS, character)) return null;
  return { character, art: tail === 'a' || tail === 'b' || tail === 'c' ? tail : null };
}
