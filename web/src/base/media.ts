/** What the window has room for; no component asks for its size in pixels. */

import { MediaQuery } from 'svelte/reactivity';

/** Room for something beside a board that has its seats round it: 700 px, and 352 px of the panel. */
export const desktop = new MediaQuery('width >= 66rem');
/** Room for a list of contents beside a text. */
export const broad = new MediaQuery('width >= 56rem');
