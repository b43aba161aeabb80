/** Whether the secret of a finished game is the one that was fixed before the first card. */

/** null where this browser cannot tell: pages without https may not compute digests. */
export async function isTheSecret(secret: string, commitment: string): Promise<boolean | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(secret));
  return hexOf(new Uint8Array(digest)) === commitment;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
