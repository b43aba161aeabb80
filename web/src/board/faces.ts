/** Whose face goes with a chair. */

import { FACES, faceBy } from '../cards/faces.ts';
import type { Chair } from '../net/messages.ts';

type Sitting = Pick<Chair, 'kind' | 'name' | 'character' | 'face'>;

/** One of the cast, or the one that a person chose; empty for one by the name. */
export const faceOn = ({ character, face }: Pick<Chair, 'character' | 'face'>): string => character || face;

/** The face of somebody called *name* who has chosen none: the first from that by the name on that none of `others` has. */
export function freeFace(name: string, others: readonly Sitting[]): string {
  const taken = new Set(others.filter(({ kind }) => kind !== 'empty').map((each) => faceOn(each) || faceBy(each.name)));
  const first = FACES.indexOf(faceBy(name));
  const inTurn = [...FACES.slice(first), ...FACES.slice(0, first)];
  return inTurn.find((face) => !taken.has(face)) ?? faceBy(name);
}
