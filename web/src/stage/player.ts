/** The loudspeaker of the page: one for all that is shown on it. */

import { inTurn } from '../base/inTurn.ts';
import { appearance } from '../theme/theme.svelte.ts';
import { shake } from './haptics.ts';
import { Player, type Sound } from './sound.ts';

export const player = new Player(appearance);

/** Lets *sound* be heard, and felt. */
export function make(sound: Sound): void {
  player.play(sound);
  if (appearance.haptics) shake(sound);
}

/** A finger that touches is no gesture to a browser before it is lifted. */
for (const gesture of ['pointerdown', 'pointerup', 'keydown']) addEventListener(gesture, player.unlock);
if (navigator.userActivation?.hasBeenActive) inTurn(player.unlock); // the click that led here was the first
