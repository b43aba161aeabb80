/** A part of the page that was asked for and did not come: whatever waits for it says so. */

let missing = $state(false);

export const isMissing = (): boolean => missing;

/** Notes what becomes of a part; the console is told why it did not come. */
export function watch(part: Promise<unknown>): void {
  part.then(() => { missing = false; }, (cause: unknown) => { missing = true; console.error(cause); });
}
