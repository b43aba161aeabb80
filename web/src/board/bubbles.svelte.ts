/** What seats say: each line for as long as it takes to read, and a new one in its place. */

const LEAST = 3200;
const FOR_A_LETTER = 55;

export class Bubbles {
  #shown = $state.raw<Readonly<Record<number, string>>>({});
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** What is shown now, by seat. */
  get bySeat(): Readonly<Record<number, string>> {
    return this.#shown;
  }

  show(seat: number, text: string): void {
    clearTimeout(this.#timers.get(seat));
    this.#shown = { ...this.#shown, [seat]: text };
    this.#timers.set(seat, setTimeout(() => this.#hide(seat), LEAST + FOR_A_LETTER * text.length));
  }

  #hide(seat: number): void {
    const { [seat]: _, ...others } = this.#shown;
    this.#shown = others;
  }
}
