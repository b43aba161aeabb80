/** What all parts of a board know, without passing it from hand to hand. */

import { getContext, setContext, type Snippet } from 'svelte';
import type { Look } from '../cards/index.ts';
import type { Speech } from '../i18n/index.ts';
import type { Chair, GameStanding } from '../net/messages.ts';
import type { Choice } from './choice.svelte.ts';

export interface BoardTalk {
  readonly said: Speech;
  readonly names: readonly string[];
  /** The faces by seat, empty for one by the name. */
  readonly faces: readonly string[];
  readonly look: Look;
  /** The seat at the bottom of the board. */
  readonly seat: number | null;
  readonly choice: Choice | null;
  /** Who plays, whose turn it is, who wins. */
  readonly standing: GameStanding;
  /** Who sits where, null where nobody does any more. */
  readonly chairs: readonly Chair[] | null;
  /** The emoji that a seat shows just now. */
  readonly emoji: Readonly<Record<number, string>>;
  /** What a seat says just now. */
  readonly bubbles: Readonly<Record<number, string>>;
  /** The seats to be shown as asked. */
  readonly asked: readonly number[];
  /** Whether the answer is given, so that nothing is to be chosen. */
  readonly sealed: boolean;
  /** What opens on somebody's plate, for their seat; null where nothing can be done about anybody. */
  readonly person: Snippet<[number]> | null;
}

const KEY = Symbol('board');

export const giveBoard = (board: BoardTalk): BoardTalk => setContext(KEY, board);
export const theBoard = (): BoardTalk => getContext<BoardTalk>(KEY);
