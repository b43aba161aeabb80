/** The geometry of the chart of chances: shares of all seats, one above the other. */

/** The limits between seats at a step, from 0 at the bottom to 1 at the top: one more than there are seats. */
export type Limits = readonly number[];

/** A place for a name within the area of a seat. */
export interface LabelPlace {
  readonly step: number;
  /** How far up its middle lies, 0 to 1. */
  readonly middle: number;
}

/** Where the chart lies in its drawing, in pixels, and which step and chance stand where. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
  readonly last: number;
  readonly x: (step: number) => number;
  readonly y: (height: number) => number;
}

const [TALL, LEFT, RIGHT, TOP] = [180, 38, 8, 8];

/** The chart of a game of so many steps in a drawing *width* wide. */
export function frameOf(width: number, steps: number): Frame {
  const last = Math.max(1, steps);
  const wide = Math.max(1, width - LEFT - RIGHT);
  return {
    left: LEFT, top: TOP, wide, tall: TALL, last,
    x: (step) => LEFT + (wide * step) / last,
    y: (height) => TOP + TALL * (1 - height),
  };
}

/** Piles up the chances of a step, so that they fill the height whatever they add up to. */
export function limitsOf(shares: readonly number[]): Limits {
  const sum = shares.reduce((all, share) => all + share, 0) || 1;
  const limits = [0];
  for (const share of shares) limits.push(limits.at(-1)! + share / sum);
  return limits;
}

/** The outline of a seat's area, as points of a drawing. */
export function outlineOf(piles: readonly Limits[], seat: number, { x, y }: Pick<Frame, 'x' | 'y'>): string {
  const above = piles.map((limits, step) => `${x(step)},${y(limits[seat + 1]!)}`);
  const below = piles.map((limits, step) => `${x(step)},${y(limits[seat]!)}`);
  return [...above, ...below.reverse()].join(' ');
}

/** Where the name of a seat fits in: the area is *least* high for *wide* steps around it; null for nowhere. */
export function labelPlaceOf(piles: readonly Limits[], seat: number, least: number, wide: number): LabelPlace | null {
  const half = Math.ceil(wide / 2);
  let best: LabelPlace | null = null;
  let room = least;
  for (let step = half; step + half < piles.length; step++) {
    const around = piles.slice(step - half, step + half + 1);
    const top = Math.min(...around.map((limits) => limits[seat + 1]!));
    const bottom = Math.max(...around.map((limits) => limits[seat]!));
    if (top - bottom < room) continue;
    if (best !== null && top - bottom === room) continue;
    room = top - bottom;
    best = { step, middle: (top + bottom) / 2 };
  }
  return best;
}

/** The steps that are named below the chart: round numbers, and no more than have room. */
export function ticksOf(last: number, most: number): number[] {
  const every = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((each) => last / each <= most) ?? last;
  return Array.from({ length: Math.floor(last / every) + 1 }, (_, at) => at * every);
}

/** The step that is shown at a place from left to right, 0 to 1. */
export const stepAt = (place: number, last: number): number =>
  Math.round(Math.min(Math.max(0, place), 1) * last);

/** A row for each sign along a line, so that none covers another: they stand in order, *gap* apart. */
export function rowsOf(places: readonly number[], gap: number): number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((end) => place - end >= gap);
    const row = free < 0 ? ends.length : free;
    ends[row] = place;
    return row;
  });
}
