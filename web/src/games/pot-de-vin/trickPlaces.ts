/** Where a card played to a round lies: round the middle, before the seat that it came from. */

export interface Place {
  /** −1 at the left, 1 at the right. */
  readonly x: number;
  /** −1 above, 1 below. */
  readonly y: number;
}

const LOW = 0.85;

/** The places of 3 to 6 seats clockwise, from the one at the bottom on. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  3: [{ x: 0, y: 1 }, { x: -0.75, y: -1 }, { x: 0.75, y: -1 }],
  4: [{ x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }, { x: 1, y: 0 }],
  5: [{ x: 0, y: 1 }, { x: -1, y: LOW }, { x: -0.5, y: -1 }, { x: 0.5, y: -1 }, { x: 1, y: LOW }],
  6: [{ x: 0, y: 1 }, { x: -1, y: LOW }, { x: -1, y: -LOW }, { x: 0, y: -1 }, { x: 1, y: -LOW }, { x: 1, y: LOW }],
};
const MIDDLE: Place = { x: 0, y: 0 };

/** The place of *seat* among *seats*; *own* is the seat at the bottom, the first where nobody sits there. */
export function placeOf(seat: number, seats: number, own: number | null): Place {
  return PLACES[seats]?.[(seat - (own ?? 0) + seats) % seats] ?? MIDDLE;
}
