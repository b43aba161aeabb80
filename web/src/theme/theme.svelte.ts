/** How the page looks, sounds and feels to this person; kept in the browser. */

import { prefersReducedMotion } from 'svelte/motion';
import { MediaQuery } from 'svelte/reactivity';
import { readStored, writeStored } from '../base/localStorage.ts';
import { type Look, LOOKS } from './looks.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['auto', 'reduced', 'full'] as const;
export type Motion = (typeof MOTIONS)[number];

const KEY = 'appearance';
const dark = new MediaQuery('prefers-color-scheme: dark');

function oneOf<T extends string>(values: readonly T[], value: unknown): T {
  return values.find((each) => each === value) ?? values[0]!;
}

class Appearance {
  #theme = $state<Theme>('auto');
  #look = $state<Look>('court');
  #motion = $state<Motion>('auto');
  #sound = $state(true);
  #haptics = $state(true);
  #notifies = $state(true);
  #banter = $state(true);

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    this.#save();
  }

  /** The palette of the page; the cards of a table may be drawn in another look. */
  get look(): Look {
    return this.#look;
  }
  set look(look: Look) {
    this.#look = look;
    this.#save();
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    this.#save();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    this.#save();
  }

  /** Whether a phone may shake. */
  get haptics(): boolean {
    return this.#haptics;
  }
  set haptics(haptics: boolean) {
    this.#haptics = haptics;
    this.#save();
  }

  /** Whether the system says that it is one's turn, where it was permitted to. */
  get notifies(): boolean {
    return this.#notifies;
  }
  set notifies(notifies: boolean) {
    this.#notifies = notifies;
    this.#save();
  }

  /** Whether what bots say is shown. */
  get banter(): boolean {
    return this.#banter;
  }
  set banter(banter: boolean) {
    this.#banter = banter;
    this.#save();
  }

  get still(): boolean {
    return this.#motion === 'reduced' || (this.#motion === 'auto' && prefersReducedMotion.current);
  }

  /** Reads what was chosen before; called once, when the page begins. */
  begin(): void {
    const before = (readStored(KEY) ?? {}) as Record<string, unknown>;
    this.#theme = oneOf(THEMES, before.theme);
    this.#look = oneOf(LOOKS, before.look);
    this.#motion = oneOf(MOTIONS, before.motion);
    this.#sound = before.heard !== false;
    this.#haptics = before.haptics !== false;
    this.#notifies = before.notifies !== false;
    this.#banter = before.banter !== false;
    this.#show();
    $effect.root(() => { $effect(() => this.#show()); }); // and whenever the system changes its mind
  }

  #save(): void {
    const { theme, look, motion, sound: heard, haptics, notifies, banter } = this;
    writeStored(KEY, { theme, look, motion, heard, haptics, notifies, banter });
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.#theme;
    root.dataset.look = this.#look;
    root.toggleAttribute('data-still', this.still);
    void dark.current;
    const ground = getComputedStyle(root).backgroundColor;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }
}

export const appearance = new Appearance();

/** The duration of a transition that a script runs: 0 for people who want no motion. */
export function motion(milliseconds: number): number {
  return appearance.still ? 0 : milliseconds;
}
