import { describe, expect, test } from 'vitest';
import { sceneOf, shownOf } from '../../board/scenes.fixture.ts';
import { openedCourt, openedHands } from './ending.ts';
import { minds } from './memory.ts';
import type { Coup } from './types.ts';

const shown = shownOf<Coup>(sceneOf('claims'));
const over = shownOf<Coup>(sceneOf('claimsOver'));

test('claims are those that the server counted, the others before oneself', () => {
  const memory = shown.memory!;
  const known = minds(shown.view, memory, shown.standing);

  expect(known.map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
  for (const { seat, claims } of known) {
    const counted = Object.fromEntries(claims.map(({ claim, made, proved, refused }) => [claim, [made, proved, refused]]));
    expect(counted).toEqual(memory.claims[seat]);
  }
});

describe('the end', () => {
  test('shows the hands that the server opens, and closed ones where it does not', () => {
    const closed = { ...shown, standing: { ...shown.standing, winners: [1] } };

    expect(openedHands(over).every((hand) => hand.closed === 0)).toBe(true);
    expect(openedHands(over)[0]).toMatchObject({ won: true, seats: over.standing.winners });
    expect(openedHands(closed).map(({ seats: [seat], closed: cards }) => [seat, cards])).toEqual([[1, 2], [0, 0], [2, 1], [3, 1]]);
    expect(openedCourt(over)).toHaveLength(Number(over.view.court));
    expect(openedCourt(closed)).toBeNull();
  });

  test('opens what the view hides', () => {
    const view = { ...over.view, hands: [['?'], [], [], []] };

    expect(openedHands({ ...over, view })).toEqual(openedHands(over));
    expect(openedHands({ ...over, view, open: null })[0]).toMatchObject({ closed: 1, held: [] });
  });
});
