/** What the lines of each game's log are: where something begins, and what is marked and heard. */

import { ARGUMENTS, type GameBody, type LogLineBody } from '../protocol/messages.gen.ts';
import { games } from './catalogue.ts';

export type LogLines = Readonly<Record<string, LogLineBody>>;
export type Beat = NonNullable<LogLineBody['beat']>;

/** What the arguments of lines are, by name. */
export type Kinds = GameBody['arguments'];

const NONE: LogLines = {};
let known = $state.raw<Readonly<Record<string, GameBody>>>({});
let isAsked = false;

/** Those of a game; none before the server has said what there is to play. */
export function linesOf(game: string): LogLines {
  if (!isAsked) ask();
  return known[game]?.lines ?? NONE;
}

/** What the arguments of its lines are. */
export function kindsOf(game: string): Kinds {
  if (!isAsked) ask();
  return known[game]?.arguments ?? ARGUMENTS;
}

function ask(): void {
  isAsked = true;
  games().then(
    (all) => { known = Object.fromEntries(all.map((body) => [body.name, body])); },
    () => { isAsked = false; }, // a log can be read without
  );
}
