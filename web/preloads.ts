/** Tells the server what each page needs besides the first script, so that all of it is asked for at once. */

import type { Plugin, Rolldown } from 'vite';
import { FILES } from './src/app/files.ts';
import { BASE, PARTS_OF_PAGE } from './src/i18n/parts.ts';
import { lineage, LOCALES, type Tag } from './src/i18n/tags.ts';
import { ADDRESSES } from './src/protocol/messages.gen.ts';

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** What nearly every page asks the server. */
const GAMES = '/api/games';
const WITHOUT_GAMES = ['about', 'continue'];

export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk') as Chunk[];
      const pages = (Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[]).map((page) => {
        const file = FILES[page];
        const filesIn = (tag: Tag): string[] => [
          ...needed(chunks, [file.replace('../', '/src/'), ...wordsOf(PARTS_OF_PAGE[page], tag)]),
          ...WITHOUT_GAMES.includes(page) ? [] : [GAMES],
        ];
        return { page, files: Object.fromEntries(LOCALES.map((tag) => [tag, filesIn(tag)])) };
      });
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(pages) });
    },
  },
});

const wordsOf = (parts: readonly string[], tag: Tag): string[] =>
  lineage(tag).flatMap((each) => [BASE, ...parts].map((part) => `virtual:words/${each}/${part}`));

/** The files in which modules are, and those that they cannot do without; but for what the first script brings. */
function needed(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const entries = found.size;
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
    chunk.imports.forEach((file) => add(byFile.get(file)));
  };
  for (const id of modules) add(chunks.find(({ moduleIds }) => moduleIds.some((each) => each.endsWith(id))));
  return [...found].slice(entries).map((file) => `/${file}`);
}
