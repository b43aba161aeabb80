/** On whom light falls, and which cards are looked at, while a line is told. */

import type { Kinds } from '../games/logLines.svelte.ts';
import type { Telling } from '../i18n/index.ts';

/** The arguments of a line that are of *kind*. */
function ofKind(telling: Telling, kinds: Kinds, kind: Kinds[string]): readonly (string | number)[] {
  return Object.entries(telling.args).flatMap(([name, value]) => (kinds[name] === kind ? value : []));
}

/** The seats that a line speaks of, whoever acts first. */
export const seatsIn = (telling: Telling, kinds: Kinds): number[] =>
  ofKind(telling, kinds, 'seat').filter((each) => typeof each === 'number');

/** The cards that a line speaks of. */
export const cardsIn = (telling: Telling, kinds: Kinds): string[] =>
  ofKind(telling, kinds, 'card').filter((each) => typeof each === 'string');

/** Where somebody sits, in px from the corner of what the film lies over. */
export interface Spot {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where *seats* are shown inside *board*, from the corner of *box*; a seat that is out of sight is left out. */
export function spotsOf(board: HTMLElement, box: DOMRect, seats: readonly number[]): Spot[] {
  return seats.flatMap((seat) => {
    const found = [...board.querySelectorAll(`[data-place="seat-${seat}"]`)]
      .map((each) => each.getBoundingClientRect())
      .find(({ width, height }) => width > 0 && height > 0);
    if (!found || found.bottom < box.top || found.top > box.bottom) return [];
    const { left, top, width, height } = found;
    return [{ seat, x: left - box.left + width / 2, y: top - box.top + height / 2, width, height }];
  });
}

/** A veil with a soft hole round each spot, as a CSS mask. */
export function maskOf(spots: readonly Spot[]): string {
  const holes = spots.map(({ x, y, width, height }) =>
    `radial-gradient(${round(width * 0.72)}px ${round(height * 0.85)}px at ${round(x)}px ${round(y)}px, transparent 70%, #000)`);
  return holes.join(', ') || 'none';
}

const round = (px: number): number => Math.round(px);
