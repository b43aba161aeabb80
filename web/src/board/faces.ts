/** Whose face goes with a chair. */

import type { Chair } from '../net/messages.ts';

/** One of the cast, or the one that a person chose; empty for one by the name. */
export const faceOn = ({ character, face }: Pick<Chair, 'character' | 'face'>): string => character || face;
