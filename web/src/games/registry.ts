/** Where the page finds what it has of each game: the one place that names the games' folders. */

import type { GameUi } from '../board/game.ts';
import type { Deck } from '../cards/deck.ts';
import type { KnownCards } from '../fairness/dealAgain.ts';
import type { Known } from './known.ts';

interface Folder {
  /** Its board and panels, as a part of the page of its own. */
  readonly ui: () => Promise<{ readonly ui: GameUi }>;
  /** Its cards alone, for pages without a board. */
  readonly deck: () => Promise<{ readonly deck: Deck }>;
  /** What the page knows of them, to deal a finished game again. */
  readonly dealt: () => Promise<{ readonly cards: KnownCards }>;
  /** What the page *About* says of it: message ids, each a label and a text. */
  readonly facts: readonly (readonly [label: string, text: string])[];
}

const FOLDERS: Readonly<Record<Known, Folder>> = {
  coup: {
    ui: () => import('./coup/index.ts'),
    deck: () => import('./coup/deck.ts'),
    dealt: () => import('./coup/dealt.ts'),
    facts: [['designed', 'coup-designed'], ['coup-br', 'coup-br-names'], ['urbis-reforma', 'urbis-reforma-names']],
  },
  'pot-de-vin': {
    ui: () => import('./pot-de-vin/index.ts'),
    deck: () => import('./pot-de-vin/deck.ts'),
    dealt: () => import('./pot-de-vin/dealt.ts'),
    facts: [['designed', 'pot-de-vin-designed'], ['published', 'pot-de-vin-published'], ['drawn', 'pot-de-vin-drawn']],
  },
};

const folderOf = (game: string): Folder | undefined => (FOLDERS as Readonly<Record<string, Folder>>)[game];

/** The board and panels of a game, the generic ones for a game that has none. */
export async function loadUi(game: string): Promise<GameUi> {
  const { ui } = await (folderOf(game)?.ui() ?? import('./generic/index.ts'));
  return ui;
}

/** The cards of a game; null for one whose cards are not painted. */
export async function loadDeck(game: string): Promise<Deck | null> {
  return (await folderOf(game)?.deck())?.deck ?? null;
}

/** What the page knows of the cards of a game; null for a game of others. */
export async function loadCards(game: string): Promise<KnownCards | null> {
  return (await folderOf(game)?.dealt())?.cards ?? null;
}

export const factsOf = (game: string): Folder['facts'] => folderOf(game)?.facts ?? [];
