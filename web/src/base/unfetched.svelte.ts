/** A part of the page that was asked for and did not come: whatever waits for it says so. */

class Unfetched {
  #is = $state(false);

  /** Whether something is missing. */
  get is(): boolean {
    return this.#is;
  }

  /** Notes what became of a part; the console is told why it did not come. */
  watch(part: Promise<unknown>): void {
    part.then(
      () => { this.#is = false; },
      (cause: unknown) => { console.error(cause); this.#is = true; },
    );
  }
}

export const unfetched = new Unfetched();
