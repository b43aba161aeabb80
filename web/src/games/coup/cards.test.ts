import { describe, expect, test } from 'vitest';
import { loadArt } from '../../cards/art.ts';
import { EMBLEMS } from '../../cards/emblems.ts';
import { LOOKS } from '../../theme/looks.ts';
import { CHARACTERS, readCard } from './cards.ts';

describe('the words of cards', () => {
  test('a character and a copy of it are read', () => {
    expect(readCard('duke')).toEqual({ character: 'duke', art: null });
    expect(readCard('duke-b')).toEqual({ character: 'duke', art: 'b' });
  });

  test('what is no card is not read', () => {
    expect(['', 'hidden', 'duchess', 'aldo-7'].map(readCard)).toEqual([null, null, null, null]);
  });
});

test.each(LOOKS)('the look %s gives the characters different colours', async (look) => {
  const { roles } = await loadArt(look);
  expect(new Set(CHARACTERS.map((word) => roles[word][0])).size).toBe(CHARACTERS.length);
});

test('every character has a sign of its own, which needs no language', () => {
  expect(new Set(CHARACTERS.map((word) => EMBLEMS[word].fill)).size).toBe(CHARACTERS.length);
});
