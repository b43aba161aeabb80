/** The loudspeaker of the page: one for all that is shown on it. */

import { appearance } from '../theme/theme.svelte.ts';
import { Player } from './sound.ts';

export const player = new Player(() => appearance.sound);

if (navigator.userActivation?.hasBeenActive) player.unlock(); // the click that led here was the first
