/** The chance of a table, as `intriga.core.fair_deal` and `core.chance` make it. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** How many bytes one seat adds. */
const ADDED = 16;

/** What a bot on `seat` adds: nobody chooses it. */
export const botContribution = (secret: string, seat: number): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`intriga bot 1\n${seat}`)).subarray(0, ADDED));

/** The key of a game: the secret alone where nobody has added anything. */
export function keyOf(secret: string, contributions: readonly string[]): Uint8Array {
  const bytes = hexToBytes(secret);
  if (contributions.length === 0) return bytes;
  return hmac(sha256, bytes, utf8ToBytes(['intriga deal 1', ...contributions].join('\n')));
}

const ALL = 1n << 64n;

/** Draws that follow from a key, one after the other. */
export class Draws {
  readonly #key: Uint8Array;
  #drawn = 0n;
  /** How many cards and seats were drawn. */
  count = 0;
  /** Whether all hands are dealt: what is drawn now is drawn while the game goes on. */
  isDealt = false;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** One of 0 to `number` - 1, each with the same chance. */
  below(number: number): number {
    this.count += 1;
    const most = ALL - (ALL % BigInt(number));
    for (;;) {
      const value = this.#next();
      if (value < most) return Number(value % BigInt(number));
    }
  }

  #next(): bigint {
    const message = new DataView(new ArrayBuffer(8));
    message.setBigUint64(0, ++this.#drawn);
    const digest = hmac(sha256, this.#key, new Uint8Array(message.buffer));
    return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
  }
}
