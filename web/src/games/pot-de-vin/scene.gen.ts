/** What a table shows of Pot de Vin. Made by `python -m intriga.server.typescript`; do not edit. */

/** A position as one seat sees it; None sees what everybody does. */
export type View = {
  readonly phase: string;
  readonly round: number;
  readonly turn: number;
  readonly awaiting: readonly number[];
  readonly trump: string | null;
  readonly led: string | null;
  readonly table: readonly (readonly [number, string])[];
  readonly hands: readonly (readonly string[])[];
  readonly gems: readonly number[];
  readonly treasure: readonly number[];
  readonly taken: readonly (readonly string[])[];
  readonly pile: number | readonly string[];
  readonly turned: readonly string[] | null;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly seat: number | null;
};

/**
 * A position, lists by seat: hidden cards are `?`, or only counted.
 *
 * `table` has a seat and the card that it played, or `gem`, in order; `pile` is a number
 * where nobody knows a card of it.
 */
export type Position = {
  readonly phase: string;
  readonly round: number;
  readonly turn: number;
  readonly awaiting: readonly number[];
  readonly trump: string | null;
  readonly led: string | null;
  readonly table: readonly (readonly [number, string])[];
  readonly hands: readonly (readonly string[])[];
  readonly gems: readonly number[];
  readonly treasure: readonly number[];
  readonly taken: readonly (readonly string[])[];
  readonly pile: number | readonly string[];
  readonly turned: readonly string[] | null;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
};

/**
 * What may be remembered, lists by seat.
 *
 * `guilds` has of each column its symbols, its points, and its points with one symbol more;
 * None where it does not count.  `void` are the characters that a seat has not, `sides` the
 * seats that win together.
 */
export type Memory = {
  readonly guilds: readonly ({ readonly [key: string]: readonly [number, number | null, number | null] })[];
  readonly points: readonly number[];
  readonly jokers: readonly (readonly string[])[];
  readonly void: readonly (readonly string[])[];
  readonly rounds: number;
  readonly leader: number | null;
  readonly sides: readonly (readonly number[])[];
};

/** The guilds, the characters, and the guild and symbols of each card; None of a neutral one. */
export type Material = {
  readonly guilds: readonly string[];
  readonly characters: readonly string[];
  readonly deck: { readonly [key: string]: readonly [string | null, number] };
};
