/** Short messages that go by themselves; nothing that must be answered. */

export type Tone = 'plain' | 'good' | 'bad';

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
}

const SHOWN = 6000;
const MOST = 3;

class Toasts {
  #messages = $state.raw<readonly ToastMessage[]>([]);
  #places = $state.raw<readonly symbol[]>([]);
  #next = 0;

  get messages(): readonly ToastMessage[] {
    return this.#messages;
  }

  /** Has messages shown at a place until the returned function is called: an open dialog hides all that lie below. */
  appear(place: symbol): () => void {
    this.#places = [...this.#places, place];
    return () => {
      this.#places = this.#places.filter((each) => each !== place);
    };
  }

  isTop(place: symbol): boolean {
    return this.#places.at(-1) === place;
  }

  show(text: string, tone: Tone): void {
    const message = { id: this.#next++, text, tone };
    const others = this.#messages.filter((each) => each.text !== text);
    this.#messages = [...others, message].slice(-MOST);
    setTimeout(() => this.dismiss(message.id), SHOWN);
  }

  dismiss(id: number): void {
    this.#messages = this.#messages.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();

/** Shows a sentence for a few seconds, and has it read aloud when there is a pause. */
export function toast(text: string, tone: Tone = 'plain'): void {
  toasts.show(text, tone);
}
