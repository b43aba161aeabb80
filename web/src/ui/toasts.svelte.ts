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
  #next = 0;

  get messages(): readonly ToastMessage[] {
    return this.#messages;
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
