/** A list that shows its newest line, but never moves under somebody who reads further up. */

/** So near the end counts as at the end, in pixels. */
const NEAR = 24;

export interface Scrolled {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Scrolled): boolean =>
  scrollHeight - clientHeight - scrollTop <= NEAR;

export class Following {
  #box: Scrolled | null = null;
  #follows = $state(true);
  #lines = $state(0);
  #read = $state(0);
  #top = 0;

  /** How many lines have come since the reader left the end. */
  get fresh(): number {
    return this.#follows ? 0 : this.#lines - this.#read;
  }

  /** For `{@attach}`: keeps the end in sight from the first frame on, and when the box changes its size. */
  attach = (box: HTMLElement): (() => void) => {
    const scrolled = (): void => this.scrolled();
    const resized = new ResizeObserver(() => { if (this.#follows) this.toEnd(); });
    this.#box = box;
    box.addEventListener('scroll', scrolled, { passive: true });
    resized.observe(box);
    return () => {
      box.removeEventListener('scroll', scrolled);
      resized.disconnect();
      this.#box = null;
    };
  };

  /** Follows the end of *box*. */
  over(box: Scrolled): void {
    this.#box = box;
    this.toEnd();
  }

  /** There are *lines* now; called once they are shown. */
  grew(lines: number): void {
    const isAnother = lines < this.#lines; // the log of the next game
    this.#lines = lines;
    if (this.#follows || isAnother) this.toEnd();
  }

  /** The box has scrolled: upwards it was the reader, downwards it may have been the end that came. */
  scrolled(): void {
    if (!this.#box) return;
    const { scrollTop } = this.#box;
    const isUp = scrollTop < this.#top;
    this.#top = scrollTop;
    if (isAtEnd(this.#box)) this.#follows = true;
    else if (this.#follows && isUp) {
      this.#read = this.#lines;
      this.#follows = false;
    }
  }

  toEnd(): void {
    this.#follows = true;
    if (!this.#box) return;
    this.#box.scrollTop = this.#box.scrollHeight;
    this.#top = this.#box.scrollTop; // less than was asked for: it ends where the box does
  }
}
