import { expect, test } from 'vitest';
import { sceneOf, shownOf } from '../../board/scenes.fixture.ts';
import { scoresOf } from './ending.ts';
import { minds } from './memory.ts';
import type { PotDeVin } from './types.ts';

const shown = shownOf<PotDeVin>(sceneOf('tricks'));
const over = shownOf<PotDeVin>(sceneOf('tricksOver'));

test('the points of each seat are those of the server, the others before oneself', () => {
  const { view, memory } = shown;
  const known = minds(view, memory!);

  expect(known.map(({ seat, points }) => [seat, points])).toEqual([1, 2, 3, 0].map((seat) => [seat, memory!.points[seat]]));
});

test('every card without a guild is named', () => {
  const { view, memory, material } = over;

  for (const { seat, neutral } of minds(view, memory!)) {
    const bare = view.taken[seat]!.filter((card) => material!.deck[card]?.[0] === null);
    expect(neutral.reduce((sum, [, cards]) => sum + cards, 0)).toBe(bare.length);
  }
});

test('the end ranks by the scores', () => {
  const points = scoresOf(over).map((score) => score.points);

  expect(points).toEqual([...points].sort((one, other) => other - one));
  expect(scoresOf(over).filter(({ won }) => won).map(({ seat }) => seat)).toEqual(over.standing.winners);
});
