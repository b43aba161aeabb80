/** TLS hides what a message says, not how long it is: answers of all lengths are sent alike. */

const STEP = 128; // bytes
const ENCODER = new TextEncoder();

/** Returns `text`, which is JSON, with spaces up to the next multiple of 128 bytes. */
export function padded(text: string): string {
  const length = ENCODER.encode(text).length;
  return text + ' '.repeat(-length & (STEP - 1));
}
