import { expect, test } from 'vitest';
import { columnsOf } from './memory.ts';
import type { PotDeVin } from './types.ts';

const MEMORY: PotDeVin['Memory'] = {
  guilds: [{ nobles: [2, 6, -1], artists: [1, 1, 3] }, { nobles: [3, null, null] }],
  points: [7, 7], jokers: [[], ['nobles']], void: [[], []], rounds: 12, leader: 0, sides: [[0, 1]], sheets: null,
};

test('a joker that the side has placed counts as a symbol of the column that counts', () => {
  expect(columnsOf(MEMORY, 0).map(({ guild, symbols }) => [guild, symbols])).toEqual([['nobles', 3], ['artists', 1]]);
  expect(columnsOf(MEMORY, 1).map(({ symbols }) => symbols)).toEqual([3]);
  expect(columnsOf({ ...MEMORY, sides: [[0], [1]] }, 0).map(({ symbols }) => symbols)).toEqual([2, 1]);
});
