/** The hint for a kind of question that this person is asked for the first time. */

import { untrack } from 'svelte';
import { desktop } from '../base/media.ts';
import { firstGuide } from '../base/firstGuide.svelte.ts';
import type { Speech } from '../i18n/index.ts';
import type { TableSession } from './tableSession.svelte.ts';

export class Hint {
  readonly #session: () => TableSession;
  readonly #speech: () => Speech;
  #closed = $state('');
  #opened = $state('');

  constructor(session: () => TableSession, speech: () => Speech) {
    this.#session = session;
    this.#speech = speech;
  }

  /** What there is to say of the question, known or not. */
  readonly #asked: string | null = $derived.by(() => {
    const { sealed, offers, deal, lesson } = this.#session();
    const isAsked = sealed === null && offers.length > 0 && lesson === '';
    return firstGuide.on && isAsked && deal?.question ? this.#for(deal.question.id) : null;
  });
  /** What there is to say for the first time, null where nothing is, or no longer. */
  readonly id: string | null = $derived(this.#asked === this.#closed || this.#isKnown() ? null : this.#asked);
  /** Whether it is said: on a phone, once somebody asks, since it lies over the board there. */
  readonly isOpen: boolean = $derived(this.id !== null && (desktop.current || this.#opened === this.id));

  open(): void {
    this.#opened = this.id ?? '';
  }

  close(): void {
    this.#closed = this.id ?? '';
  }

  /** What was shown is not shown again with another question. */
  noteShown(): void {
    if (this.id !== null) firstGuide.learn(this.#session().game, this.id);
  }

  #isKnown(): boolean {
    return this.#asked !== null && untrack(() => firstGuide.knew(this.#session().game, this.#asked ?? ''));
  }

  /** What there is to say of questions that begin as this one does. */
  #for(question: string): string | null {
    const words = question.replace(/^ask-/, '').split('-');
    for (let count = words.length; count > 0; count--) {
      const id = `guide-${words.slice(0, count).join('-')}`;
      if (this.#speech().has(id)) return id;
    }
    return null;
  }
}
