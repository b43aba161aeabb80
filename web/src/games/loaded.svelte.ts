/** The boards and panels of the games that are on the page, each loaded once. */

import { SvelteMap } from 'svelte/reactivity';
import { watch } from '../base/unfetched.svelte.ts';
import type { GameUi } from '../board/game.ts';
import { loadUi } from './registry.ts';

const loaded = new SvelteMap<string, GameUi>();
const loading = new Map<string, Promise<void>>();

/** Loads what the page has of a game unless it is there or on its way. */
export function wantUi(game: string): Promise<void> {
  const known = loading.get(game);
  if (known) return known;
  const ui = loadUi(game);
  watch(ui);
  const coming = ui.then(
    (found) => void loaded.set(game, found),
    () => { loading.delete(game); },
  );
  loading.set(game, coming);
  return coming;
}

/** What the page has of a game, null until it has been loaded; '' is no game. */
export function uiOf(game: string): GameUi | null {
  if (game !== '') void wantUi(game);
  return loaded.get(game) ?? null;
}
