/** The files of messages, by which pages say them: a page fetches no more than it needs. */

import type { PageName } from '../app/routes.ts';

/** What every page says. */
export const BASE = 'base';

const FILES = {
  [BASE]: ['terms.ftl', 'presets.ftl', 'web.ftl'],
  refusals: ['refusals.ftl', 'table-refusals.ftl'],
  rules: ['options.ftl'],
  lobby: ['levels.ftl', 'web-lobby.ftl'],
  create: ['web-new.ftl'],
  board: ['log.ftl', 'prompts.ftl', 'table.ftl', 'web-felt.ftl'],
  table: ['web-table.ftl', 'web-side.ftl'],
  review: ['web-replay.ftl'],
  help: ['help.ftl'],
} as const;
const UNSAID = /^cli\b/; // what only the terminal says

export type PagePart = keyof typeof FILES;
export const PARTS = Object.keys(FILES) as PagePart[];

/** What a page says besides BASE, with all that is shown on it. */
export const PARTS_OF_PAGE: Readonly<Record<PageName, readonly PagePart[]>> = {
  lobby: ['lobby'],
  create: ['lobby', 'create', 'rules'],
  table: ['lobby', 'create', 'rules', 'board', 'table', 'review', 'help', 'refusals'],
  replay: ['rules', 'board', 'review'],
  rules: ['help'],
  gallery: [], // it is for developers, and fetches all
  missing: [],
};

/** The part that a file belongs to, `…/en/coup/help.ftl` to `help`; null for the terminal's own. */
export function partOf(path: string): PagePart | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (UNSAID.test(name)) return null;
  const part = PARTS.find((each) => (FILES[each] as readonly string[]).includes(name));
  if (part === undefined) throw new Error(`${path}: say in i18n/parts.ts which pages need ${name}`);
  return part;
}
