/** What a table shows of Coup. Made by `python -m intriga.server.http.typescript`; do not edit. */

/** A position as one seat sees it; None sees what everybody does. */
export type View = {
  readonly aside: readonly (readonly string[] | number)[] | null;
  readonly awaiting: readonly number[];
  readonly coins: readonly number[];
  readonly court: number | { readonly [key: string]: number };
  readonly estates: readonly number[] | null;
  readonly face_up: readonly (readonly string[])[];
  readonly factions: readonly (0 | 1 | null)[] | null;
  readonly hands: readonly (readonly string[])[];
  readonly pending: PendingAction | null;
  readonly phase: string;
  readonly seat: number | null;
  readonly sewer: number | null;
  readonly treasury: number;
  readonly turn: number;
  readonly winner: number | null;
};

/**
 * The action under way and the answers to it.
 *
 * `block` and `claim` are a seat and the word of its claim, `!duke` to hold none.
 */
export type PendingAction = {
  readonly action: string;
  readonly block: readonly [number, string] | null;
  readonly challenger: number | null;
  readonly claim: readonly [number, string] | null;
  readonly estate_of: number | null;
  readonly named: string | null;
  readonly shown: string | null;
  readonly target: number | null;
};

/**
 * A position, lists by seat: hidden cards are `?`, or only counted.
 *
 * `hands`: the cards of each hand, those of others hidden.
 * `face_up`: the cards that each seat has lost, in order.
 * `court`: how many cards the Court deck has, or how often each lies there.
 * `pending`: the action under way and the answers to it.
 * `factions`: the faction of each seat, null while they are chosen.
 * `aside`: the cards of a seat that are known, else how many there are.
 */
export type Position = {
  readonly aside: readonly (readonly string[] | number)[] | null;
  readonly awaiting: readonly number[];
  readonly coins: readonly number[];
  readonly court: number | { readonly [key: string]: number };
  readonly estates: readonly number[] | null;
  readonly face_up: readonly (readonly string[])[];
  readonly factions: readonly (0 | 1 | null)[] | null;
  readonly hands: readonly (readonly string[])[];
  readonly pending: PendingAction | null;
  readonly phase: string;
  readonly sewer: number | null;
  readonly treasury: number;
  readonly turn: number;
  readonly winner: number | null;
};

/**
 * The memory of the table, lists by seat.
 *
 * `claims` counts how often each claim was made, proved when challenged, and not proved;
 * `seen` are the cards that a seat is known to hold, `proof` those just laid open.
 */
export type Memory = {
  readonly claims: readonly ({ readonly [key: string]: readonly [number, number, number] })[];
  readonly proof: readonly string[];
  readonly seen: readonly (readonly string[])[];
};

/** The characters in play, their cards, how many copies there are of each, the actions. */
export type Material = {
  readonly actions: readonly ActionInPlay[];
  readonly cards: readonly string[];
  readonly characters: readonly string[];
  readonly copies: number;
};

/** An action of this variant: its claim, its price and gain in coins, and its blockers. */
export type ActionInPlay = {
  readonly action: string;
  readonly blocked_by: readonly string[];
  readonly claim: string | null;
  readonly gain: number;
  readonly price: number;
};
