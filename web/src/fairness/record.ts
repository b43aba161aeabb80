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
  /** What is played with, as the board shows it. */
  readonly material: Position;
}

/** Reads the lines of a record. */
export function readRecord(text: string): Pick<PlayedGame, 'header' | 'lines'> {
  const [header, ...lines] = text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as unknown);
  return { header: header as Header, lines: lines as Line[] };
}

/** The seats, from the one that begins clockwise. */
export const fromFirst = ({ seats, first }: Header): readonly number[] => seats.map((_, steps) => (first + steps) % seats.length);
