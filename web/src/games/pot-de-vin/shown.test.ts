import { expect, test } from 'vitest';
import { sceneOf, shownOf } from '../../board/scenes.fixture.ts';
import { cardRead } from './bears.ts';
import { countsAt, labelOf, scoresOf } from './ending.ts';
import { minds } from './memory.ts';
import type { SheetRow } from './scene.gen.ts';
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

test('a card is read with all that it bears', () => {
  const said = { t: (id: string) => id, card: (word: string) => word };
  const { deck } = shown.material!;
  const twice = Object.keys(deck).find((card) => deck[card]![1] > 1)!;
  const once = Object.keys(deck).find((card) => deck[card]![0] !== null && deck[card]![1] === 1)!;
  const read = (card: string) => cardRead(shown.material, card, said);

  expect(read(twice)).toBe(`${twice}, ${deck[twice]![0]} ×2`);
  expect(read(once)).toBe(`${once}, ${deck[once]![0]}`);
  expect(['aldo-1', 'aldo-2', 'aldo-3', 'aldo-13'].map(read)).toEqual(
    ['aldo-1, neutral-joker', 'aldo-2, neutral-plus', 'aldo-3, neutral-minus', 'aldo-13, neutral-pot'],
  );
});

test('the end ranks by the scores', () => {
  const points = scoresOf(over).map((score) => score.points);

  expect(points).toEqual([...points].sort((one, other) => other - one));
  expect(scoresOf(over).filter(({ won }) => won).flatMap(({ seats }) => seats)).toEqual(over.standing.winners);
});

test('every row of a sheet has a name and says which of two columns counts', () => {
  const row = (of: string, each: number[], counted = 0, jokers = 0) => ({ of, each, counted, jokers, points: 0 });

  expect(['knights', 'joker', 'plus', 'minus', 'pot', 'gems'].map(labelOf)).toEqual(
    ['guild-knights', 'neutral-joker', 'neutral-plus', 'neutral-minus', 'neutral-pot', 'web-side-sheet-gems'],
  );
  const counts = (of: SheetRow): boolean[] => of.each.map((_, at) => countsAt(of, at));
  expect(counts(row('knights', [3, 2], 3, 1))).toEqual([false, true]);
  expect(counts(row('knights', [0, 4], 4))).toEqual([false, true]);
  expect(counts(row('knights', [2, 2], 2))).toEqual([true, false]);
  expect(counts(row('pot', [2, 1], 3))).toEqual([true, true]);
});
