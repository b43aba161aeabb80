/** Garments that more than one look wears, and the putting together of figures. */

import type { Figure } from './art';
import { disc } from './geometry';
import { draw, moved, type Picture } from './paint';
import { neck, torso } from './parts';

export const robe: Picture = [...torso, ...neck];

/** Returns a figure of parts, the hindmost first. */
export const figure = (skin: string, hair: string, ...parts: Picture[]): Figure =>
  ({ skin, hair, picture: parts.flat() });

/** Returns parts moved aside to make room for the thing held up in front of them. */
export const posed = (thing: Picture, ...parts: Picture[]): Picture =>
  [...moved(parts.flat(), 'translate(-14 0)'), ...thing];

export const furCollar = draw(`
paper M58 172L82 160L100 206L118 160L142 172L152 230H48Z
paper2 M100 206L118 160L142 172L152 230H100Z
ink M76 182l4 8l-7 0zM66 200l4 8l-7 0zM84 208l4 8l-7 0zM128 184l4 8l-7 0zM116 206l4 8l-7 0zM136 206l4 8l-7 0z
ink M82 160L100 206L118 160Q100 178 82 160Z
metal/4 M62 184Q100 240 138 184
`);

export const gorget = draw(`
steel M70 160Q100 186 130 160L142 186Q100 222 58 186Z
steel2 M100 174Q118 172 130 160L142 186Q122 205 100 204Z
metal/3 M58 186Q100 222 142 186M70 160Q100 186 130 160
red M30 184L52 178L140 230H96Z
`);

export const spectacles = draw(`
metal/2.6 ${disc(86, 97, 12)}${disc(114, 97, 12)}M98 96Q100 93 102 96M74 96L66 93M126 96L134 93
`);

export const braids = draw(`
hair M100 36C68 32 56 60 62 96Q50 130 60 160L74 162Q66 130 74 104Q72 76 100 58Z
hair2 M100 36C132 32 144 60 138 96Q150 130 140 160L126 162Q134 130 126 104Q128 76 100 58Z
hair M60 52Q76 16 100 24Q124 16 140 52Q120 34 100 42Q80 34 60 52Z
metal/3 M68 66Q100 40 132 66
metal M100 44l7 10l-7 10l-7 -10z
paper* ${disc(64, 118, 3.4)}${disc(62, 132, 3.4)}${disc(64, 146, 3.4)}
`);

export const eyePatch = draw(`
ink M102 88L126 86Q128 104 114 104Q102 102 102 88Z
ink/3 M68 64L104 90M126 88L134 82
metal/2.6 ${disc(64, 108, 5)}
`);

export const openShirt = draw(`
paper M70 168L84 162L100 208L116 162L130 168L114 230H86Z
skin2 M88 166H112L100 204Z
metal/2.4 M60 176L80 230M140 176L120 230
`);

export const bodice = draw(`
skin M66 172L84 162Q100 178 116 162L134 172Q118 204 100 206Q82 204 66 172Z
skin2 M100 171Q110 170 116 162L134 172Q118 204 100 206Z
metal/3 M44 178Q66 178 74 190Q84 206 100 206Q116 206 126 190Q134 178 156 178
red M100 188l7 10l-7 12l-7 -12z
metal/2 M78 166Q88 188 100 188Q112 188 122 166
`);
