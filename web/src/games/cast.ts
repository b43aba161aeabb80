/** The cast: characters whom bots play, each in a style of the game. */

import type { GameBody } from '../protocol/messages.gen.ts';

type Cast = GameBody['cast'];

/** What a character is called, in every language alike. */
export const characterName = (character: string): string => character.charAt(0).toUpperCase() + character.slice(1);

/** So many characters who are not taken, as far as they reach of different styles. */
export function drawn(cast: Cast, number: number, taken: readonly string[] = []): readonly string[] {
  const found: string[] = [];
  while (found.length < number) {
    const met = [...taken, ...found];
    const free = Object.keys(cast).filter((each) => !met.includes(each));
    const styles = met.map((each) => cast[each]);
    const fresh = free.filter((each) => !styles.includes(cast[each]));
    const among = fresh.length > 0 ? fresh : free;
    if (among.length === 0) break;
    found.push(among[Math.floor(Math.random() * among.length)]!);
  }
  return found;
}

/** Those of a cast who sit at no chair. */
export const freeOf = (cast: Cast, taken: readonly string[]): readonly string[] =>
  Object.keys(cast).filter((each) => !taken.includes(each));
