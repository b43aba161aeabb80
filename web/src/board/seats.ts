/** Where the others sit: along the left, the top and the right of the table. */

/** Seats clockwise from the lower left; nobody sits at the bottom while a hand lies there. */
export interface Ring {
  readonly left: readonly number[];
  readonly top: readonly number[];
  readonly right: readonly number[];
  readonly bottom: readonly number[];
}

/** The others clockwise from the left of *own*; all seats for one who only watches. */
export function others(seats: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  const number = own === null ? seats : seats - 1;
  return Array.from({ length: number }, (_, step) => (first + step) % seats);
}

/** How many sit on each side, beside a bottom where a hand lies. */
function beside(number: number): number {
  if (number <= 2) return 0;
  if (number <= 5) return 1;
  return number <= 7 ? 2 : 3;
}

/** How many sit on each side of a table that somebody watches. */
function around(number: number): number {
  if (number <= 3) return 0;
  return number <= 6 ? 1 : 2;
}

/** The sides of the table for *order*; all round it where *round*. */
export function ring(order: readonly number[], { round }: { round: boolean }): Ring {
  const number = order.length;
  const side = round ? around(number) : beside(number);
  const below = round ? Math.floor((number - 2 * side) / 2) : 0;
  const top = number - 2 * side - below;
  return {
    left: order.slice(0, side),
    top: order.slice(side, side + top),
    right: order.slice(side + top, side * 2 + top),
    bottom: order.slice(side * 2 + top),
  };
}

/** All seats in turn, the own one last; from the first on where there is none. */
export function ownLast(seats: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}
