/** What the lines of each game's log are: where something begins, and what is marked and heard. */

import type { LogLineBody } from '../protocol/messages.gen.ts';
import { games } from './catalogue.ts';

export type LogLines = Readonly<Record<string, LogLineBody>>;
export type Beat = NonNullable<LogLineBody['beat']>;

const NONE: LogLines = {};
let known = $state.raw<Readonly<Record<string, LogLines>>>({});
let isAsked = false;

/** Those of a game; none before the server has said what there is to play. */
export function linesOf(game: string): LogLines {
  if (!isAsked) ask();
  return known[game] ?? NONE;
}

function ask(): void {
  isAsked = true;
  games().then(
    (all) => { known = Object.fromEntries(all.map(({ name, lines }) => [name, lines])); },
    () => { isAsked = false; }, // a log can be read without
  );
}
