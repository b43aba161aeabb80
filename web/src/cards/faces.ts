/** Faces of people: of the cast that bots play, and those that a person may choose. */

import { figure, openShirt, spectacles } from './garments.ts';
import { disc, rays, scallops } from './geometry.ts';
import { draw, mix, moved, type Palette, type Picture } from './paint.ts';
import { beards, elder, hairs, man, neck, torso, woman } from './parts.ts';

const INK = '#241519';
const PAPER = '#f3e7cd';

// ------------------------------------------------------------------- what they wear

const robe: Picture = [...torso, ...neck];
const lapels = draw(`
paper M76 164L100 182L124 164L116 230H84Z
paper2 M100 182L124 164L116 230H100Z
role2 M82 160L62 170L54 196L74 200L68 210L88 230H97Z
role2 M118 160L138 170L146 196L126 200L132 210L112 230H103Z
role3/2 M62 170L54 196L74 200L68 210L88 230M138 170L146 196L126 200L132 210L112 230
`);
const tie = draw(`
paper M80 164L100 178L120 164L112 230H88Z
paper2 M100 178L120 164L112 230H100Z
red M94 176H106L103 188L108 230H92L97 188Z
role2 M82 160L60 172L82 230H94Z
role2 M118 160L140 172L118 230H106Z
`);
const polo = draw(`
role3 M80 158Q100 180 120 158L134 168Q112 200 100 200Q88 200 66 168Z
role2 M100 178Q112 174 120 158L134 168Q112 200 100 200Z
`);
const highNeck = draw(`
role2 M78 150Q100 166 122 150L128 178Q100 196 72 178Z
role3/2.4 M80 158Q100 174 120 158M77 166Q100 184 123 166
`);
const cardigan = draw(`
paper M80 162L100 192L120 162L114 230H86Z
paper2 M100 192L120 162L114 230H100Z
role3/3 M76 164Q90 192 92 230M124 164Q110 192 108 230
metal ${disc(86, 206, 3)}${disc(88, 222, 3)}
`);
const scarf = draw(`
red M66 154Q100 180 134 154L144 174Q100 206 56 174Z
role3 M66 154Q100 180 134 154L136 159Q100 187 64 159Z
red M112 182L132 178L146 230H118Z
role2 M118 190L126 188L140 230H130Z
`);
const raincoat = draw(`
role3 M74 156L52 172L70 204L100 178Z
role2 M126 156L148 172L130 204L100 178Z
role2/2.4 M100 180V230
ink ${disc(108, 200, 3.4)}${disc(108, 220, 3.4)}
`);
const whistle = draw(`
metal/2.4 M76 166Q86 204 98 212M124 166Q114 204 102 212
steel M92 210H108V218Q108 226 100 226Q92 226 92 218Z
`);
const beads = draw(`
metal ${[-30, -20, -10, 0, 10, 20, 30].map((x) => disc(100 + x, 186 - (x * x) / 60, 5)).join('')}
`);
const stripes = draw(`
paper M44 178L82 162Q100 178 118 162L156 178L164 230H36Z
role/7 M40 196Q100 214 160 196M36 216Q100 234 164 216
`);

// ------------------------------------------------------------------- hair and heads

const swept = draw(`
hair M66 92C54 56 72 26 106 26C140 24 150 56 136 94Q134 74 126 62Q104 70 84 58Q72 70 66 92Z
hair2 M106 26C140 24 150 56 136 94Q134 74 126 62Q118 64 110 64Q132 48 106 26Z
hair2/2 M82 58Q88 40 112 34M96 62Q108 50 124 48
`);
const bun = draw(`
hair ${disc(100, 24, 19)}
hair2 M100 5a19 19 0 0 1 0 38Q112 24 100 5Z
hair M64 96C54 56 72 32 100 32C128 32 146 56 136 96Q132 70 116 58Q100 50 84 58Q68 70 64 96Z
hair2 M100 32C128 32 146 56 136 96Q132 70 116 58Q108 54 100 54Z
`);
const fringe = draw(`
hair M60 118C50 60 66 30 100 30C134 30 150 60 140 118L128 122Q132 96 128 78Q116 68 104 76Q92 66 72 78Q68 96 72 122Z
hair2 M100 30C134 30 150 60 140 118L128 122Q132 96 128 78Q116 68 104 76Q112 50 100 30Z
`);
const afroBehind = draw(`
hair ${scallops(100, 68, 50, 13)}
hair2 M100 18a50 50 0 0 1 46 66Q140 40 100 18Z
`);
const afroFront = draw(`
hair M66 86Q62 52 100 46Q138 52 134 86Q128 64 100 60Q72 64 66 86Z
`);
const longBehind = draw(`
hair M100 30C58 28 52 70 58 110Q62 146 52 168Q76 176 86 160H114Q124 176 148 168Q138 146 142 110C148 70 142 28 100 30Z
hair2 M114 160Q124 176 148 168Q138 146 142 110C148 70 142 28 100 30Q136 66 128 120Q124 144 114 160Z
`);
const longFront = draw(`
hair M100 36C72 34 62 60 64 92Q78 84 92 60Q100 74 136 88Q138 60 128 46Q116 36 100 36Z
hair2 M100 36Q116 36 128 46Q138 60 136 88Q112 80 100 66Z
`);
const ponytail = draw(`
hair2 M128 52C164 52 160 110 148 146Q140 130 142 110Q142 84 124 72Z
hair M64 94C56 56 74 34 100 34C126 34 144 56 136 94Q130 68 100 60Q72 66 64 94Z
`);
const bald = draw(`
hair M66 100Q56 84 62 66L71 70Q70 84 71 96Z
hair2 M134 100Q144 84 138 66L129 70Q130 84 129 96Z
`);
const crop = draw(`
hair M66 90C58 56 72 36 100 36C128 36 142 56 134 90Q130 66 120 60Q100 54 80 60Q70 66 66 90Z
hair2 M100 36C128 36 142 56 134 90Q130 66 120 60Q110 56 102 56Q118 48 100 36Z
`);
const spiky = draw(`
hair M65 92L58 66L68 62L62 42L80 44L84 26L98 38L112 24L118 42L136 38L132 58L144 66L135 92Q130 70 118 64Q100 58 82 64Q70 70 65 92Z
hair2 M112 24L118 42L136 38L132 58L144 66L135 92Q130 70 118 64Q110 60 102 60Q116 46 112 24Z
`);
const twoBuns = draw(`
hair ${disc(64, 36, 18)}
hair2 ${disc(136, 36, 18)}
hair M63 100C54 58 70 34 100 34V56Q76 62 63 100Z
hair2 M137 100C146 58 130 34 100 34V56Q124 62 137 100Z
`);
const locs = draw(`
hair M64 150Q54 110 60 66C68 30 132 30 140 66Q146 110 136 150Q128 156 124 146L130 84Q116 58 100 60Q84 58 70 84L76 146Q72 156 64 150Z
hair2/3 M68 72Q62 110 68 146M132 72Q138 110 132 146
hair2 M100 39C124 38 136 48 140 66Q146 110 136 150Q132 153 128 151L130 84Q116 58 100 60Z
metal ${disc(68, 132, 3.6)}${disc(132, 120, 3.6)}
`);

// ------------------------------------------------------------------- on the head

const headphones = draw(`
ink/6 M60 92C56 44 76 24 100 24C124 24 144 44 140 92
metal M54 82H66Q70 100 66 116H56Q48 100 54 82Z
metal2 M146 82H134Q130 100 134 116H144Q152 100 146 82Z
`);
const driverCap = draw(`
role M58 62Q50 30 74 26Q100 12 126 26Q150 30 142 62Q100 42 58 62Z
role2 M100 18Q114 19 126 26Q150 30 142 62Q122 52 104 51Q126 36 100 18Z
ink M60 60Q100 42 140 60L150 74Q126 66 100 66Q74 66 50 74Z
metal ${disc(100, 40, 7)}
metal/2 M60 60Q100 42 140 60
`);
const beanie = draw(`
role M62 66C56 22 80 8 100 8C120 8 144 22 138 66Q100 50 62 66Z
role2 M100 8C120 8 144 22 138 66Q120 57 104 56Q124 34 100 8Z
role3 M58 56Q100 38 142 56V74Q100 56 58 74Z
role2/2 M70 52V68M84 48V63M100 46V61M116 48V63M130 52V68
`);
const porkPie = draw(`
role M64 54L68 18Q100 8 132 18L136 54Q100 40 64 54Z
role2 M100 12Q118 13 132 18L136 54Q120 46 104 46Z
ink M63 52Q100 38 137 52L138 60Q100 46 62 60Z
role M44 62Q100 36 156 62Q160 70 148 71Q100 50 52 71Q40 70 44 62Z
role2 M100 49Q130 50 156 62Q160 70 148 71Q124 61 102 60Z
`);
const headscarf = draw(`
red M60 78C56 36 76 20 100 20C124 20 144 36 140 78Q128 52 100 52Q72 52 60 78Z
role2 M100 20C124 20 144 36 140 78Q132 60 112 54Q124 40 100 20Z
metal ${disc(76, 46, 3)}${disc(92, 34, 3)}${disc(112, 36, 3)}${disc(126, 52, 3)}${disc(98, 48, 2.6)}
red M138 66L156 84L144 88Z
`);
const flatCap = draw(`
role M56 66Q48 30 90 24Q140 16 146 62Q124 44 100 50Q76 52 56 66Z
role2 M100 23Q140 20 146 62Q130 50 112 50Q128 34 100 23Z
role2 M52 70Q76 48 106 52Q92 62 88 70Q66 66 52 70Z
`);
const bigSpectacles = draw(`
ink/3.4 ${disc(85, 97, 14)}${disc(115, 97, 14)}M99 95Q100 93 101 95M71 94L65 91M129 94L135 91
`);
const stubble = draw(`
hair M71 104Q74 132 88 140Q100 148 112 140Q126 132 129 104Q126 118 114 116Q100 110 86 116Q74 118 71 104ZM90 124Q100 119 110 124Q106 132 100 132Q94 132 90 124Z
`);
const moustache = beards.moustache;
const blush = draw(`
lip ${disc(78, 114, 6)}${disc(122, 114, 6)}
`);
const earrings = draw(`
metal ${disc(66, 114, 4.4)}${disc(134, 114, 4.4)}
`);
const wrinkles = draw(`
skin2/1.6 M78 103Q86 107 92 102M122 103Q114 107 108 102M82 116Q80 122 84 128M118 116Q120 122 116 128
`);

/** Returns parts made broader and longer about the middle of a head. */
const shaped = (x: number, y: number, ...parts: Picture[]): Picture =>
  moved(parts.flat(), `translate(${100 * (1 - x)} ${150 * (1 - y)}) scale(${x} ${y})`);

// ------------------------------------------------------------------- who there is

interface Face {
  readonly picture: Picture;
  readonly palette: Palette;
}

function face(skin: string, hair: string, role: string, ground: string, ...parts: Picture[]): Face {
  const { picture } = figure(skin, hair, ...parts);
  const palette = {
    ink: INK, paper: PAPER, paper2: mix(PAPER, INK, 0.22),
    metal: '#cf9d3c', metal2: '#946420', metal3: '#f1d583', steel: '#cdd3d0', steel2: '#8c9a9c', red: mix(role, '#a62531', 0.7),
    role, role2: mix(role, INK, 0.38), role3: mix(role, PAPER, 0.5),
    ground, ground2: mix(ground, PAPER, 0.3),
    skin, skin2: mix(skin, '#5a2320', 0.32), lip: mix(skin, '#8e1526', 0.6),
    hair, hair2: mix(hair, INK, 0.4),
  };
  return { picture, palette };
}

const CAST: Readonly<Record<string, Face>> = {
  amadeo: face('#e6b48a', '#33211c', '#4b2a44', '#d7a54a', robe, scarf, shaped(0.97, 1.02, man, beards.pointed, swept)),
  dora: face('#efc7a3', '#b4aca2', '#4a6b7c', '#d8c49b', robe, cardigan, shaped(1.02, 0.97, woman, wrinkles, bun, spectacles)),
  greta: face('#f0c8a4', '#c4923f', '#2d6146', '#b4c9ae', robe, polo, whistle, shaped(0.98, 1, woman, fringe)),
  iris: face('#8f5b3a', '#201613', '#6a2f62', '#e0a973', afroBehind, robe, highNeck, woman, afroFront, headphones),
  lola: face('#c98d5e', '#2b1a14', '#1d4468', '#9cc0ba', robe, lapels, shaped(1.03, 0.99, woman, ponytail), earrings, driverCap),
  noemi: face('#a86a42', '#1d1310', '#3b4654', '#dcb878', longBehind, robe, lapels, shaped(0.96, 1.02, woman, longFront, bigSpectacles)),
  otto: face('#e3ad80', '#ddd2bf', '#8a4028', '#86a9b5', robe, stripes, shaped(1.06, 1, elder, beards.full), beanie),
  ramiro: face('#b87a4c', '#3d2a1f', '#6f6234', '#bccaa4', robe, tie, shaped(0.99, 1.03, man, crop, moustache, spectacles)),
  tobias: face('#70432a', '#17100f', '#1b6468', '#e3b65c', robe, openShirt, hairs.short, shaped(1, 1.01, man), porkPie),
  valdo: face('#f0c4a0', '#96502c', '#b58d2c', '#93abc1', robe, raincoat, shaped(1.04, 1.01, elder, bald, beards.chops)),
};

const CHOSEN: Readonly<Record<string, Face>> = {
  alder: face('#e8b78d', '#5a3420', '#356a5a', '#e6cf9a', robe, polo, man, crop),
  birch: face('#f2cfb0', '#a8431f', '#7a3550', '#a9c6cf', robe, beads, longBehind, neck, woman, longFront, blush),
  cedar: face('#7d4c30', '#1a1211', '#b0502c', '#d9c48e', robe, highNeck, man, locs),
  elm: face('#d9a67c', '#8b8178', '#49566a', '#d2b48a', robe, tie, elder, hairs.short, spectacles),
  fir: face('#c08552', '#241813', '#2f5d3e', '#dba98a', robe, openShirt, man, stubble, spiky),
  hazel: face('#eec19a', '#6e4526', '#8c5d11', '#b7bfd6', robe, cardigan, woman, fringe, bigSpectacles),
  juniper: face('#5f3722', '#120c0c', '#b98a2a', '#9fbfa6', robe, beads, woman, headscarf, earrings),
  linden: face('#f3d3b8', '#e0c27a', '#3d5f8a', '#e4b9a0', robe, stripes, woman, twoBuns, blush),
  maple: face('#d69a6b', '#2a1a16', '#8e2f2c', '#c6cf9f', robe, lapels, man, beards.full, swept),
  oak: face('#a5683f', '#cfc6b8', '#5b4632', '#a8b9c4', robe, cardigan, elder, beards.moustache, flatCap),
  rowan: face('#b9794b', '#1f1412', '#1f6b73', '#e0c07a', afroBehind, robe, openShirt, woman, afroFront, earrings),
  willow: face('#e9bd95', '#3b2c4a', '#54407a', '#b9d0b0', robe, highNeck, hairs.bob, woman, hairs.parted),
};

/** The faces that a person may choose. */
export const FACES: readonly string[] = Object.keys(CHOSEN);

/** What the face that goes with a *name* is called, the same each time. */
export const faceBy = (name: string): string => FACES[hashOf(name) % FACES.length] ?? '';

/** The face called so; else the one by the *name*. */
export function faceOf(called: string, name: string): Face {
  const found = CAST[called] ?? CHOSEN[called] ?? CHOSEN[faceBy(name)];
  if (!found) throw new Error('there are faces to choose');
  return found;
}

const hashOf = (name: string): number => [...name].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7);

/** What is behind a face. */
export const SCENERY: Picture = draw(`ground M0 -20H200V230H0Z\nground2 ${rays(86, 70, 220, 14)}`);

// ------------------------------------------------------------------- the shapes of seats

const polygon = (sides: number, turn: number, r = 76): string =>
  `M${Array.from({ length: sides }, (_, side) => {
    const angle = ((side + turn) * 2 * Math.PI) / sides;
    return `${(100 + r * Math.sin(angle)).toFixed(1)} ${(84 - r * Math.cos(angle)).toFixed(1)}`;
  }).join('L')}Z`;

/** The outline of a face by seat, about 100, 84: so that seats differ by more than a colour. */
export const OUTLINES: readonly string[] = [
  disc(100, 84, 72),
  'M44 16H156Q170 16 170 30V138Q170 152 156 152H44Q30 152 30 138V30Q30 16 44 16Z',
  polygon(6, 0.5, 78),
  'M30 16H170V92C170 128 136 150 100 160C64 150 30 128 30 92Z',
  polygon(8, 0.5, 76),
  'M30 154V84C30 42 62 12 100 12C138 12 170 42 170 84V154Z',
  'M30 16H114Q170 16 170 72V152H86Q30 152 30 96Z',
  'M100 12C122 12 136 24 138 46C160 48 172 62 172 84C172 106 160 120 138 122C136 144 122 156 100 156C78 156 64 144 62 122C40 120 28 106 28 84C28 62 40 48 62 46C64 24 78 12 100 12Z',
  polygon(5, 0, 82),
  'M46 12H154L172 34V134L154 156H46L28 134V34Z',
];
