/** The cards of a game: what is painted on each, and what stands over the picture. */

import type { Component } from 'svelte';
import type { LookArt } from './art.ts';
import HouseSign from './HouseSign.svelte';
import type { Palette } from './paint.ts';
import type { CharacterWord, Look } from './words.ts';

/** What a card bears besides its word. */
export interface Bears {
  readonly mark: string | null;
  readonly times: number;
}

/** How a card is painted. */
export interface Painted {
  readonly character: CharacterWord;
  /** The ground behind the character. */
  readonly ground: 0 | 1 | 2;
  readonly mirrored: boolean;
}

export interface MarksProps {
  word: string;
  art: LookArt;
  palette: Palette;
  title: string;
  bears: Bears | null;
}

export interface SignProps {
  palette: Palette;
  place: LookArt['backSign'];
}

export interface Back {
  /** Whose colours it has, but for the field. */
  readonly like: CharacterWord;
  /** The colour of the field in each look; that of the house where it is none of a game's own. */
  readonly field?: Readonly<Record<Look, string>>;
  readonly Sign: Component<SignProps>;
}

/** A card to be shown where a game is only named. */
export interface Sample {
  readonly word: string;
  readonly bears?: Bears;
}

export interface Deck {
  /** How the card of a word is painted; null where the game has no such card. */
  readonly read: (word: string) => Painted | null;
  /** Signs, values and badges. */
  readonly Marks: Component<MarksProps>;
  /** Whether a small card has marks above its picture as well. */
  readonly topped: boolean;
  readonly back: Back;
  /** Cards that stand for the game, left to right, and one of them alone. */
  readonly fan: readonly Sample[];
  readonly sample: Sample;
  /** Cards that a topic of the help speaks of, by its name. */
  readonly pictures: Readonly<Record<string, readonly Sample[]>>;
}

export const HOUSE_BACK: Back = { like: 'contessa', Sign: HouseSign };
