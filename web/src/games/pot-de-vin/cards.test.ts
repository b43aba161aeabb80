import { describe, expect, test } from 'vitest';
import { loadArt } from '../../cards/art.ts';
import { EMBLEMS } from '../../cards/emblems.ts';
import { LOOKS } from '../../theme/looks.ts';
import { NEUTRAL_SIGNS, readCard, SUITS } from './cards.ts';

describe('the words of cards', () => {
  test('a card of a suit is read', () => {
    expect(readCard('aldo-7')).toEqual({ character: 'aldo', value: 7, neutral: null });
  });

  test.each([[1, 'joker'], [2, 'bonus'], [3, 'malus'], [13, 'pot']])('a %i is a %s', (value, neutral) => {
    expect(readCard(`ugo-${value}`)?.neutral).toBe(neutral);
  });

  test('what is no card is not read', () => {
    expect(['', 'hidden', 'duke', 'joker'].map(readCard)).toEqual([null, null, null, null]);
  });
});

test.each(LOOKS)('the look %s gives the suits different colours', async (look) => {
  const { roles } = await loadArt(look);
  expect(new Set(SUITS.map((word) => roles[word][0])).size).toBe(SUITS.length);
});

test('a neutral card has a sign that no character has', () => {
  const signs = [...Object.values(EMBLEMS), ...Object.values(NEUTRAL_SIGNS)].map(({ fill }) => fill);
  expect(new Set(signs).size).toBe(signs.length);
});
