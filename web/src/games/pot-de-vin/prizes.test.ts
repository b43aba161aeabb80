import { expect, test } from 'vitest';
import { neutrals } from './prizes.ts';

test('of what was won the neutral cards are counted by kind', () => {
  expect(neutrals(['aldo-1', 'ugo-1', 'enzo-2', 'enzo-7', 'pietra-13', 'pietra-3'])).toEqual([
    ['joker', 2], ['bonus', 1], ['pot', 1], ['malus', 1],
  ]);
});
