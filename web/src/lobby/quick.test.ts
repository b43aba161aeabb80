import { expect, test } from 'vitest';
import type { GameOffer } from '../games/catalogue.ts';
import type { LobbyRow } from '../protocol/messages.gen.ts';
import { canJoin } from './lobby.svelte.ts';
import { Quick, range, usual } from './quick.svelte.ts';

const COUP: GameOffer = {
  name: 'coup',
  players: 4,
  presets: [
    { name: 'es', least: 2, most: 6, values: {} },
    { name: 'br', least: 2, most: 10, values: {} },
  ],
  options: [],
  extras: [],
  levels: ['beginner', 'casual', 'skilled', 'expert', 'master'],
  styles: [],
  topics: [],
  help_when: {},
  look: 'court',
};
const ROW: LobbyRow = {
  table: 'abc', game: 'coup', preset: 'es', names: ['Ana'], chairs: 4, free: 3, phase: 'gathering', since: 0,
};

test('whoever comes for the first time plays with as many as usual, neither the worst nor the best bots', () => {
  const quick = new Quick(COUP);

  expect([quick.players, quick.level]).toEqual([4, 'casual']);
});

test('as many may play as in the edition for most', () => {
  expect(range(COUP)).toEqual([2, 10]);
  expect(new Quick(COUP).counts).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('where the usual bots are not offered, the best play', () => {
  expect(usual(['beginner', 'skilled'])).toBe('skilled');
});

test.each([
  [{}, true],
  [{ free: 0 }, false],
  [{ phase: 'over' }, true],
  [{ phase: 'playing' }, false],
  [{ phase: 'paused' }, false],
] as const)('a table with %j may be joined: %s', (change, joins) => {
  expect(canJoin({ ...ROW, ...change })).toBe(joins);
});
