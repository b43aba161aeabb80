/** How the page looks, sounds and feels to this person; kept in the browser. */

import { MediaQuery } from 'svelte/reactivity';
import { readStored, writeStored } from '../base/localStorage.ts';
import { type Look, LOOKS } from './looks.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['auto', 'reduced', 'full'] as const;
export type Motion = (typeof MOTIONS)[number];

const KEY = 'appearance';
const VOLUME = 0.75;
const SWITCHES = ['haptics', 'notifies', 'banter'] as const;
const dark = new MediaQuery('prefers-color-scheme: dark');
const reduced = new MediaQuery('prefers-reduced-motion: reduce'); // as in svelte/motion, without its tweens

function oneOf<T extends string>(values: readonly T[], value: unknown): T {
  return values.find((each) => each === value) ?? values[0]!;
}

class Appearance {
  theme = $state<Theme>('auto');
  /** The palette of the page; the cards of a table may be drawn in another look. */
  look = $state<Look>('court');
  motion = $state<Motion>('auto');
  sound = $state(true);
  /** How loud sounds are, from 0 to 1. */
  volume = $state(VOLUME);
  /** Whether a phone may shake. */
  haptics = $state(true);
  /** Whether the system says that it is one's turn, where it was permitted to. */
  notifies = $state(true);
  /** Whether what bots say is shown. */
  banter = $state(true);

  get still(): boolean {
    return this.motion === 'reduced' || (this.motion === 'auto' && reduced.current);
  }

  /** Reads what was chosen before, and keeps what is chosen from now on; called once, when the page begins. */
  begin(): void {
    const before = (readStored(KEY) ?? {}) as Record<string, unknown>;
    this.theme = oneOf(THEMES, before.theme);
    this.look = oneOf(LOOKS, before.look);
    this.motion = oneOf(MOTIONS, before.motion);
    this.sound = before.heard !== false;
    this.volume = typeof before.volume === 'number' ? before.volume : VOLUME;
    for (const each of SWITCHES) this[each] = before[each] !== false;
    this.#show();
    $effect.root(() => {
      $effect(() => this.#show()); // and whenever the system changes its mind
      $effect(() => this.#keep());
    });
  }

  #keep(): void {
    const { theme, look, motion, sound: heard, volume, haptics, notifies, banter } = this;
    writeStored(KEY, { theme, look, motion, heard, volume, haptics, notifies, banter });
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.look = this.look;
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
