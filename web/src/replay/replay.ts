/** A replay as one steps through it: where something happened, what stands out, which address it has. */

import type { Telling } from '../i18n/index.ts';
import type { Eyes } from '../games/replays.ts';
import type { ReplayStep } from '../protocol/messages.gen.ts';

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
  /** Whether something new begins here: a turn, a round. */
  readonly opens: boolean;
}

const HIGHLIGHTS: Readonly<Record<string, Highlight>> = {
  'log-challenge': 'challenge',
  'log-block': 'block',
  'log-out': 'out',
  'log-round': 'round',
};
const OPENING: readonly unknown[] = ['ACTION', 'LEAD'];
const LEFT_OUT_FIRST: readonly Highlight[] = ['block', 'challenge'];
const MOST_MARKS = 40; // about as many as a telephone has room for
const SAID_FIRST: readonly Highlight[] = ['out', 'block', 'challenge', 'round'];

/** The steps at which something is told, and the last; who lets things pass changes nothing. */
export function stopsOf(steps: readonly ReplayStep[]): Stop[] {
  return steps.flatMap(({ by, told }, step) => {
    if (told.length === 0 && step > 0 && step < steps.length - 1) return [];
    return [{ step, by, told, opens: step === 0 || OPENING.includes(steps[step - 1]?.view.phase) }];
  });
}

/** The stop that a step belongs to: the last one that is not after it. */
export function placeOf(stops: readonly Stop[], step: number): number {
  const after = stops.findIndex((stop) => stop.step > step);
  return after < 0 ? Math.max(0, stops.length - 1) : Math.max(0, after - 1);
}

/** What stands out at a stop: the weightiest thing told there. */
export function highlightOf(stop: Stop): Highlight | null {
  const kinds = stop.told.map(({ id }) => HIGHLIGHTS[id]);
  return SAID_FIRST.find((kind) => kinds.includes(kind)) ?? null;
}

/** What the timeline marks: in a long game, only as many kinds as can be told apart on it. */
export function marksOf(stops: readonly Stop[]): Mark[] {
  const marks = stops.flatMap((stop, position) => {
    const kind = highlightOf(stop);
    return kind ? [{ position, kind }] : [];
  });
  return LEFT_OUT_FIRST.reduce(
    (left, kind) => (left.length > MOST_MARKS ? left.filter((mark) => mark.kind !== kind) : left), marks);
}

/** A step that the replay has: addresses may ask for any. */
export function withinSteps(step: number | null, steps: number): number {
  return Math.min(Math.max(0, step ?? 0), Math.max(0, steps - 1));
}

/** The address of a replay at a step; `eyes` only where somebody chose them. */
export function addressOf(id: string, step: number, eyes: Eyes | null): string {
  return `/r/${id}/${step}${eyes === null ? '' : `?eyes=${eyes}`}`;
}

/** The eyes that an address asks for; null where it leaves them open. */
export function eyesIn(search: string): Eyes | null {
  const wanted = new URLSearchParams(search).get('eyes') ?? '';
  return /^(all|table|\d)$/.test(wanted) ? wanted as Eyes : null;
}

/** The seat whose eyes they are; null for those of nobody who plays. */
export function seatOf(eyes: Eyes): number | null {
  return eyes === 'all' || eyes === 'table' ? null : Number(eyes);
}

/** All eyes there are at a table of *seats*, with who may look through them. */
export function allEyes(seats: number): Eyes[] {
  return ['all', 'table', ...Array.from({ length: seats }, (_, seat) => String(seat) as Eyes)];
}

const FIRST_LINE = 1500;
const FURTHER_LINE = 900;

/** How long a stop is shown while it plays by itself, in milliseconds. */
export function pauseFor(stop: Stop | undefined, speed: number): number {
  const further = Math.max(0, (stop?.told.length ?? 1) - 1);
  return (FIRST_LINE + FURTHER_LINE * further) / speed;
}
