/** The emoji that seats show: each for a while, and a new one for as long again. */

const SHOWN = 2600;

export class ShownEmoji {
  #shown = $state.raw<Readonly<Record<number, string>>>({});
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** What is shown now, by seat. */
  get bySeat(): Readonly<Record<number, string>> {
    return this.#shown;
  }

  show(seat: number, emoji: string): void {
    clearTimeout(this.#timers.get(seat));
    this.#shown = { ...this.#shown, [seat]: emoji };
    this.#timers.set(seat, setTimeout(() => this.#hide(seat), SHOWN));
  }

  #hide(seat: number): void {
    const { [seat]: _, ...others } = this.#shown;
    this.#shown = others;
  }
}
