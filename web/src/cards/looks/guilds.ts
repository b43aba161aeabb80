/** Guilds: the bold heraldic colours and woodcut banners of a city on market day. */

import type { Figure, LookArt } from '../art';
import { bodice, eyePatch, figure, furCollar, gorget, posed, robe, spectacles } from '../garments';
import { box, disc, lattice, lozenge, rays } from '../geometry';
import { draw } from '../paint';
import { beards, elder, hairs, man, neck, shadowed, torso, woman } from '../parts';
import { props } from '../props';
import type { CharacterWord } from '../words';

const coronet = draw(`
red M66 62Q64 22 100 20Q136 22 134 62Z
metal M62 66L52 18L76 40L88 8L100 38L112 8L124 40L148 18L138 66Q100 48 62 66Z
metal2 M100 38L112 8L124 40L148 18L138 66Q120 57 100 56Z
metal3 ${disc(52, 16, 5)}${disc(88, 6, 5)}${disc(112, 6, 5)}${disc(148, 16, 5)}
red ${lozenge(100, 50, 5, 7)}${lozenge(76, 53, 4, 6)}${lozenge(124, 53, 4, 6)}
`);
const pointedHood = draw(`
role M104 -6Q60 26 54 84Q52 130 22 182L100 220L178 182Q148 130 146 84Q142 26 104 -6Z
role2 M104 -6Q142 26 146 84Q148 130 178 182L100 220Z
red/4 M100 34C70 36 62 64 64 94C66 128 82 152 100 158C118 152 134 128 136 94C138 64 130 36 100 34Z
`);
const banditFace = draw(`
skin M70 82Q100 72 130 82L128 108Q100 100 72 108Z
skin2 M100 77Q116 76 130 82L128 108Q114 104 100 104Z
ink M74 88L97 92L96 96Q84 90 75 93ZM126 88L103 92L104 96Q116 90 125 93Z
ink* M78 98Q86 92 95 99Q86 103 78 98Z
red M70 106Q100 96 130 106L122 138Q112 154 100 158Q88 154 78 138Z
role2 M100 101Q116 101 130 106L122 138Q112 154 100 158Z
`);
const morion = draw(`
red M128 30C150 -8 190 4 192 34C194 60 170 70 158 62C170 50 160 36 136 44Z
steel M62 66C60 26 82 18 100 18C118 18 140 26 138 66Q100 52 62 66Z
steel2 M100 18C118 18 140 26 138 66Q120 58 104 58Q122 40 100 18Z
steel M70 34Q100 -26 130 34Q100 10 70 34Z
steel2 M100 4Q116 6 130 34Q116 22 100 20Z
steel M20 84Q40 52 100 58Q160 52 180 84Q144 66 100 72Q56 66 20 84Z
steel2 M100 58Q160 52 180 84Q144 66 100 72Z
metal ${[68, 84, 100, 116, 132].map((x) => disc(x, 63 - (Math.abs(x - 100) < 20 ? 2 : 0), 3)).join('')}
`);
const slouchHat = draw(`
metal M124 50C134 4 176 -10 194 6C184 38 160 56 132 58Z
metal2/2 M130 54C150 36 168 18 186 10
red M120 46C118 10 140 -8 160 -4C160 24 146 44 128 54Z
role M62 62C62 22 84 16 106 18C134 20 140 38 138 62Q100 48 62 62Z
role2 M104 18C134 20 140 38 138 62Q120 54 104 53Z
role M16 76Q56 44 108 46Q164 44 186 62Q152 66 138 74Q100 60 62 76Q36 88 16 76Z
role2 M104 46Q164 44 186 62Q152 66 138 74Q120 66 104 65Z
paper M61 56Q100 38 138 52V62Q100 48 61 64Z
`);
const hennin = draw(`
paper M40 4Q22 90 44 164L70 150Q56 90 62 60Z
paper2 M160 4Q178 90 156 164L130 150Q144 90 138 60Z
role M66 66Q42 46 36 2Q72 8 88 44Q100 38 112 44Q128 8 164 2Q158 46 134 66Q100 46 66 66Z
role2 M100 41Q106 40 112 44Q128 8 164 2Q158 46 134 66Q118 56 100 55Z
metal/3 M66 66Q100 46 134 66
metal ${lattice([56, 26, 150, 48], [21, 11], (x, y) => (Math.abs(x - 100) > 14 && Math.abs(x - 100) < 48 ? lozenge(x, y, 3.4, 4.6) : ''))}
`);
const henninHair = draw(`
hair M70 100Q64 76 76 60L84 58Q74 78 74 94Z
hair2 M130 100Q136 76 124 60L116 58Q126 78 126 94Z
`);
const furCap = draw(`
role M60 62C56 16 78 8 100 8C122 8 144 16 140 62Q100 46 60 62Z
role2 M100 8C122 8 144 16 140 62Q120 54 104 54Q124 32 100 8Z
metal ${lozenge(100, 28, 8, 12)}
hair M48 66Q44 46 66 48Q82 40 100 44Q118 40 134 48Q156 46 152 66Q150 82 132 74Q116 64 100 64Q84 64 68 74Q50 82 48 66Z
hair2 M100 44Q118 40 134 48Q156 46 152 66Q150 82 132 74Q116 64 100 64Z
hair2/2.4 M60 56l4 8M76 51l3 8M92 50v8
`);
const tonsure = draw(`
hair M64 100Q56 62 74 52Q84 62 100 62Q116 62 126 52Q144 62 136 100L129 92Q130 74 118 72Q100 76 82 72Q70 74 71 92Z
hair2 M100 62Q116 62 126 52Q144 62 136 100L129 92Q130 74 118 72Q108 74 100 74Z
`);
const cowl = draw(`
role2 M40 184Q40 148 74 146Q100 176 126 146Q160 148 160 184Q100 236 40 184Z
role M40 184Q40 148 74 146Q84 168 100 176V214Q64 212 40 184Z
metal/3 M100 178V204
metal M90 204H110V210H103V228H97V210H90Z
`);
const mortar = draw(`
role2 M68 70L70 40H130L132 70Q100 52 68 70Z
role M30 34L100 8L170 34L100 58Z
role2 M100 8L170 34L100 58Z
metal/3 M100 33L156 40V70
metal M150 68H162L165 92H147Z
`);
const gown = draw(`
ink M60 174L82 162L94 230H56ZM140 174L118 162L106 230H144Z
paper M84 164L100 178L116 164L112 206L100 196L88 206Z
paper2 M100 178L116 164L112 206L100 196Z
`);
const tabard = draw(`
metal M62 172L82 164Q90 172 100 174V230H54Z
paper M138 172L118 164Q110 172 100 174V230H146Z
role ${lozenge(78, 206, 9, 14)}
red ${lozenge(122, 206, 9, 14)}
`);
const archerCap = draw(`
metal M112 36C114 6 140 -8 166 -4C166 20 146 42 120 48Z
metal2/2 M118 40C130 22 144 10 158 4
role M40 76L60 42Q96 14 146 34L190 70Q130 54 40 76Z
role2 M104 26Q128 26 146 34L190 70Q150 58 104 60Z
role2 M40 76Q130 54 190 70Q140 66 62 80Z
`);
const liripipe = draw(`
role2 M132 40C170 40 182 70 172 108Q168 136 178 166L160 170Q148 130 154 104Q158 74 134 66Z
role M100 20C58 20 50 60 56 100Q60 138 40 172L100 204L160 172Q140 138 144 100C150 60 142 20 100 20Z
role2 M100 20C142 20 150 60 144 100Q140 138 160 172L100 204Z
`);
const hoodRim = draw(`
metal/3 M38 172L100 206L162 172
metal/4 M72 62Q100 36 128 62Q134 84 130 108Q124 138 100 150Q76 138 70 108Q66 84 72 62
`);
const rose = (x: number, y: number): string =>
  [0, 1, 2, 3, 4].map((i) => disc(x + 5.6 * Math.sin(i * 1.257), y - 5.6 * Math.cos(i * 1.257), 4.6)).join('');
const wreath = draw(`
role/5 M62 62Q100 28 138 62
red ${rose(72, 52)}${rose(100, 40)}${rose(128, 52)}
metal3 ${disc(72, 52, 3.6)}${disc(100, 40, 3.6)}${disc(128, 52, 3.6)}
`);
const nasalHelm = draw(`
steel M62 88Q56 22 100 12Q144 22 138 88L129 84Q120 76 107 78L106 112H94L93 78Q80 76 71 84Z
steel2 M100 12Q144 22 138 88L129 84Q120 76 107 78L106 112H100Z
metal M60 70Q100 52 140 70V80Q100 62 60 80Z
metal/4 M100 14V60
metal3 ${disc(72, 71, 2.6)}${disc(128, 71, 2.6)}${disc(86, 66, 2.6)}${disc(114, 66, 2.6)}
`);

const figures: Readonly<Record<CharacterWord, Figure>> = {
  duke: figure('#edbd92', '#7a3b16', posed(props.coin, robe, furCollar, man, hairs.bob, beards.pointed, coronet)),
  assassin: figure('#d39b6e', '#17130f', posed(props.dagger, torso, pointedHood, shadowed, banditFace)),
  captain: figure('#c48652', '#2b170e', posed(props.sabre, robe, gorget, man, beards.full, morion)),
  ambassador: figure('#e6b083', '#5a2c12', posed(props.letter, robe, tabard, man, hairs.bob, beards.moustache, slouchHat)),
  contessa: figure('#f6d0ae', '#c9821f', posed(props.fan, robe, bodice, woman, henninHair, hennin)),
  patron: figure('#a96b3e', '#f1e7d4', posed(props.purse, robe, tabard, elder, beards.long, furCap)),
  inquisitor: figure('#e8bd97', '#6b4a2e', posed(props.lantern, robe, elder, tonsure, cowl)),
  lawyer: figure('#7d4c2d', '#17130f', posed(props.scales, robe, gown, woman, hairs.curls, spectacles, mortar)),
  aldo: figure('#f4c9a0', '#d07a1c', robe, tabard, man, hairs.bob, archerCap),
  pietra: figure('#b06c3f', '#2a140c', robe, tabard, woman, hairs.curls, wreath),
  enzo: figure('#d29561', '#1c120d', robe, liripipe, neck, man, beards.pointed, hoodRim, eyePatch),
  ugo: figure('#eab485', '#a8421a', robe, tabard, man, beards.long, nasalHelm),
};

const WINDOW = 'M22 22H228V266H22Z';
const teeth = (from: number, to: number, one: (at: number) => string): string => {
  let path = '';
  for (let at = from; at < to; at += 14) path += one(at);
  return path;
};
const dogtooth =
  teeth(20, 229, (x) => `M${x} 20l7 -8l7 8zM${x} 330l7 8l7 -8z`) +
  teeth(20, 329, (y) => `M20 ${y}l-8 7l8 7zM230 ${y}l8 7l-8 7z`);
const RIBBON = 'M10 262Q125 244 240 262V328Q125 310 10 328Z';

export const art: LookArt = {
  colours: {
    ink: '#17130f', paper: '#fff5dc', metal: '#f3b11f', metal2: '#bd760b', metal3: '#ffe08a',
    steel: '#dfe6ea', steel2: '#93a4b0', red: '#d3222c',
  },
  roles: {
    duke: ['#742d8a', '#f4c334'], assassin: ['#2c2a33', '#d8392f'], captain: ['#1556a6', '#f3993a'],
    ambassador: ['#0f7d47', '#f6cf55'], contessa: ['#cf1f3a', '#35a3a8'], patron: ['#9d5e08', '#2c659c'],
    inquisitor: ['#8a4a1f', '#7fbfae'], lawyer: ['#0b7a84', '#f4a64a'],
    aldo: ['#c8262f', '#f6cb4b'], pietra: ['#0b7b78', '#f3a45a'], enzo: ['#43409c', '#a9c76a'], ugo: ['#a0600b', '#4f8fc0'],
  },
  figures,
  scenery: [
    draw(`ground M0 0H200V230H0Z\nground2 M-60 230L140 0H176L-24 230ZM12 230L212 0H248L48 230ZM84 230L284 0H320L120 230ZM-132 230L68 0H104L-96 230Z`),
    draw(`ground M0 0H200V230H0Z\nground2 ${lattice([-17, -17, 220, 240], [68, 34], (x, y) => box(x, y, 34, 34))}`),
    draw(`ground M0 0H200V230H0Z\nground2 ${rays(100, 100, 230, 6)}`),
  ],
  base: 'paper',
  place: 'translate(12 14) scale(1.13)',
  window: WINDOW,
  frame: draw(`
role ${dogtooth}
ink/3 ${box(6, 6, 238, 338, 11)}
ink/5 ${WINDOW}
role2 M10 328L26 314V340H10ZM240 328L224 314V340H240Z
role ${RIBBON}
metal/2.4 M16 270Q125 252 234 270M16 320Q125 302 234 320
ink/4 ${RIBBON}
`),
  plate: { y: 298, slot: 'paper', capitals: false, art: [125, 328] },
  corner: { badge: 'M14 10H62V44Q60 60 38 70Q16 60 14 44Z', x: 38, y: 37, height: 30 },
  tab: 'M12 10H76V92L44 116L12 92Z',
  ribbon: box(32, 268, 186, 66, 12),
  back: draw(`
paper ${box(0, 0, 250, 350, 16)}
role2 ${box(9, 9, 232, 332, 10)}
role ${lattice([25, 31, 225, 330], [50, 72], (x, y) => lozenge(x, y, 25, 36), 0)}
role3 ${lattice([0, 67, 250, 300], [50, 72], (x, y) => lozenge(x, y, 25, 36), 0)}
metal ${lattice([25, 31, 225, 330], [50, 72], (x, y) => lozenge(x, y, 6, 9), 0)}${lattice([0, 67, 250, 300], [50, 72], (x, y) => lozenge(x, y, 6, 9), 0)}
paper/18 ${box(3, 3, 244, 344, 12)}
ink/4 ${box(12, 12, 226, 326, 8)}
ink M49 80H201V198Q196 254 125 286Q54 254 49 198Z
metal M54 85H196V197Q191 249 125 279Q59 249 54 197Z
ink M61 92H189V196Q184 244 125 271Q66 244 61 196Z
role M65 96H185V195Q180 240 125 266Q70 240 65 195Z
role2 M125 96H185V195Q180 240 125 266Z
metal M65 112H185V122H65ZM73 220H177L168 230H82Z
`),
  backField: '#b81d2c',
  backSign: { slot: 'paper', y: 170, scale: 1.56 },
};
