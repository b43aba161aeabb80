/** The geometry of a chart of points: what lies where, in units of its drawing. */

export interface Scale {
  readonly least: number;
  readonly most: number;
  /** The values at which a line is drawn across. */
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_TICKS = 6;

/** A scale of round numbers that holds all values and 0. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = STEPS.find((each) => (high - low) / each <= MOST_TICKS - 1) ?? 200;
  const least = Math.floor(low / step) * step;
  const most = Math.ceil(high / step) * step;
  const ticks = Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step);
  return { least, most, ticks };
}

/** How far up a value stands, 0 for the least and 1 for the most. */
export function height(scale: Scale, value: number): number {
  return (value - scale.least) / (scale.most - scale.least);
}

/** The labels at the ends of the lines, moved apart until none covers another; order is kept. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  let least = top;
  for (const at of order) {
    placed[at] = Math.max(wanted[at]!, least);
    least = placed[at]! + gap;
  }
  let most = bottom;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at]!, most);
    most = placed[at]! - gap;
  }
  return placed;
}
