/** Watches what becomes of the link that this browser has made: its maker has to hear that it was used. */

import { mount } from 'svelte';
import { linkState, noteLink } from '../base/deviceLink.ts';
import { language } from '../i18n/index.ts';
import DeviceNotice from './DeviceNotice.svelte';

const EVERY = 3_000; // milliseconds

class LinkWatch {
  /** Whether it can be opened still, as far as is known. */
  isOut = $state(false);
  /** Whether it was opened, and nobody here has said yet that they know. */
  wasOpened = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;
  #isMounted = false;

  begin(): void {
    [this.isOut, this.wasOpened] = [true, false];
    clearInterval(this.#timer);
    this.#timer = setInterval(() => void this.#look(), EVERY);
    void this.#look();
    if (this.#isMounted) return;
    this.#isMounted = true;
    void language.learn(['own']).then(() => mount(DeviceNotice, { target: document.body }));
  }

  async #look(): Promise<void> {
    const state = await linkState().catch(() => 'open' as const); // the line may come back
    if (state === 'open') return;
    clearInterval(this.#timer);
    [this.isOut, this.wasOpened] = [false, state === 'opened'];
    if (state !== 'opened') noteLink(false);
  }

  /** Its maker knows. */
  known(): void {
    this.wasOpened = false;
    noteLink(false);
  }
}

export const linkWatch = new LinkWatch();
