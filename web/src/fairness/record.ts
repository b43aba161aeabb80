/** A finished game as it was written down, and the positions that it went through. */

import type { FairDeal, Json } from '../protocol/messages.gen.ts';

/** The header of a record. */
export interface Header {
  readonly game: string;
  readonly preset: string;
  readonly options?: { readonly [name: string]: Json };
  readonly seats: readonly string[];
  readonly first: number;
  readonly hands?: readonly (readonly string[])[];
  readonly trump?: string;
  readonly factions?: readonly number[];
  readonly deal?: FairDeal;
}

/** An input: who said what, and which cards chance gave. */
export interface Line {
  readonly by: number;
  readonly do: string;
  readonly draws?: readonly string[];
}

/** A whole position, as `docs/reference/record` writes it. */
export type Position = { readonly [key: string]: Json };

/** A game to be dealt again: `positions` are those before the first line and after each. */
export interface PlayedGame {
  readonly header: Header;
  readonly lines: readonly Line[];
  readonly positions: readonly Position[];
  /** What chance could give at each draw of the deal and of each line, as a replay has it. */
  readonly outcomes: readonly (readonly (readonly string[])[])[];
  /** What is played with, as the board shows it. */
  readonly material: Position;
}

/** A game by the text of its record, and what its replay shows who sees all cards. */
export function playedGame(text: string, { steps, material }: Shown): PlayedGame {
  const [header, ...lines] = text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as unknown);
  return {
    header: header as Header, lines: lines as Line[], material,
    positions: steps.map(({ view }) => view), outcomes: steps.map(({ outcomes }) => outcomes),
  };
}

interface Shown {
  readonly steps: readonly { readonly view: Position; readonly outcomes: PlayedGame['outcomes'][number] }[];
  readonly material: Position;
}

/** The seats, from the one that begins clockwise. */
export const fromFirst = ({ seats, first }: Header): readonly number[] => seats.map((_, steps) => (first + steps) % seats.length);
