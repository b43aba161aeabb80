/** What a table shows of Pot de Vin. Made by `python -m intriga.server.http.typescript`; do not edit. */

/** A position as one seat sees it; None sees what everybody does. */
export type View = {
  readonly awaiting: readonly number[];
  readonly gems: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly led: string | null;
  readonly phase: string;
  readonly pile: number | readonly string[];
  readonly round: number;
  readonly scores: readonly number[] | null;
  readonly seat: number | null;
  readonly table: readonly (readonly [number, string])[];
  readonly taken: readonly (readonly string[])[];
  readonly treasure: readonly number[];
  readonly trump: string | null;
  readonly turn: number;
  readonly turned: readonly string[] | null;
  readonly winners: readonly number[] | null;
};

/**
 * A position, lists by seat: hidden cards are `?`, or only counted.
 *
 * `table`: a seat and the card that it played, or `gem`, in order.
 * `hands`: the cards of each hand, those of others hidden.
 * `taken`: the cards that each seat has won.
 * `pile`: the cards of the trump pile, or how many there are where none is known.
 * `turned`: the cards left in the middle by six players.
 * `winners`: the seats that have won, null before the end.
 */
export type Position = {
  readonly awaiting: readonly number[];
  readonly gems: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly led: string | null;
  readonly phase: string;
  readonly pile: number | readonly string[];
  readonly round: number;
  readonly scores: readonly number[] | null;
  readonly table: readonly (readonly [number, string])[];
  readonly taken: readonly (readonly string[])[];
  readonly treasure: readonly number[];
  readonly trump: string | null;
  readonly turn: number;
  readonly turned: readonly string[] | null;
  readonly winners: readonly number[] | null;
};

/**
 * The memory of the table, lists by seat.
 *
 * `guilds` has of each column its symbols, its points, and its points with one symbol more;
 * None where it does not count.  `void` are the characters that a seat has not, `sides` the
 * seats that win together, `sheets` theirs once the game is over.
 */
export type Memory = {
  readonly guilds: readonly ({ readonly [key: string]: readonly [number, number | null, number | null] })[];
  readonly jokers: readonly (readonly string[])[];
  readonly leader: number | null;
  readonly points: readonly number[];
  readonly rounds: number;
  readonly sheets: readonly Sheet[] | null;
  readonly sides: readonly (readonly number[])[];
  readonly void: readonly (readonly string[])[];
};

/** The score sheet of the `seats` that win together: the `points` of its rows add up. */
export type Sheet = {
  readonly points: number;
  readonly rows: readonly SheetRow[];
  readonly seats: readonly number[];
};

/**
 * A row of a side's sheet: a guild, a kind of neutral cards, or gems, with its points.
 *
 * `of` is the guild, or `plus`, `minus`, `pot`, `joker` or `gems`.  `each` is how
 * many each seat of the side has, `counted` how many count, `jokers` of which were placed
 * there.
 */
export type SheetRow = {
  readonly counted: number;
  readonly each: readonly number[];
  readonly jokers: number;
  readonly of: string;
  readonly points: number;
};

/**
 * The guilds, the characters, and the guild and symbols of each card; None of a neutral one.
 *
 * `scale` are the points of one symbol of a guild, of two, and so on; `pots` those of cards.
 */
export type Material = {
  readonly characters: readonly string[];
  readonly deck: { readonly [key: string]: readonly [string | null, number] };
  readonly guilds: readonly string[];
  readonly pots: readonly number[];
  readonly scale: readonly number[];
};
