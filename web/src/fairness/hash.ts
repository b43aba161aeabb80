/** What is told of some bytes before the bytes themselves. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of `bytes`, both in hexadecimal. */
export const hashOf = (bytes: string): string => bytesToHex(sha256(hexToBytes(bytes)));
