/** What the window has room for; no component asks for its size in pixels. */

import { MediaQuery } from 'svelte/reactivity';

/** Room for something beside a board that has its seats round it; board/TableFrame.svelte asks the same. */
export const desktop = new MediaQuery('(width >= 66rem) and (height >= 30rem)');
/** Room for a list of contents beside a text. */
export const broad = new MediaQuery('width >= 56rem');
