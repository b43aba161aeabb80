/** A replay as one steps through it: where something happened, what stands out, which address it has. */

import type { LogLines } from '../games/logLines.svelte.ts';
import type { Telling } from '../i18n/index.ts';
import type { ViewerName } from '../games/replays.ts';
import type { Replay, ReplayStep } from '../protocol/messages.gen.ts';

export type Highlight = 'challenge' | 'block' | 'out' | 'round';

export interface Mark {
  readonly position: number;
  readonly kind: Highlight;
}

export interface Stop {
  /** The number of the step, as the address has it. */
  readonly step: number;
  readonly by: number | null;
  readonly told: readonly Telling[];
  /** What stands out: the weightiest thing told there. */
  readonly kind: Highlight | null;
  /** Whether something new begins here: a turn, a round. */
  readonly opens: boolean;
}

const LEFT_OUT_FIRST: readonly Highlight[] = ['block', 'challenge'];
const MOST_MARKS = 40; // about as many as a telephone has room for
const SAID_FIRST: readonly Highlight[] = ['out', 'block', 'challenge', 'round'];

/** The steps at which something is told, and the last; who lets things pass changes nothing. */
export function stopsOf(steps: readonly ReplayStep[], lines: LogLines): Stop[] {
  return steps.flatMap(({ by, told }, step) => {
    if (told.length === 0 && step > 0 && step < steps.length - 1) return [];
    return [{ step, by, told, kind: highlightOf(told, lines), opens: opensAt(steps, step, lines) }];
  });
}

/** Something begins with a step where its first line says so, or one that followed what was done before. */
function opensAt(steps: readonly ReplayStep[], step: number, lines: LogLines): boolean {
  const opens = ({ id }: Telling): boolean => lines[id]?.opens ?? false;
  const [first] = steps[step]?.told ?? [];
  return step === 0 || (first !== undefined && opens(first)) || (steps[step - 1]?.told.slice(1).some(opens) ?? false);
}

function highlightOf(told: readonly Telling[], lines: LogLines): Highlight | null {
  const beats = told.map(({ id }) => lines[id]?.beat);
  return SAID_FIRST.find((kind) => beats.includes(kind)) ?? null;
}

/** A game after one of its steps, with all that was told until then. */
export interface ReplayPicture {
  readonly number: string;
  readonly n: number;
  readonly log: readonly Telling[];
  readonly shows: ReplayStep;
}

export function pictureOf({ seen, steps }: Pick<Replay, 'seen' | 'steps'>, step: number): ReplayPicture {
  const log = steps.slice(0, step + 1).flatMap(({ told }) => told);
  return { number: seen, n: step, log, shows: steps[step]! };
}

/** The stop that a step belongs to: the last one that is not after it. */
export function placeOf(stops: readonly Stop[], step: number): number {
  const after = stops.findIndex((stop) => stop.step > step);
  return after < 0 ? Math.max(0, stops.length - 1) : Math.max(0, after - 1);
}

/** What the timeline marks: in a long game, only as many kinds as can be told apart on it. */
export function marksOf(stops: readonly Stop[]): Mark[] {
  const marks = stops.flatMap(({ kind }, position) => (kind ? [{ position, kind }] : []));
  return LEFT_OUT_FIRST.reduce(
    (left, kind) => (left.length > MOST_MARKS ? left.filter((mark) => mark.kind !== kind) : left), marks);
}

/** A step that the replay has: addresses may ask for any. */
export function withinSteps(step: number | null, steps: number): number {
  return Math.min(Math.max(0, step ?? 0), Math.max(0, steps - 1));
}

/** The address of a replay at a step; `viewer` only where somebody chose one. */
export function addressOf(id: string, step: number, viewer: ViewerName | null): string {
  return `/r/${id}/${step}${viewer === null ? '' : `?viewer=${viewer}`}`;
}

/** The viewer that an address asks for; null where it leaves that open. */
export function viewerIn(search: string): ViewerName | null {
  const wanted = new URLSearchParams(search).get('viewer') ?? '';
  return /^(all|table|\d)$/.test(wanted) ? wanted as ViewerName : null;
}

/** The seat that the viewer is; null for one who does not play. */
export function seatOf(viewer: ViewerName): number | null {
  return viewer === 'all' || viewer === 'table' ? null : Number(viewer);
}

/** All viewers there are of a table of *seats*. */
export function allViewers(seats: number): ViewerName[] {
  return ['all', 'table', ...Array.from({ length: seats }, (_, seat) => String(seat) as ViewerName)];
}

const FIRST_LINE = 1500;
const FURTHER_LINE = 900;

/** How long a stop is shown while it plays by itself, in milliseconds. */
export function pauseFor(stop: Stop | undefined, speed: number): number {
  const further = Math.max(0, (stop?.told.length ?? 1) - 1);
  return (FIRST_LINE + FURTHER_LINE * further) / speed;
}
