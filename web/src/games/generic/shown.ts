/** A view in words, sorted into what stands beside a seat and what lies in the middle, as intriga.terminal.generic. */

import type { Speech } from '../../i18n/index.ts';
import { readable } from '../../i18n/plain.ts';
import { HIDDEN } from '../../board/counts.ts';
import type { Json } from '../../net/messages.ts';

const UNSAID = new Set(['seat', 'phase', 'turn', 'awaiting', 'winner', 'winners']);
const SEATS = ['awaiting', 'first', 'seat', 'turn', 'winner', 'winners'];

type Saying = Pick<Speech, 'has' | 't' | 'card'>;

export interface Shown {
  /** The cards of each seat, null where the game has no hands. */
  readonly hands: readonly (readonly string[])[] | null;
  /** What there is of each seat: a key and a value by seat. */
  readonly columns: readonly (readonly [key: string, values: readonly unknown[]])[];
  /** The keys that name a seat, by seat. */
  readonly marks: readonly (readonly string[])[];
  readonly rest: readonly (readonly [key: string, value: unknown])[];
}

/** Sorts *view*, of a game for *players*; *material* says which keys have seats for their numbers. */
export function shownOf(view: Json, players: number, material: Json | null): Shown {
  const given = material?.seat_keys;
  const seatKeys = new Set(Array.isArray(given) ? given.map(String) : SEATS);
  const entries = Object.entries(view as Readonly<Record<string, unknown>>).filter(([key]) => !UNSAID.has(key));
  const ofSeats = entries.filter(([key]) => seatKeys.has(key));
  const others = entries.filter(([key]) => !seatKeys.has(key));
  const bySeat = others.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length === players);
  const hands = bySeat.find(([key, values]) => key === 'hands' && values.every(isCards))?.[1];
  return {
    hands: (hands as string[][] | undefined) ?? null,
    columns: bySeat.filter(([key]) => key !== 'hands' || !hands),
    marks: Array.from({ length: players }, (_, seat) =>
      ofSeats.filter(([, value]) => seatsOf(value).includes(seat)).map(([key]) => key)),
    rest: others.filter(([, value]) => !(Array.isArray(value) && value.length === players) && !isNothing(value)),
  };
}

/** What a key of a view is called. */
export function keyName(key: string, said: Saying): string {
  const id = `view-${key.replaceAll('_', '-')}`;
  return said.has(id) ? said.t(id) : readable(key);
}

/** A value of a view as people read it. */
export function written(value: unknown, said: Saying): string {
  if (isNothing(value)) return '–';
  if (value === true) return '✓';
  if (value === HIDDEN) return '■';
  if (Array.isArray(value)) return value.map((each) => written(each, said)).join(' ');
  if (typeof value === 'object') {
    return Object.entries(value!).map(([key, each]) => `${written(key, said)} ${written(each, said)}`).join(', ');
  }
  return typeof value === 'string' ? said.card(value) : String(value);
}

const isCards = (value: unknown): boolean => Array.isArray(value) && value.every((card) => typeof card === 'string');

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === false
    || (typeof value === 'object' && Object.keys(value).length === 0);
}

function seatsOf(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).filter((seat): seat is number => typeof seat === 'number');
}
