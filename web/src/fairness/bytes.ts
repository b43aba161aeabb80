/** Which bytes a page tells, and when. */

import type { NextDeal } from '../protocol/messages.gen.ts';
import { hashOf } from './hash.ts';
import type { Witness } from './witness.ts';

/**
 * The bytes of this page, now that `hashes` are told and theirs is among them, null otherwise.
 * They are told for the first list of hashes alone: no server gains by asking again with others.
 */
export function bytesFor(witness: Witness, { number, hashes }: NextDeal): string | null {
  const known = witness.of(number);
  witness.note(number, { hashes: known.hashes ?? hashes });
  const isFirst = (known.hashes ?? hashes).join() === hashes.join();
  return known.own !== null && isFirst && hashes.includes(hashOf(known.own)) ? known.own : null;
}
