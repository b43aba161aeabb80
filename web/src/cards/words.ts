/** The words of what is painted: characters, and the guilds on their badges. */

export { type Look, LOOKS } from '../theme/looks.ts';

export const CHARACTERS = [
  'duke', 'assassin', 'captain', 'ambassador', 'contessa', 'patron', 'inquisitor', 'lawyer',
  'aldo', 'pietra', 'enzo', 'ugo',
] as const;
export type CharacterWord = (typeof CHARACTERS)[number];

export const GUILDS = ['nobles', 'artists', 'merchants', 'workers', 'knights', 'assassins'] as const;
export type Guild = (typeof GUILDS)[number];

export const isOneOf = <T extends string>(words: readonly T[], word: string): word is T =>
  (words as readonly string[]).includes(word);

export const isGuild = (word: string): word is Guild => isOneOf(GUILDS, word);

/** Who is painted on the card of a word, `duke` on `duke-b`; null where nobody is. */
export function characterOf(word: string): CharacterWord | null {
  const [character = ''] = word.split('-');
  return isOneOf(CHARACTERS, character) ? character : null;
}
