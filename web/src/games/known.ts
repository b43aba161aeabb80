/** The games for which the page has boards, art and words of its own; any other is shown in its words. */

export const KNOWN = ['coup', 'pot-de-vin'] as const;
export type Known = (typeof KNOWN)[number];

export const isKnown = (game: string): game is Known => (KNOWN as readonly string[]).includes(game);
