/** The looks in which the page and its cards can be drawn. */

export const LOOKS = ['court', 'steam', 'guilds'] as const;
export type Look = (typeof LOOKS)[number];
