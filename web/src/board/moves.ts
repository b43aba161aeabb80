/** What has moved on a board: coins, gems and cards, from place to place. */

export type Thing = 'coin' | 'card' | 'gem';

/** Names of places, as elements carry them in `data-place`. */
export type PlaceName = string;
export const seatPlace = (seat: number): PlaceName => `seat-${seat}`;

export interface Move {
  readonly thing: Thing;
  readonly from: PlaceName;
  readonly to: PlaceName;
  readonly count: number;
  /** The face of a card that everybody sees. */
  readonly card?: string;
  /** Whether it moves only after the others. */
  readonly late?: boolean;
}

/** More things at once than these are not shown. */
export const MOST_SHOWN = 4;

/** Pairs those who pay with those who get, the rest with *bank*. */
export function payments(changes: ReadonlyMap<PlaceName, number>, bank: PlaceName): Move[] {
  const payers = [...changes].filter(([, by]) => by < 0).map(([place, by]) => ({ place, left: -by }));
  const moves: Move[] = [];
  const move = (from: PlaceName, to: PlaceName, count: number): void => {
    moves.push({ thing: 'coin', from, to, count: Math.min(count, MOST_SHOWN) });
  };
  for (const [place, by] of changes) {
    let wanted = Math.max(by, 0);
    for (const payer of payers) {
      const count = Math.min(payer.left, wanted);
      if (count === 0) continue;
      move(payer.place, place, count);
      payer.left -= count;
      wanted -= count;
    }
    if (wanted > 0) move(bank, place, wanted);
  }
  for (const { place, left } of payers) if (left > 0) move(place, bank, left);
  return moves;
}

/** From whose place an arrow goes to whose. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly sign: 'act' | 'block' | 'challenge';
}
