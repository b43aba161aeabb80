/** Another game with the same table: who is ready, and who may begin it. */

import type { Chair, Scene } from '../../net/messages.ts';

export interface Guest {
  readonly at: number;
  readonly chair: Chair;
  /** Bots and programs play whenever they are asked to, and the host deals when ready. */
  readonly ready: boolean;
}

export interface Rematch {
  readonly guests: readonly Guest[];
  readonly own: Chair | null;
  readonly isHost: boolean;
  readonly host: Chair | null;
  /** People who are there and have not said that they are ready. */
  readonly missing: readonly Chair[];
  readonly enough: boolean;
}

export function rematchOf({ chairs, you, least }: Scene): Rematch {
  const guests = chairs.flatMap((chair, at): Guest[] =>
    (chair.kind === 'empty' ? [] : [{ at, chair, ready: chair.kind !== 'person' || chair.host || chair.ready }]));
  const own = you === null ? null : chairs[you] ?? null;
  return {
    guests,
    own,
    isHost: own?.host ?? false,
    host: chairs.find(({ host }) => host) ?? null,
    missing: guests.filter(({ ready, chair }) => !ready && chair.present).map(({ chair }) => chair),
    enough: guests.length >= least,
  };
}

/** Everybody by wins, most first; nobody where no game was won yet. */
export function tally(chairs: readonly Chair[]): readonly Chair[] {
  const seated = chairs.filter(({ kind }) => kind !== 'empty');
  if (seated.every(({ wins }) => wins === 0)) return [];
  return seated.toSorted((one, other) => other.wins - one.wins);
}
