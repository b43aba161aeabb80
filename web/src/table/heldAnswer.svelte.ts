/** One's own answer, kept back for a moment in which nobody can have seen it. */

/** Milliseconds for which it can be taken back. */
export const HOLD = 900;

interface Held {
  readonly step: number;
  readonly words: string;
  readonly send: () => void;
}

export class HeldAnswer {
  #held = $state.raw<Held | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is held back of question *step*. */
  answerTo(step: number): string | null {
    return this.#held?.step === step ? this.#held.words : null;
  }

  /** Keeps *words* back, then lets *send* say them. */
  hold(step: number, words: string, send: () => void): void {
    this.release();
    this.#held = { step, words, send };
    this.#timer = setTimeout(() => this.release(), HOLD);
  }

  /** Says what is held back, at once: the page is left, or there is no time to lose. */
  release(): void {
    const held = this.#held;
    this.#end();
    held?.send();
  }

  /** Takes it back; says whether there was anything. */
  takeBack(): boolean {
    const had = this.#held !== null;
    this.#end();
    return had;
  }

  /** Drops what answers another question than *step*: that one is gone. */
  follow(step: number): void {
    if (this.#held !== null && this.#held.step !== step) this.#end();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#held = null;
  }
}
