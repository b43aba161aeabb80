/** The files of messages, by which pages say them: a page fetches no more than it needs. */

import type { PageName } from '../base/routes.ts';

/** What every page says. */
export const BASE = 'base';

const FILES = {
  [BASE]: ['names.ftl', 'frame.ftl'],
  refusals: ['refusals.ftl'],
  rules: ['options.ftl'],
  lobby: ['lobby.ftl'],
  cast: ['cast.ftl'],
  create: ['new.ftl'],
  board: ['board.ftl', 'log.ftl', 'questions.ftl', 'titles.ftl'],
  table: ['table.ftl', 'side.ftl', 'preview.ftl', 'invite.ftl', 'lines.ftl'],
  review: ['replay.ftl', 'evening.ftl'],
  help: ['help.ftl', 'terms.ftl'],
  lessons: ['lessons.ftl', 'learn.ftl', 'puzzles.ftl'],
  reasons: ['reasons.ftl'],
  about: ['about.ftl'],
  circle: ['circle.ftl'],
  own: ['settings.ftl', 'identity.ftl', 'me.ftl', 'daily.ftl'],
} as const;
const UNSAID = 'cli.ftl'; // what only the terminal says
const PATH = /^(?:games\/([^/]+)\/)?words\/([^/]+)\/(?:web\/|([^/]+)\/)?([^/]+)$/;

export type PagePart = keyof typeof FILES;
export const PARTS = Object.keys(FILES) as PagePart[];

/** What a page says besides BASE, with all that is shown on it. */
export const PARTS_OF_PAGE: Readonly<Record<PageName, readonly PagePart[]>> = {
  lobby: ['lobby'],
  create: ['lobby', 'cast', 'create', 'rules'],
  table: ['lobby', 'cast', 'create', 'rules', 'board', 'table', 'review', 'help', 'refusals'],
  lesson: ['lobby', 'cast', 'create', 'rules', 'board', 'table', 'review', 'help', 'refusals', 'lessons'],
  evening: ['board', 'review'],
  replay: ['rules', 'board', 'review'],
  rules: ['help'],
  learn: ['lessons', 'refusals'],
  puzzles: ['rules', 'board', 'table', 'review', 'lessons', 'reasons'],
  daily: ['own', 'lobby', 'refusals'],
  about: ['about'],
  continue: ['own', 'refusals'],
  circle: ['circle', 'lobby', 'board', 'review', 'refusals'],
  me: ['own', 'board', 'review'],
  open: ['own', 'rules', 'board', 'review', 'refusals'],
  gallery: [], // it is for developers, and fetches all
  missing: [],
};

/** What a page says besides only where it has to: where a lesson is given. */
export const LATER_OF_PAGE: Readonly<Partial<Record<PageName, readonly PagePart[]>>> = { lobby: ['cast'], open: ['lobby'], table: ['lessons'], replay: ['lobby', 'refusals'] };

/** What is fetched at once: of a language, or of a game or an edition in it, what a part says. */
export interface Pack {
  /** `en`, and in it those of a game and of an edition: `en/<game>/<edition>`. */
  readonly folder: string;
  readonly part: PagePart;
}

/** The pack of a file, `games/<game>/words/en/help.ftl` to `help` of `en/<game>`; null for the terminal's own. */
export function packOf(path: string): Pack | null {
  const [, game, tag, edition, name] = PATH.exec(path) ?? [];
  if (name === undefined) throw new Error(`${path}: words stand in words/<tag> of the house or of a game`);
  if (name === UNSAID) return null;
  const part = PARTS.find((each) => (FILES[each] as readonly string[]).includes(name));
  if (part === undefined) throw new Error(`${path}: say in i18n/parts.ts which pages need ${name}`);
  return { folder: [tag, game?.replaceAll('_', '-'), edition].filter(Boolean).join('/'), part };
}
