/** What the page has of a game in a folder of its own; `games/registry.ts` finds it. */

import type { Component } from 'svelte';
import type { Deck, Look } from '../cards/index.ts';
import type { Speech, Telling } from '../i18n/index.ts';
import type { Json, GameStanding, OfferClaim } from '../net/messages.ts';
import type { Review } from '../protocol/messages.gen.ts';
import type { Place } from './place.ts';

/** The types of what a table shows of a game, made from Python; JSON of any kind of a game without. */
export interface SceneTypes {
  readonly View: Json;
  readonly Position: Json;
  readonly Memory: Json;
  readonly Material: Json;
}

/** A position, and what goes with it. */
export interface Shown<T extends SceneTypes = SceneTypes> {
  readonly view: T['View'];
  /** What may be remembered; null where the table keeps nothing in mind. */
  readonly memory: T['Memory'] | null;
  readonly material: T['Material'] | null;
  readonly standing: GameStanding;
}

/** A game that is over: `open` is the whole position, null where the table keeps its cards closed. */
export interface Ended<T extends SceneTypes = SceneTypes> extends Shown<T> {
  readonly open: T['Position'] | null;
}

export interface BoardProps<T extends SceneTypes = SceneTypes> extends Omit<Shown<T>, 'standing'> {
  /** Who sits at the bottom; null looks on from nowhere. */
  seat: number | null;
  /** What the board showed before, if what has moved since is to be seen. */
  before?: T['View'] | null;
}

/** What is said of a game that goes on, in whole sentences. */
export type Saying = Pick<Speech, 't' | 'has' | 'card' | 'list' | 'told'>;

export interface PanelProps<T extends SceneTypes = SceneTypes> extends Shown<T> {
  names: readonly string[];
  speech: Speech;
  look: Look;
}

export interface EndingProps<T extends SceneTypes = SceneTypes> extends Ended<T> {
  names: readonly string[];
  /** The faces by seat, empty for one by the name. */
  faces: readonly string[];
  speech: Speech;
  look: Look;
}

/** What a review says of what was done in a step: a message of the game, and whether it stands out. No praise, no blame. */
export interface Remark {
  readonly id: string;
  readonly standsOut: boolean;
}

export interface ReviewProps<R extends Review = Review> {
  review: R;
  names: readonly string[];
  said: Speech;
  place: Place;
}

/** What came of a claim or a guess: `hidden` is a proof that was declined. */
export type Verdict = 'true' | 'bluff' | 'hidden' | 'hit' | 'missed';

/** What is looked at while a line is told at length: nothing that not everybody sees. */
export interface Exhibit {
  /** The cards, the weightiest first; one that stays face down is hidden. */
  readonly cards: readonly string[];
  /** What was said of them. */
  readonly said?: OfferClaim;
  readonly verdict?: Verdict;
}

export interface GameUi<T extends SceneTypes = SceneTypes, R extends Review = Review> {
  readonly deck: Deck | null;
  /** Whether every card that somebody may choose now lies on the board. */
  cardsOnBoard(view: T['View']): boolean;
  /** Where the own hand lies: beside what is asked, or above it where it takes a row of its own. */
  readonly dock: 'beside' | 'stacked';
  readonly Board: Component<BoardProps<T>>;
  /** What everybody may remember, beside the board. */
  readonly Memory?: Component<PanelProps<T>>;
  /** What can be done in this variant, beside the help. */
  readonly Reference?: Component<PanelProps<T>>;
  /** How it ended, under a title. */
  readonly ending: { readonly title: string; readonly Panel: Component<EndingProps<T>>; readonly verdict: boolean };
  /** What can be learnt from a finished game. */
  readonly review?: {
    readonly title: string;
    readonly Panel: Component<ReviewProps<R>>;
    /** What it says of single steps, by their numbers. */
    remarks?(review: R): ReadonlyMap<number, Remark>;
  };
  /** What is looked at while a line is told between two positions; null for the cards that it speaks of. */
  exhibit?(telling: Telling, before: T['View'], after: T['View']): Exhibit | null;
  /** The own hand, in a sentence. */
  sayHand(shown: Shown<T>, seat: number, speech: Saying): string;
  /** A sentence for each seat, of what everybody sees. */
  saySeats(shown: Shown<T>, names: readonly string[], speech: Saying): string[];
}

/**
 * The parts of a game, as the page keeps those of all games.
 *
 * It is the one place that trusts the server to send of each game what that game declares.
 */
export const gameUi = <T extends SceneTypes, R extends Review>(ui: GameUi<T, R>): GameUi => ui as GameUi;
