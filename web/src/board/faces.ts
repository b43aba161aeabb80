/** Whose face goes with a chair or a seat. */

import type { Chair } from '../net/messages.ts';

/** One of the cast, or the one that a person chose; empty for one by the name. */
export const faceOn = ({ character, face }: Pick<Chair, 'character' | 'face'>): string => character || face;

/** The faces by seat. */
export function facesOf(chairs: readonly Chair[]): readonly string[] {
  const faces: string[] = [];
  for (const chair of chairs) if (chair.seat !== null) faces[chair.seat] = faceOn(chair);
  return Array.from(faces, (face) => face ?? '');
}
