/** The words that name looks, characters, guilds and cards. */

export const LOOKS = ['court', 'steam', 'guilds'] as const;
export type Look = (typeof LOOKS)[number];

export const COUP_CHARACTERS = [
  'duke', 'assassin', 'captain', 'ambassador', 'contessa', 'patron', 'inquisitor', 'lawyer',
] as const;
export type CoupCharacter = (typeof COUP_CHARACTERS)[number];

export const SUITS = ['aldo', 'pietra', 'enzo', 'ugo'] as const;
export type Suit = (typeof SUITS)[number];

export type CharacterWord = CoupCharacter | Suit;
export type { Known as Game } from '../games/known.ts';

export const GUILDS = ['nobles', 'artists', 'merchants', 'workers', 'knights', 'assassins'] as const;
export type Guild = (typeof GUILDS)[number];

export type Neutral = 'joker' | 'bonus' | 'malus' | 'pot';
const NEUTRAL: Readonly<Record<number, Neutral>> = { 1: 'joker', 2: 'bonus', 3: 'malus', 13: 'pot' };

/** What a card's word says: the character, and its value (Pot de Vin) or its art (Coup). */
export interface CardWord {
  readonly character: CharacterWord;
  readonly value: number;
  readonly neutral: Neutral | null;
  readonly art: 'a' | 'b' | 'c' | null;
}

const isOneOf = <T extends string>(words: readonly T[], word: string): word is T =>
  (words as readonly string[]).includes(word);

export const isGuild = (word: string): word is Guild => isOneOf(GUILDS, word);
export const isSuit = (word: string): word is Suit => isOneOf(SUITS, word);

/** Reads `duke`, `duke-b` or `aldo-7`; null for any other word. */
export function readCard(word: string): CardWord | null {
  const [character = '', tail = ''] = word.split('-');
  if (isOneOf(COUP_CHARACTERS, character)) {
    const art = tail === 'a' || tail === 'b' || tail === 'c' ? tail : null;
    return { character, value: 0, neutral: null, art };
  }
  if (!isSuit(character)) return null;
  const value = Number(tail) || 0;
  return { character, value, neutral: NEUTRAL[value] ?? null, art: null };
}
