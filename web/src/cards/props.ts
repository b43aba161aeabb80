/** What characters hold up, in the hand that holds it. */

import { draw, moved, type Picture } from './paint';

const fist = draw(`
skin M-13 -13Q-14 -18 -9 -18H9Q14 -18 14 -13V14Q14 18 9 18H-9Q-13 18 -13 14Z
skin2 M10 -14Q20 -6 14 4L4 8Q0 2 8 -4Z
ink/1.8 M-13 -8H3M-13 1H3M-13 10H6M14 4L4 8Q0 2 8 -4
metal M-17 17H17L20 31H-20Z
metal2 M4 17H17L20 31H6Z
role M-20 31H20L42 110H-42Z
role2 M4 31H20L42 110H10Z
`);

const dagger = draw(`
steel M0 -98L9 -80L7 -28H-7L-9 -80Z
steel2 M0 -98L9 -80L7 -28H0Z
metal M-24 -31Q-24 -37 -18 -35Q0 -29 18 -35Q24 -37 24 -31Q24 -25 18 -25H-18Q-24 -25 -24 -31Z
`);
const sabre = draw(`
steel M-6 -20C-10 -64 4 -98 34 -122C24 -88 16 -58 8 -20Z
steel2 M8 -20C14 -58 24 -88 34 -122C12 -92 2 -60 2 -20Z
metal/5 M-16 -20H16M14 -20Q26 0 10 20
`);
const wheel = draw(`
metal/6 M0 -54A27 27 0 1 0 .1 -54
metal2/5 M0 -68V12M-40 -28H40M-28 -56L28 0M28 -56L-28 0
metal/6 M0 -54A27 27 0 1 0 .1 -54
metal3 M0 -36A8 8 0 1 0 .1 -36
`);
const letter = draw(`
paper M-34 -70L26 -82L34 -34L-26 -22Z
ink/2 M-34 -70L2 -48L26 -82M-26 -22L-6 -47M34 -34L8 -54
red M0 -57A10 10 0 1 0 .1 -57
ink/1.6 M-4 -47H4M0 -51V-43
`);
const fan = draw(`
role M0 -12L-62 -38C-56 -68 -34 -86 0 -86C34 -86 56 -68 62 -38Z
metal M0 -12L-27 -23C-24 -34 -14 -42 0 -42C14 -42 24 -34 27 -23Z
role3/2 M0 -12L-50 -58M0 -12L-29 -76M0 -12V-86M0 -12L29 -76M0 -12L50 -58
metal/4 M-62 -38C-56 -68 -34 -86 0 -86C34 -86 56 -68 62 -38
`);
const coin = draw(`
metal2 M2 -68A24 24 0 1 0 2.1 -68
metal M-1 -68A24 24 0 1 0 -.9 -68
metal2/2.4 M-1 -62A18 18 0 1 0 -.9 -62
metal2 M-11 -36L-13 -51L-6 -45L-1 -54L4 -45L11 -51L9 -36Z
`);
const purse = draw(`
ink/2.4 M-4 12L0 26M4 12L0 26
red M-11 24H11L6 36H-6Z
red M-7 37H7C30 48 34 84 18 92H-18C-34 84 -30 48 -7 37Z
paper M-8 38C-24 50 -26 70 -22 82C-19 66 -18 54 -8 38Z
metal/4 M-9 36H9
metal M3 52A13 13 0 1 0 3.1 52
metal2/2 M3 57A8 8 0 1 0 3.1 57
`);
const magnifier = draw(`
metal2/8 M0 -14V-40
ground2 M0 -92A27 27 0 1 0 .1 -92
paper M-22 -65Q0 -88 22 -65Q0 -48 -22 -65Z
role M0 -76A11 11 0 1 0 .1 -76
ink M0 -70A5 5 0 1 0 .1 -70
metal/6 M0 -92A27 27 0 1 0 .1 -92
`);
const lantern = draw(`
metal/4 M0 14V30M-14 40Q0 18 14 40
metal M-16 38H16L22 48H-22Z
metal3 M-18 48H18L22 92H-22Z
red M0 56Q12 70 6 84Q0 90 -6 84Q-12 70 0 56Z
paper M0 70Q5 78 0 85Q-5 78 0 70Z
metal/4 M-20 48L-22 92M20 48L22 92M-8 48L-9 92M8 48L9 92
metal M-25 90H25V99H-25Z
`);
const scales = draw(`
metal/4 M0 -18V-72M-24 -54L24 -66
metal3 M0 -80A7 7 0 1 0 .1 -80
metal2/1.8 M-24 -54L-35 -22M-24 -54L-13 -22M24 -66L13 -34M24 -66L35 -34
metal M-38 -23H-10Q-13 -8 -24 -8Q-35 -8 -38 -23ZM10 -35H38Q35 -20 24 -20Q13 -20 10 -35Z
metal2 M-24 -23H-10Q-13 -8 -24 -8ZM24 -35H38Q35 -20 24 -20Z
`);

const held = (thing: Picture, place: string): Picture => moved([...thing, ...fist], place);
const hung = (thing: Picture, place: string): Picture => moved([...moved(fist, 'rotate(-34)'), ...thing], place);

/** The things, hand and sleeve with them, in 200 x 230 units. */
export const props = {
  dagger: held(dagger, 'translate(166 158) rotate(8)'),
  sabre: held(sabre, 'translate(158 166) rotate(4)'),
  wheel: held(wheel, 'translate(160 172)'),
  letter: held(letter, 'translate(164 166)'),
  fan: held(fan, 'translate(146 190) rotate(-6)'),
  coin: held(coin, 'translate(166 160)'),
  purse: hung(purse, 'translate(152 120) scale(1.06)'),
  magnifier: held(magnifier, 'translate(160 178) rotate(6)'),
  lantern: hung(lantern, 'translate(152 112) scale(1.06)'),
  scales: held(scales, 'translate(158 160)'),
};
