/** Court: parchment, oxblood, gold and deep teal of a Renaissance palace. */

import type { Figure, LookArt } from '../art';
import { box, disc, lattice, lozenge, rays, scallops } from '../geometry';
import { draw, type Picture } from '../paint';
import { bodice, braids, eyePatch, figure, furCollar, gorget, openShirt, posed, robe, spectacles } from '../garments';
import { beards, elder, hairs, man, neck, shadowed, torso, woman } from '../parts';
import { props } from '../props';
import type { CharacterWord } from '../words';

const beret = draw(`
role M60 70C20 62 16 26 54 14C96 0 156 6 174 36C184 58 160 72 140 70Q100 54 60 70Z
role2 M100 8C140 4 164 16 174 36C184 58 160 72 140 70Q120 61 104 60Q134 40 100 8Z
metal M62 62Q100 44 138 62L138 73Q100 56 62 73Z
metal2 M104 53Q124 55 138 62L138 73Q122 66 104 64Z
metal3 M70 44A11 11 0 1 0 70.1 44
red M70 49A6 6 0 1 0 70.1 49
`);
const bauta = draw(`
paper M66 76Q100 62 134 76L136 104Q130 118 120 120L126 152Q100 164 74 152L80 120Q70 118 64 104Z
paper2 M100 68Q120 69 134 76L136 104Q130 118 120 120L126 152Q112 159 100 159L108 128Z
ink* M74 94Q84 86 95 96Q86 103 74 94Z
ink/2* M72 84Q84 76 96 86
ink/2 M100 92V120L108 128
`);
const tricorn = draw(`
ink M20 74Q40 26 74 22Q100 6 126 22Q160 26 180 74Q136 54 100 80Q64 54 20 74Z
red M74 22Q100 6 126 22Q112 34 100 58Q88 34 74 22Z
metal/3.4 M20 74Q40 26 74 22Q88 34 100 58Q112 34 126 22Q160 26 180 74Q136 54 100 80Q64 54 20 74Z
`);
const cloak = draw(`
ink M-10 230V206Q10 186 52 176L82 150H118L148 176Q190 186 216 206V230Z
red M58 174L100 222L142 174L156 182L112 230H88L44 182Z
role2 M100 222L142 174L156 182L112 230H100Z
metal M100 198L108 208L100 218L92 208Z
`);
const plumedHat = draw(`
red M120 40C128 2 178 -6 190 22C204 54 168 74 156 66C168 54 164 40 150 40Q136 40 128 54Z
paper/2 M130 46C140 16 170 8 180 28
role M28 66Q66 30 100 26Q140 28 172 62Q138 60 134 72Q100 58 66 74Q52 62 28 66Z
role2 M66 60C64 20 78 12 100 12C124 12 136 20 134 60Q100 46 66 60Z
role M66 60C64 20 78 12 100 12Q86 26 90 52Q76 54 66 60Z
metal M65 54Q100 40 135 54V63Q100 50 65 63Z
`);
const palaiologos = draw(`
role M70 62Q64 8 100 2Q136 8 130 62Z
role2 M100 2Q136 8 130 62H104Q118 30 100 2Z
metal M40 76Q52 42 100 54Q148 42 160 76Q128 60 100 70Q72 60 40 76Z
metal2 M100 54Q148 42 160 76Q128 60 100 70Z
metal3 M100 12l5 10l-5 10l-5 -10z
`);
const sash = draw(`
metal M84 166L100 190L116 166L124 170L104 230H96L76 170Z
metal2 M100 190L116 166L124 170L104 230H100Z
`);
const laceCollar = draw(`
paper ${scallops(100, 112, 80, 22)}
paper2/2 ${rays(100, 150, 118, 26)}
ground ${disc(100, 112, 50)}
paper ${disc(100, 112, 48)}
metal/2.4 ${disc(100, 112, 50)}${disc(100, 112, 76)}
`);
const contessaHair = draw(`
hair M100 34C84 18 56 30 58 58C46 78 58 104 66 108L72 92C72 74 86 62 100 58Z
hair2 M100 34C116 18 144 30 142 58C154 78 142 104 134 108L128 92C128 74 114 62 100 58Z
metal/2.4 M64 66Q70 46 100 44Q130 46 136 66
metal ${lozenge(100, 44, 7, 10)}
red ${disc(100, 44, 3.4)}
paper* ${disc(84, 47, 3)}${disc(72, 55, 3)}
paper ${disc(64, 106, 4)}${disc(136, 106, 4)}
`);
const chaperon = draw(`
role2 M132 50C172 44 178 96 168 150Q152 156 146 148C152 110 148 84 128 66Z
role M58 70C40 52 56 34 74 34C84 10 140 6 150 40C164 56 146 74 134 68Q100 54 58 70Z
role2 M104 60Q140 56 150 40C164 56 146 74 134 68Q118 62 104 60Z
metal/3 M76 36Q84 52 70 66M100 30Q106 46 98 58M128 34Q130 50 138 68
`);
const heavyChain = draw(`
ink M82 164L100 178L118 164L112 230H88Z
metal/5 M56 178Q72 220 100 222Q128 220 144 178
metal3 M100 212A11 11 0 1 0 100.1 212
metal2/2 M100 217A6 6 0 1 0 100.1 217
`);
const galero = draw(`
role M62 60C62 22 80 16 100 16C120 16 138 22 138 60Z
role2 M100 16C120 16 138 22 138 60H106Q120 34 100 16Z
role M6 66Q40 46 100 46Q160 46 194 66Q196 76 160 80Q100 66 40 80Q4 76 6 66Z
role2 M100 46Q160 46 194 66Q196 76 160 80Q128 72 100 72Z
metal/2.4 M6 67Q40 80 100 62Q160 80 194 67
metal/3* M52 78Q42 120 56 158
metal* M50 156h12l6 24h-24z
`);
const mozzetta = draw(`
role M84 160L44 182Q28 206 26 230H174Q172 206 156 182L116 160L100 178Z
role2 M116 160L156 182Q172 206 174 230H100V178Z
paper M80 160L100 176L120 160L116 176L100 190L84 176Z
metal M96 196h8v10h10v8h-10v14h-8v-14h-10v-8h10z
`);
const biretta = draw(`
paper* M70 60Q64 96 70 118L62 116Q56 90 62 62Z
role M54 62L58 22Q78 30 84 14Q100 26 116 14Q122 30 142 22L146 62Q100 46 54 62Z
role2 M100 20Q108 20 116 14Q122 30 142 22L146 62Q122 53 100 53Z
metal M92 14Q100 2 108 14Q100 22 92 14Z
metal/2.4 M55 58Q100 42 145 58
`);
const bands = draw(`
ink M60 174L84 162L100 178L116 162L140 174L128 230H72Z
paper M84 164L100 180L96 222H78Z
paper M116 164L100 180L104 222H122Z
paper2 M116 164L100 180L104 222H122Z
`);
const ruff = draw(`
paper M40 168Q36 150 56 152Q60 140 78 146Q100 158 122 146Q140 140 144 152Q164 150 160 168Q168 184 148 186Q138 198 122 188Q112 200 100 190Q88 200 78 188Q62 198 52 186Q32 184 40 168Z
paper2/2.4 M56 154L66 186M78 150L84 190M100 156V192M122 150L116 190M144 154L134 186
`);
const featherCap = draw(`
paper M126 48C132 14 160 2 180 8C178 36 160 56 134 62Z
paper2/2 M130 56C142 38 158 22 174 14
role M60 66C52 30 74 18 100 18C132 18 146 34 140 66Q100 50 60 66Z
role2 M100 18C132 18 146 34 140 66Q120 56 102 56Q122 38 100 18Z
role3 M58 62Q100 44 142 62V74Q100 56 58 74Z
`);

const figures: Readonly<Record<CharacterWord, Figure>> = {
  duke: figure('#e8b78d', '#4a2a1c', posed(props.coin, robe, furCollar, man, hairs.bob, beards.pointed, beret)),
  assassin: figure('#d9a67c', '#2a1a1f', posed(props.dagger, torso, neck, shadowed, cloak, bauta, tricorn)),
  captain: figure('#c98d5e', '#2b1a14', posed(props.sabre, robe, gorget, man, hairs.short, beards.moustache, plumedHat)),
  ambassador: figure('#b87a4c', '#6b4a33', posed(props.letter, robe, sash, man, beards.long, palaiologos)),
  contessa: figure('#f0c8a4', '#8c3a1e', posed(props.fan, laceCollar, robe, bodice, woman, contessaHair)),
  patron: figure('#e3ad80', '#d9cdb8', posed(props.purse, robe, heavyChain, elder, hairs.short, beards.full, chaperon)),
  inquisitor: figure('#dcae8a', '#7b6f66', posed(props.magnifier, robe, mozzetta, elder, hairs.short, galero)),
  lawyer: figure('#8a5636', '#1d1413', posed(props.scales, robe, bands, man, beards.moustache, spectacles, biretta)),
  aldo: figure('#eec19a', '#b9762c', robe, ruff, man, hairs.bob, featherCap),
  pietra: figure('#a86a42', '#2a1712', robe, bodice, woman, braids),
  enzo: figure('#c58a5a', '#1f1512', robe, openShirt, hairs.curls, man, hairs.curls, beards.pointed, eyePatch),
  ugo: figure('#e0a679', '#6e2f16', robe, man, beards.full, ruff, beards.moustache),
};

const PLATE = 'M20 268H230V338H20Z';
const arches = [-8, 44, 96, 148]
  .map((x) => `M${x} 230V86a22 22 0 0 1 44 0V230Z${disc(x + 22, 40, 9)}`)
  .join('');
const WINDOW = 'M20 264V118C20 52 66 20 125 20C184 20 230 52 230 118V264Z';

const back: Picture = draw(`
paper ${box(0, 0, 250, 350, 16)}
role ${box(9, 9, 232, 332, 10)}
role2 ${lattice([22, 24, 228, 330], [34.3, 25.2], (x, y) => lozenge(x, y, 15, 22))}
metal/1.2 ${lattice([22, 24, 228, 330], [34.3, 25.2], (x, y) => lozenge(x, y, 15, 22))}
metal ${lattice([22, 24, 228, 330], [34.3, 25.2], (x, y) => lozenge(x, y, 3, 5.4))}
paper/18 ${box(3, 3, 244, 344, 12)}
metal/3.4 ${box(15, 15, 220, 320, 8)}
metal2/1.2 ${box(20, 20, 210, 310, 6)}
metal2 ${scallops(125, 175, 80, 24)}
metal ${scallops(125, 175, 76, 24)}
role2 ${disc(125, 175, 74)}
metal ${rays(125, 175, 71, 36)}
role ${disc(125, 175, 60)}
metal/2.4 ${disc(125, 175, 60)}
metal/1 ${disc(125, 175, 55)}
`);

export const art: LookArt = {
  colours: {
    ink: '#241519', paper: '#f3e7cd', metal: '#cf9d3c', metal2: '#946420', metal3: '#f1d583',
    steel: '#cdd3d0', steel2: '#8c9a9c', red: '#7c1d24',
  },
  roles: {
    duke: ['#5d2a5c', '#d8a648'], assassin: ['#35262f', '#b23a2c'], captain: ['#1d4468', '#8fb3b0'],
    ambassador: ['#2d6146', '#d9b877'], contessa: ['#a62531', '#1f5557'], patron: ['#895e0d', '#7d3340'],
    inquisitor: ['#8e3b1a', '#48656a'], lawyer: ['#15616a', '#d4a076'],
    aldo: ['#9c2530', '#d9b15c'], pietra: ['#1b6468', '#d99a6c'], enzo: ['#3d3a78', '#a9b58e'], ugo: ['#8c5d11', '#5f6f86'],
  },
  figures,
  scenery: [
    draw(`ground M0 0H200V230H0Z\nground2 ${rays(86, 92, 220, 16)}`),
    draw(`ground M0 0H200V230H0Z\nground2 ${lattice([0, 0, 200, 230], [34, 24], (x, y) => lozenge(x, y, 8, 13))}`),
    draw(`ground M0 0H200V230H0Z\nground2 ${arches}`),
  ],
  base: 'paper',
  place: 'translate(12 14) scale(1.13)',
  window: WINDOW,
  frame: draw(`
metal2/2 ${box(7, 7, 236, 336, 11)}
metal/6 ${WINDOW}
ink/1.4 ${WINDOW}
role ${PLATE}
metal/3 ${PLATE}
metal/1.4 M30 287Q38 287 38 279H212Q212 287 220 287V323Q212 323 212 331H38Q38 323 30 323Z
`),
  plate: { y: 314, slot: 'paper', capitals: false, art: [125, 270] },
  corner: { badge: disc(37, 37, 25), x: 37, y: 37, height: 29 },
  tab: box(14, 14, 60, 96, 8),
  ribbon: 'M34 276H216L206 304L216 332H34L44 304Z',
  back,
  backField: '#7c1d24',
  backSign: { slot: 'paper', y: 175, scale: 1.4 },
};
