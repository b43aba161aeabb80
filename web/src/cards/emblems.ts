/** The small signs of characters and guilds, in 24 x 24 units, and figures. */

import { disc } from './geometry';
import type { CharacterWord, Guild } from './words';

/** A sign: a filled path (even-odd) and strokes over it, all in one colour. */
export interface Sign {
  readonly fill: string;
  readonly strokes?: readonly (readonly [width: number, d: string])[];
  readonly turn?: number;
}

export const EMBLEMS: Readonly<Record<CharacterWord, Sign>> = {
  duke: {
    fill: `M4 17.6L2.6 8.6L7.6 12L12 5.6L16.4 12L21.4 8.6L20 17.6ZM4 19.4H20V22H4Z${disc(2.6, 6.6, 1.7)}${disc(21.4, 6.6, 1.7)}${disc(12, 3.4, 1.9)}`,
  },
  assassin: {
    fill: `M12 -1.5L14.9 4V14.2H9.1V4ZM5.6 14.2Q12 16 18.4 14.2V17.2H5.6ZM10.5 17.2H13.5V22H10.5Z${disc(12, 23.2, 2.3)}M11.7 3H12.3V13H11.7Z`,
    turn: 40,
  },
  captain: {
    fill: `M.8 16.8L2.8 11.6L7.6 15.2ZM23.2 16.8L21.2 11.6L16.4 15.2ZM12 24L8.6 20.4H15.4Z`,
    strokes: [[2.5, 'M12 7.4V21.4M7 10.6H17M3.6 14.6Q5 21 12 21Q19 21 20.4 14.6'], [2.2, disc(12, 4.3, 2.5)]],
  },
  ambassador: {
    fill: 'M2.4 4.6H21.6L12 12.4ZM1.6 6.4L8.8 12.6L1.6 18.4ZM22.4 6.4L15.2 12.6L22.4 18.4ZM2.6 19.6L10.2 13.6L12 15L13.8 13.6L21.4 19.6Z',
  },
  contessa: {
    fill: `M12 19.2L.8 10.6C3 5.6 7 3 12 3C17 3 21 5.6 23.2 10.6ZM10.6 15.4L4.6 7L6 6ZM11.7 14L11.2 4.6H12.8L12.3 14ZM13.4 15.4L18 6L19.4 7Z${disc(12, 20, 2.4)}`,
  },
  patron: {
    fill: `M9.2 7.4H14.8C21.6 11 23.6 22.4 17.6 22.4H6.4C.4 22.4 2.4 11 9.2 7.4ZM7.6 1.4Q9.8 2.6 12 1.4Q14.2 2.6 16.4 1.4L14.6 5.8H9.4Z${disc(12, 15, 4.2)}${disc(12, 15, 2.2)}`,
  },
  inquisitor: {
    fill: `M.6 14Q12 3.4 23.4 14Q12 24.6 .6 14Z${disc(12, 14, 4.6)}${disc(12, 14, 2.4)}`,
    strokes: [[2, 'M12 1.2V4.6M4.6 2.8L6.6 6M19.4 2.8L17.4 6']],
  },
  lawyer: {
    fill: 'M.6 14.4H9.4Q8.6 19 5 19Q1.4 19 .6 14.4ZM14.6 14.4H23.4Q22.6 19 19 19Q15.4 19 14.6 14.4Z',
    strokes: [[2.2, 'M12 2V21M4.4 5.4H19.6M7.2 21.6H16.8'], [1.3, 'M5 5.4L1.6 14.4M5 5.4L8.4 14.4M19 5.4L15.6 14.4M19 5.4L22.4 14.4']],
  },
  aldo: {
    fill: 'M21.4 1.4C10 2 3.4 8.6 5 16.6L2.4 21.6L4.6 22.8L7.2 18C15.6 19 22.4 12.6 21.4 1.4ZM8.2 16L7.4 15.2L16.6 6.4Z',
  },
  pietra: {
    fill: [0, 1, 2, 3, 4]
      .map((i) => disc(12 + 7.2 * Math.sin(i * 1.2566), 12.6 - 7.2 * Math.cos(i * 1.2566), 4.1))
      .join('') + disc(12, 12.6, 2.9),
  },
  enzo: {
    fill: `${disc(12, 5.6, 5.8)}${disc(12, 5.6, 2.7)}M10.6 11H13.4V24H10.6ZM13.4 15.4H18.6V18H13.4ZM13.4 20H17.4V22.6H13.4Z`,
    turn: 38,
  },
  ugo: {
    fill: 'M12 1.4Q14 1.4 14 3.6Q19.6 5 19.6 12V15.6L22.4 19H1.6L4.4 15.6V12Q4.4 5 10 3.6Q10 1.4 12 1.4ZM8.8 20.4H15.2Q15 23.4 12 23.4Q9 23.4 8.8 20.4Z',
  },
};

/** The colour of each character outside its cards; paper reads on each. */
export const EMBLEM_COLOURS: Readonly<Record<CharacterWord, string>> = {
  duke: '#672c6c', assassin: '#33272f', captain: '#1d4f7c', ambassador: '#266843', contessa: '#ad2333',
  patron: '#96640f', inquisitor: '#84411d', lawyer: '#136870',
  aldo: '#a82832', pietra: '#15696a', enzo: '#433f86', ugo: '#96640f',
};

/** A guild's badge (its outline tells it apart without colour), its sign and its colour. */
export interface GuildArt {
  readonly badge: string;
  readonly sign: Sign;
  readonly colour: string;
}

export const GUILD_ART: Readonly<Record<Guild, GuildArt>> = {
  nobles: {
    badge: 'M1.5 4.5L6.6 6.2L12 .8L17.4 6.2L22.5 4.5V18Q21 21 12 23.2Q3 21 1.5 18Z',
    sign: {
      fill: 'M12 5.4Q15.6 9 13.6 13.4Q15 10 18.2 10.6Q20.4 11.4 19.2 15Q18 13.4 16.2 14.6L15.4 15.4H17V17.4H14.2L15 21L12 19.6L9 21L9.8 17.4H7V15.4H8.6L7.8 14.6Q6 13.4 4.8 15Q3.6 11.4 5.8 10.6Q9 10 10.4 13.4Q8.4 9 12 5.4Z',
    },
    colour: '#6d3f98',
  },
  artists: {
    badge: 'M12 .8Q15.4 .8 16.6 3.2L18 5.6Q23.2 6.8 23.2 12Q23.2 17.2 18 18.4Q17.2 23.2 12 23.2Q6.8 23.2 6 18.4Q.8 17.2 .8 12Q.8 6.8 6 5.6Q6.8 .8 12 .8Z',
    sign: {
      fill: `M11.6 5.4C6 5.6 3.8 10 4.6 13.8C5.6 18 10 19.6 12.4 18.4C14 17.4 12 15.4 13.2 14.2C14.6 13 18.6 15.4 19.4 11.6C20 8 16.4 5.2 11.6 5.4Z${disc(8.2, 9.6, 1.5)}${disc(12, 7.2, 1.4)}${disc(15.8, 9.2, 1.4)}${disc(7.8, 13.2, 1.6)}`,
    },
    colour: '#c8437c',
  },
  merchants: {
    badge: disc(12, 12, 11.2),
    sign: {
      fill: 'M3.8 15H20.2Q18.8 20 15.6 20H8.4Q5.2 20 3.8 15ZM11.2 3.6H12.8V14H11.2ZM13.6 4.6Q19.4 8 18.4 13.4H13.6ZM10.4 6.6V13.4H5.4Q8.8 11 10.4 6.6Z',
    },
    colour: '#b9780f',
  },
  workers: {
    badge: 'M3.5 1.5H20.5L22.5 3.5V20.5L20.5 22.5H3.5L1.5 20.5V3.5Z',
    sign: { fill: 'M5.4 4.6H15.6Q18.8 4.6 19.4 9.4H14.2V10.2H5.4ZM8.6 11.4H12.2L12.6 21H8.2Z', turn: 24 },
    colour: '#357a45',
  },
  knights: {
    badge: 'M1.8 1.8H22.2V11Q22.2 19.4 12 23.4Q1.8 19.4 1.8 11Z',
    sign: {
      fill: 'M6.4 6Q12 1.8 17.6 6V16L12 21L6.4 16ZM7.8 8.8L11.2 9.8V12L7.8 11ZM16.2 8.8L12.8 9.8V12L16.2 11ZM9 13.8H10.2V16.4H9ZM11.4 13.8H12.6V18H11.4ZM13.8 13.8H15V16.4H13.8Z',
    },
    colour: '#2a63a6',
  },
  assassins: {
    badge: 'M.6 3.2Q12 -.6 23.4 3.2L12 23.8Z',
    sign: {
      fill: 'M12 5Q16.6 5 16.6 9.4Q16.6 11.6 15 12.4V14.8H13.8V13.4H12.6V14.8H11.4V13.4H10.2V14.8H9V12.4Q7.4 11.6 7.4 9.4Q7.4 5 12 5ZM9 9.4Q9 11 10.2 11Q11.4 11 11.4 9.6Q11.4 8.4 10.2 8.4Q9 8.4 9 9.4ZM12.6 9.6Q12.6 11 13.8 11Q15 11 15 9.4Q15 8.4 13.8 8.4Q12.6 8.4 12.6 9.6ZM10.6 16H13.4L12 20Z',
    },
    colour: '#3a3a44',
  },
};

/** Strokes of letters and figures, each in 20 x 30 units. */
export const GLYPHS: Readonly<Record<string, string>> = {
  a: 'M16 11V28M16 19.5Q16 27 10 27Q4 27 4 19.5Q4 12 10 12Q16 12 16 19.5',
  b: 'M4 2V28M4 19.5Q4 27 10 27Q16 27 16 19.5Q16 12 10 12Q4 12 4 19.5',
  c: 'M15.6 15Q14 12 10.4 12Q4.4 12 4.4 19.5Q4.4 27 10.4 27Q14 27 15.6 24',
  '0': 'M10 3Q16.6 3 16.6 15Q16.6 27 10 27Q3.4 27 3.4 15Q3.4 3 10 3Z',
  '1': 'M4.6 8L11 3.4V29',
  '2': 'M4 10Q4 3 10 3Q16.4 3 16.4 9.4Q16.4 14 11 19L4.4 26.6H18',
  '3': 'M4 7Q6 3 10 3Q16 3 16 8.6Q16 14 9 14Q16.8 14.4 16.8 20.6Q16.8 27 10 27Q4.6 27 3 22',
  '4': 'M13.4 29V4L3 20.6H18.4',
  '5': 'M16 3H6L5.2 13Q7.6 11.6 10.4 11.6Q16.8 11.6 16.8 19.2Q16.8 27 10 27Q5 27 3 23',
  '6': 'M15.6 4Q4 3 3.8 19.4Q3.8 27 10.2 27Q16.6 27 16.6 19.8Q16.6 13 10.4 13Q5 13 3.8 19',
  '7': 'M2.6 3.4H16.6L7.6 29',
  '8': 'M10 3Q15.6 3 15.6 8.6Q15.6 14 10 14Q4.4 14 4.4 8.6Q4.4 3 10 3ZM10 14Q16.8 14 16.8 20.5Q16.8 27 10 27Q3.2 27 3.2 20.5Q3.2 14 10 14Z',
  '9': 'M4.4 26Q16 27 16.2 10.6Q16.2 3 9.8 3Q3.4 3 3.4 10.2Q3.4 17 9.6 17Q15 17 16.2 11',
  '+': 'M10 8V24M2 16H18',
  '-': 'M3 16H17',
};
