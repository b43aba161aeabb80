import { describe, expect, test } from 'vitest';
import { loadArt, paletteOf } from './art';
import { EMBLEMS, GLYPHS, GUILD_ART } from './emblems';
import type { Picture } from './paint';
import { CHARACTERS, characterOf, GUILDS, LOOKS } from './words';

const PATH = /^[Mm][\d\s.,eE+\-AaCcHhLlMmQqVvZz]+$/;
const HEX = /^#[\da-f]{6}$/i;
const luminance = (hex: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
    const c = Number.parseInt(hex.slice(2 * i + 1, 2 * i + 3), 16) / 255;
    return sum + weight * (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  }, 0);
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
const expectDrawn = (picture: Picture): void => {
  expect(picture.length).toBeGreaterThan(0);
  for (const { d } of picture) expect(d).toMatch(PATH);
};

describe.each(LOOKS)('the look %s', (look) => {
  test.each(CHARACTERS)('paints %s in colours it has', async (word) => {
    const art = await loadArt(look);
    expectDrawn(art.figures[word].picture);
    const palette = paletteOf(art, word);
    for (const { slot } of art.figures[word].picture) expect(palette[slot]).toMatch(HEX);
  });

  test('draws its frame, its back and a ground for each of three copies', async () => {
    const { frame, back, scenery } = await loadArt(look);
    [frame, back, ...scenery].forEach(expectDrawn);
  });

  test.each(CHARACTERS)('lets the name of %s be read on its colour', async (word) => {
    const { roles, colours } = await loadArt(look);
    expect(contrast(roles[word][0], colours.paper)).toBeGreaterThanOrEqual(4.5);
  });
});

test('emblems and guild badges tell everything apart without colour', () => {
  const signs = Object.values(EMBLEMS).map((sign) => sign.fill);
  expect(new Set(signs).size).toBe(signs.length);
  for (const fill of signs) expect(fill).toMatch(PATH);
  for (const glyph of Object.values(GLYPHS)) expect(glyph).toMatch(PATH);
  expect(new Set(GUILDS.map((guild) => GUILD_ART[guild].badge)).size).toBe(GUILDS.length);
});

test('a guild’s sign can be seen on its badge', () => {
  for (const guild of GUILDS) expect(contrast(GUILD_ART[guild].colour, '#fff8e6')).toBeGreaterThanOrEqual(3);
});

test('whoever is painted on a card is found by its word', () => {
  expect(['duke', 'duke-b', 'aldo-7', 'hidden', ''].map(characterOf)).toEqual(['duke', 'duke', 'aldo', null, null]);
});
