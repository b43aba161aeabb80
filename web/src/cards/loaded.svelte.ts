/** The art of the looks that are on the page, each loaded once. */

import { SvelteMap } from 'svelte/reactivity';
import { loadArt, type LookArt } from './art';
import type { Look } from './words';

const loaded = new SvelteMap<Look, LookArt>();
const loading = new Map<Look, Promise<void>>();

/** Loads a look's art unless it is there or on its way. */
export function wantArt(look: Look): Promise<void> {
  const known = loading.get(look);
  if (known) return known;
  const coming = loadArt(look).then(
    (art) => void loaded.set(look, art),
    () => void loading.delete(look),
  );
  loading.set(look, coming);
  return coming;
}

/** Returns a look's art, undefined until it has been loaded. */
export const artOf = (look: Look): LookArt | undefined => loaded.get(look);
