/** The pages, each fetched when it is first shown. */

import type { Component } from 'svelte';
import { askInTurn } from '../base/inTurn.ts';
import { language } from '../i18n/index.ts';
import { PARTS_OF_PAGE } from '../i18n/parts.ts';
import type { PageName } from '../base/routes.ts';
import { FILES } from './files.ts';

export type Page = Component<Record<string, string | number | null>>;
type Module = { default: Page };

const MODULES = import.meta.glob<Module>([
  '../lobby/Lobby.svelte',
  '../lobby/Create.svelte',
  '../table/TablePage.svelte',
  '../evening/EveningPage.svelte',
  '../replay/ReplayPage.svelte',
  '../rules/Rules.svelte',
  '../lobby/Learn.svelte',
  '../table/LessonPage.svelte',
  '../puzzles/PuzzlesPage.svelte',
  '../daily/DailyPage.svelte',
  '../lobby/About.svelte',
  '../lobby/Continue.svelte',
  '../me/MePage.svelte',
  '../circle/CirclePage.svelte',
  '../replay/OpenPage.svelte',
]);

/** The component of a page, once all that it says is there too; null for an address that shows nothing. */
export async function pageOf(name: PageName): Promise<Page | null> {
  const words = askInTurn(() => language.learn(PARTS_OF_PAGE[name])); // it takes time to ask for so many files
  const [page] = await Promise.all([componentOf(name), words]);
  return page;
}

/** The same without its words, so that both can be on their way. */
export async function componentOf(name: PageName): Promise<Page | null> {
  if (name === 'gallery') {
    return import.meta.env.DEV || import.meta.env.MODE === 'gallery' ? (await import('./Gallery.svelte')).default as Page : null;
  }
  return name === 'missing' ? null : (await MODULES[FILES[name]]!()).default;
}
