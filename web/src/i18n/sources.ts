/** The Fluent files of a language, fetched when they are needed. */

import type { Tag } from './tags.ts';

const ROOT = '../../../src/intriga/locales';

const FILES = import.meta.glob<string>('../../../src/intriga/locales/**/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** What all games share, then what `game` adds, then what `edition` has words of its own for. */
export async function sources(tag: Tag, game: string, edition: string): Promise<string[]> {
  const path = [tag, game, edition].filter(Boolean);
  const folders = path.map((_, depth) => path.slice(0, depth + 1).join('/'));
  return Promise.all(folders.flatMap(filesIn).map((fetch) => fetch()));
}

function filesIn(folder: string): (() => Promise<string>)[] {
  const start = `${ROOT}/${folder}/`;
  return Object.keys(FILES)
    .filter((path) => path.startsWith(start) && !path.slice(start.length).includes('/'))
    .sort()
    .map((path) => FILES[path]!);
}
