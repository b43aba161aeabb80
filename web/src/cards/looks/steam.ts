/** Steam: brass, soot, copper and verdigris of a city under gaslight. */

import type { Figure, LookArt } from '../art';
import { bodice, eyePatch, figure, openShirt, posed, robe, spectacles } from '../garments';
import { box, disc, gear, lattice } from '../geometry';
import { draw, moved } from '../paint';
import { beards, elder, hairs, man, shadowed, torso, woman } from '../parts';
import { props } from '../props';
import type { CharacterWord } from '../words';

const topHat = draw(`
role M66 62L58 0Q100 -10 142 0L134 62Q100 46 66 62Z
role2 M100 -6Q124 -6 142 0L134 62Q118 54 104 54Z
metal M64 44Q100 32 136 44L134 60Q100 44 66 60Z
metal2 M102 36Q122 38 136 44L134 60Q120 52 104 52Z
role M34 66Q100 40 166 66Q172 76 156 78Q100 56 44 78Q28 76 34 66Z
role2 M100 53Q134 54 166 66Q172 76 156 78Q130 68 100 67Z
`);
const goggles = draw(`
metal2/5 M62 66Q100 50 138 66
metal ${disc(82, 56, 16)}${disc(118, 56, 16)}M94 50H106V60H94Z
ground ${disc(82, 56, 11)}${disc(118, 56, 11)}
paper/2.4 M75 54Q77 48 83 48M111 54Q113 48 119 48
`);
const monocle = draw(`
metal/3 ${disc(114, 97, 13)}
metal/1.6 M126 104Q134 130 128 168
`);
const tailcoat = draw(`
paper M78 166L100 178L122 166L116 230H84Z
role3 M84 172L100 186L116 172L124 190L100 200L76 190Z
ink M82 162L58 176L86 230H98L84 190Z
role2 M118 162L142 176L114 230H102L116 190Z
metal ${disc(100, 212, 4)}${disc(100, 226, 4)}
`);
const gasHood = draw(`
role M100 6C58 6 46 56 52 106Q52 146 26 182L100 218L174 182Q148 146 148 106C154 56 142 6 100 6Z
role2 M100 6C142 6 154 56 148 106Q148 146 174 182L100 218Z
metal/2.4 M100 36C72 36 64 64 66 96C68 128 82 152 100 158C118 152 132 128 134 96C136 64 128 36 100 36Z
`);
const gasMask = draw(`
steel M72 84Q100 70 128 84L126 124Q116 152 100 152Q84 152 74 124Z
steel2 M100 76Q116 76 128 84L126 124Q116 152 100 152Z
metal ${disc(83, 94, 17)}${disc(117, 94, 17)}
ink ${disc(83, 94, 13)}${disc(117, 94, 13)}
red ${disc(83, 94, 9)}${disc(117, 94, 9)}
paper M77 88l6 -2l-5 7zM111 88l6 -2l-5 7z
metal2 ${disc(100, 134, 19)}
metal ${gear(100, 134, 15, 10, 0.62)}
ink ${disc(100, 134, 7)}
`);
const aviator = draw(`
metal2 M100 22C66 22 60 50 61 92Q62 116 74 124L76 112Q69 92 75 66Q100 54 125 66Q131 92 124 112L126 124Q138 116 139 92C140 50 134 22 100 22Z
ink M100 22C134 22 140 50 139 92Q138 116 126 124L124 112Q131 92 125 66Q114 60 104 60Q118 42 100 22Z
metal/1.8 M75 66Q100 54 125 66M100 24V58M75 66Q69 92 76 112M125 66Q131 92 124 112
metal2/3 M75 120Q100 160 125 120
`);
const scarf = draw(`
role M62 160Q100 190 138 160L146 178Q100 214 54 178Z
role2 M100 180Q122 176 138 160L146 178Q124 196 100 198Z
role M74 186L56 230H86L98 196Z
paper/3 M66 210L92 214M62 222L88 226
`);
const fez = draw(`
red M68 66L76 10Q100 2 124 10L132 66Q100 50 68 66Z
role2 M100 6Q114 6 124 10L132 66Q118 58 104 57Z
metal M67 60Q100 44 133 60V68Q100 52 67 68Z
ink/2.6 M100 8Q140 6 146 40
metal M141 40H151L155 74H137Z
`);
const sashes = draw(`
paper M80 164L100 180L120 164L112 230H88Z
ink M92 178L100 184L108 178L106 192L112 230H88L94 192Z
metal/4 M40 196L66 230M160 196L134 230
metal ${gear(60, 204, 11, 8, 0.5)}
`);
const updo = draw(`
hair M100 30C60 22 48 62 60 104Q66 108 71 100Q70 72 100 58Z
hair2 M100 30C140 22 152 62 140 104Q134 108 129 100Q130 72 100 58Z
hair M116 34C126 6 166 14 160 46C158 70 136 70 130 56Z
hair2/3 M126 42Q140 30 148 44M62 72Q70 48 90 44
`);
const miniHat = moved(draw(`
role M68 62L62 8Q100 0 138 8L132 62Z
role2 M100 4Q120 4 138 8L132 62H104Z
metal M66 44H134L132 60H68Z
role M38 62H162V74H38Z
metal3 ${gear(70, 52, 13, 8, 0.5)}
`), 'rotate(-16 80 50) translate(26 2) scale(.56)');
const veil = draw(`
ink/1 ${lattice([70, 76, 130, 108], [12, 8], (x, y) => `M${x - 6} ${y}L${x} ${y - 8}L${x + 6} ${y}L${x} ${y + 8}Z`)}
`);
const highCollar = draw(`
role M66 178L74 146L100 172L126 146L134 178Q100 206 66 178Z
role2 M100 172L126 146L134 178Q118 192 100 192Z
metal/2.4 M66 178L74 146L100 172L126 146L134 178
metal ${gear(100, 194, 14, 10, 0.5)}
red ${disc(100, 194, 6)}
`);
const bowler = draw(`
role M60 62C54 14 76 6 100 6C124 6 146 14 140 62Q100 44 60 62Z
role2 M100 6C124 6 146 14 140 62Q120 53 104 53Q126 30 100 6Z
ink M59 48Q100 30 141 48V62Q100 46 59 62Z
role M40 64Q54 50 100 50Q146 50 160 64Q162 76 146 76Q100 58 54 76Q38 76 40 64Z
role2 M100 50Q146 50 160 64Q162 76 146 76Q126 67 100 66Z
`);
const waistcoat = draw(`
ink M82 162L50 178L78 230H96L100 196L104 230H122L150 178L118 162L100 196Z
paper M84 164L100 196L116 164L100 178Z
metal/2.6 M88 220Q112 236 134 206
`);
const preacherHat = draw(`
role M64 62L66 20Q100 10 134 20L136 62Q100 50 64 62Z
role2 M100 15Q118 15 134 20L136 62Q120 56 104 56Z
metal M64 50Q100 38 136 50V60Q100 48 64 60Z
role M4 64Q100 34 196 64Q198 72 188 74Q100 54 12 74Q2 72 4 64Z
role2 M100 49Q150 50 196 64Q198 72 188 74Q144 64 100 64Z
`);
const lensEye = draw(`
metal2/3 M128 88L140 60
metal ${disc(115, 97, 16)}${disc(137, 82, 9)}
ink ${disc(115, 97, 12)}${disc(137, 82, 6)}
red ${disc(115, 97, 8)}
metal3 ${disc(115, 97, 4)}
`);
const highCoat = draw(`
role M50 184L62 114Q80 138 100 146Q120 138 138 114L150 184L100 214Z
role2 M100 146Q120 138 138 114L150 184L100 214Z
metal/2.4 M50 184L62 114Q80 138 100 146Q120 138 138 114L150 184M100 146V230
metal ${disc(88, 190, 4)}${disc(112, 190, 4)}${disc(90, 212, 4)}${disc(110, 212, 4)}
`);
const wig = draw(`
paper M64 78C58 34 80 22 100 22C120 22 142 34 136 78Q100 52 64 78Z
paper2 M100 22C120 22 142 34 136 78Q120 64 104 62Q122 40 100 22Z
paper ${[70, 90, 110, 130, 150].map((y) => disc(60, y, 12)).join('')}
paper2 ${[70, 90, 110, 130, 150].map((y) => disc(140, y, 12)).join('')}
steel2/2 ${[70, 90, 110, 130, 150].map((y) => `${disc(60, y, 5)}${disc(140, y, 5)}`).join('')}M74 50Q100 34 126 50M80 38Q100 26 120 38
`);
const jabot = draw(`
ink M58 174L84 162L100 180L116 162L142 174L130 230H70Z
paper M86 166L100 178L114 166L122 186L110 194L118 212L100 226L82 212L90 194L78 186Z
paper2 M100 178L114 166L122 186L110 194L118 212L100 226Z
metal ${disc(100, 180, 6)}
`);
const newsboy = draw(`
role M56 68C34 40 62 12 100 12C138 12 166 40 144 68Q100 44 56 68Z
role2 M100 12C138 12 166 40 144 68Q124 56 104 56Q130 36 100 12Z
metal/2 M100 14Q84 34 80 54M100 14Q118 34 122 54
metal ${disc(100, 13, 5)}
role2 M58 66Q100 46 142 66Q138 84 100 72Q62 84 58 66Z
`);
const loose = draw(`
hair M100 34C64 28 50 62 58 104Q40 134 52 172L78 168Q66 132 72 104Q70 74 100 56Z
hair2 M100 34C136 28 150 62 142 104Q160 134 148 172L122 168Q134 132 128 104Q130 74 100 56Z
`);
const harness = draw(`
metal2/7 M58 172L120 230M142 172L80 230
metal ${gear(100, 208, 15, 9, 0.5)}
`);
const bandana = draw(`
role M62 76C56 36 78 28 100 28C122 28 144 36 138 76Q100 54 62 76Z
role2 M100 28C122 28 144 36 138 76Q122 65 104 63Q124 44 100 28Z
role2 M136 66L168 58L158 74L172 92L138 78Z
paper ${disc(78, 52, 3.4)}${disc(92, 40, 3.4)}${disc(112, 46, 3.4)}${disc(126, 58, 3.4)}
`);
const skullPlate = draw(`
metal M100 46C118 46 130 58 130 82L116 76L108 62L98 58Z
metal2/1.6 M112 54L108 62L116 76L126 72
metal3 ${disc(118, 62, 2.4)}${disc(124, 74, 2.4)}${disc(106, 54, 2.4)}
`);

const figures: Readonly<Record<CharacterWord, Figure>> = {
  duke: figure('#e2b188', '#8a8178', posed(props.coin, robe, tailcoat, elder, beards.chops, beards.moustache, monocle, topHat)),
  assassin: figure('#c99a74', '#20201f', posed(props.dagger, torso, gasHood, shadowed, gasMask)),
  captain: figure('#d09a6c', '#6b3f22', posed(props.wheel, robe, man, beards.moustache, aviator, goggles, scarf)),
  ambassador: figure('#a8683c', '#241813', posed(props.letter, robe, sashes, man, beards.full, hairs.short, fez)),
  contessa: figure('#edc6a6', '#3c1f1a', posed(props.fan, robe, bodice, woman, updo, veil, miniHat, highCollar)),
  patron: figure('#e6b48c', '#efe6d6', posed(props.purse, robe, waistcoat, elder, beards.chops, beards.moustache, spectacles, bowler)),
  inquisitor: figure('#d6ab8b', '#4a4038', posed(props.lantern, robe, elder, lensEye, highCoat, preacherHat)),
  lawyer: figure('#7a4a2e', '#1d1413', posed(props.scales, robe, jabot, woman, wig, spectacles)),
  aldo: figure('#f0c49c', '#c26a24', robe, tailcoat, man, hairs.short, newsboy),
  pietra: figure('#9c5f3a', '#1f1412', loose, robe, bodice, harness, woman, loose, moved(goggles, 'translate(0 -4)')),
  enzo: figure('#cf9464', '#2a1a13', robe, openShirt, man, beards.full, bandana, eyePatch),
  ugo: figure('#e3ab80', '#a14a1c', robe, waistcoat, elder, beards.chops, beards.moustache, skullPlate, monocle),
};

const OCTAGON = 'M58 16H192L234 58V266H16V58Z';
const PLATE = box(16, 272, 218, 64, 12, false);
const bolts = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => disc(x, y, 4.4)).join('');
const skyline =
  'M0 230V120H20V90H28V120H44V70L52 60L60 70V130H74V40H82V130H110V100H130V52H138V36H144V52H150V110H170V80H176V110H200V230Z';

export const art: LookArt = {
  colours: {
    ink: '#211d1c', paper: '#f0e2c8', metal: '#c98f3f', metal2: '#7f5220', metal3: '#f0cf86',
    steel: '#b9c2bd', steel2: '#76857f', red: '#c04a1f',
  },
  roles: {
    duke: ['#5a3a66', '#b98a45'], assassin: ['#3b4145', '#9c4526'], captain: ['#2b5570', '#b9794a'],
    ambassador: ['#33634a', '#a4714a'], contessa: ['#9c2f34', '#47807a'], patron: ['#85591e', '#3f5f6b'],
    inquisitor: ['#7c4527', '#56776f'], lawyer: ['#1f6361', '#b8764a'],
    aldo: ['#9a3a2c', '#bd9150'], pietra: ['#236c66', '#b36f45'], enzo: ['#49457a', '#7f8f62'], ugo: ['#8a5a1a', '#4d6876'],
  },
  figures,
  scenery: [
    draw(`ground M0 0H200V230H0Z\nground2 ${gear(86, 94, 84, 24, 0.78)}${gear(184, 20, 36, 12)}${gear(6, 196, 40, 12)}`),
    draw(`ground M0 0H200V230H0Z\nground2 ${disc(60, 70, 62)}\nmetal3 ${disc(60, 70, 46)}\nground2 ${skyline}`),
    draw(`ground M0 0H200V230H0Z\nground2 ${gear(30, 40, 44, 14)}${gear(118, 60, 52, 16)}${gear(186, 140, 44, 14)}${gear(24, 150, 50, 16)}`),
  ],
  base: 'ink',
  place: 'translate(12 14) scale(1.13)',
  window: OCTAGON,
  frame: draw(`
metal/3 ${box(5, 5, 240, 340, 12)}
metal2/9 ${OCTAGON}
metal/5 ${OCTAGON}
metal3/1.2 ${OCTAGON}
role ${PLATE}
metal/4 ${PLATE}
metal3/1.2 ${PLATE}
metal ${bolts([[32, 288], [218, 288], [32, 320], [218, 320]])}
metal2/1.4 M29 288h6M215 288h6M29 320h6M215 320h6
`),
  plate: { y: 314, slot: 'paper', capitals: true, art: [125, 272] },
  corner: { badge: gear(37, 37, 23, 12, 0), x: 37, y: 37, height: 27 },
  tab: box(13, 13, 62, 98, 12, false),
  ribbon: box(36, 274, 178, 60, 10, false),
  back: draw(`
role2 ${box(0, 0, 250, 350, 16)}
metal2 ${gear(50, 60, 44, 16, 0.6)}${gear(200, 290, 44, 16, 0.6)}${gear(206, 52, 30, 12)}${gear(44, 298, 30, 12)}
metal/2 ${gear(132, 28, 26, 12)}${gear(118, 322, 26, 12)}${gear(28, 150, 26, 12)}${gear(222, 200, 26, 12)}
metal2 ${gear(20, 220, 34, 14)}${gear(230, 130, 34, 14)}
metal ${gear(125, 175, 80, 28, 0.86)}
metal2 ${disc(125, 175, 68)}
role2 ${disc(125, 175, 65)}
role ${disc(125, 175, 59)}
metal/1.6 ${disc(125, 175, 54)}
role2/18 ${box(3, 3, 244, 344, 12)}
metal/4 ${box(12, 12, 226, 326, 10)}
metal3/1.2 ${box(18, 18, 214, 314, 7)}
metal3 ${bolts([[24, 24], [226, 24], [24, 326], [226, 326]])}
`),
  backField: '#2a2523',
  backSign: { slot: 'metal3', y: 175, scale: 1.45 },
};
