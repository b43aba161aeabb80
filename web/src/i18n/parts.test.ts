import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { PageName } from '../base/routes.ts';
import { BASE, LATER_OF_PAGE, packOf, type PagePart, PARTS, PARTS_OF_PAGE } from './parts.ts';

const SRC = join(import.meta.dirname, '..');
const ROOT = join(SRC, '../../src/intriga');
const ENTRIES: Readonly<Partial<Record<PageName, string>>> = {
  missing: 'app/Missing.svelte',
  lobby: 'lobby/Lobby.svelte',
  create: 'lobby/Create.svelte',
  table: 'table/TablePage.svelte',
  replay: 'replay/ReplayPage.svelte',
  evening: 'evening/EveningPage.svelte',
  rules: 'rules/Rules.svelte',
  me: 'me/MePage.svelte',
  circle: 'circle/CirclePage.svelte',
  open: 'replay/OpenPage.svelte',
};
/** What a page shows of each game's folder, which only the registry imports. */
const OF_GAMES: Readonly<Partial<Record<PageName, string>>> = {
  lobby: 'games/*/deck.ts',
  create: 'games/*/deck.ts',
  table: 'games/*/index.ts',
  replay: 'games/*/{Board,Review}.svelte',
  open: 'games/*/{Board,Review}.svelte',
};
/** What any page may say, and fetches where it does. */
const WHERE_SAID: readonly PagePart[] = ['own'];
const REGISTRY = join(SRC, 'games/registry.ts');

interface Said {
  readonly id: string;
  readonly part: PagePart;
  /** The messages and terms that it is made of. */
  readonly uses: readonly string[];
}

const said: readonly Said[] = globSync('**/*.ftl', { cwd: ROOT }).flatMap((file) => {
  const pack = packOf(file);
  const { body } = new FluentResource(readFileSync(join(ROOT, file), 'utf8'));
  return pack === null ? [] : body.map((entry) => ({ id: entry.id, part: pack.part, uses: usesOf(JSON.stringify(entry)) }));
});

function usesOf(entry: string): string[] {
  return [...entry.matchAll(/"type":"(mesg|term)","name":"([^"]+)"/g)].map(([, type, name]) =>
    (type === 'term' ? `-${name!}` : name!));
}

/** A file and all that it imports. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  const found = [file, `${file}.ts`].find((each) => /\.(ts|svelte)$/.test(each) && existsSync(each));
  if (!found || seen.has(found)) return seen;
  seen.add(found);
  if (found === REGISTRY) return seen;
  for (const [, to] of readFileSync(found, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    closure(join(dirname(found), to!), seen);
  }
  return seen;
}

/** What the ids in some files stand for: `preset-${name}` is any of them. */
function idsIn(files: Iterable<string>): RegExp[] {
  const text = [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
  const quoted = [...text.matchAll(/'([a-z]+(?:-[a-z0-9]+)+)'|`([a-z]+-[^`\s]*)`/g)].map(([, a, b]) => a ?? b!);
  return [...new Set(quoted)].map((id) =>
    RegExp(`^${id.split(/\$\{[^}]*\}/).join('.+')}$`));
}

function foreign(parts: readonly PagePart[], ids: readonly RegExp[]): string[] {
  const known = new Set<PagePart>([BASE, ...WHERE_SAID, ...parts]);
  const missing = said.filter(({ id, part }) => !known.has(part) && ids.some((each) => each.test(id)));
  return [...new Set(missing.map(({ id, part }) => `${part}: ${id}`))];
}

test.each(Object.entries(ENTRIES) as [PageName, string][])('the page %s fetches all that it says', (page, entry) => {
  const files = closure(join(SRC, entry));
  for (const file of globSync(OF_GAMES[page] ?? [], { cwd: SRC })) closure(join(SRC, file), files);

  expect(foreign([...PARTS_OF_PAGE[page], ...LATER_OF_PAGE[page] ?? []], idsIn(files))).toEqual([]);
});

test('the frame of all pages says nothing that only some of them fetch', () => {
  expect(foreign([], idsIn(closure(join(SRC, 'main.ts'))))).toEqual([]);
});

test.each(Object.entries(PARTS_OF_PAGE))('what the messages of the page %s are made of is fetched with them', (_, parts) => {
  const known = said.filter(({ part }) => part === BASE || parts.includes(part));
  const ids = new Set(known.map(({ id }) => id));

  expect(known.flatMap(({ uses }) => uses.filter((id) => !ids.has(id)))).toEqual([]);
});

test('no part is fetched by no page', () => {
  const fetched = new Set([BASE, ...WHERE_SAID, ...Object.values(PARTS_OF_PAGE).flat()]);

  expect(PARTS.filter((part) => !fetched.has(part))).toEqual([]);
});

test.each([
  ['words/en/web/frame.ftl', { folder: 'en', part: BASE }],
  ['games/pot_de_vin/words/pt-BR/help.ftl', { folder: 'pt-BR/pot-de-vin', part: 'help' }],
  ['games/coup/words/es/urbis-reforma/names.ftl', { folder: 'es/coup/urbis-reforma', part: BASE }],
  ['words/en/cli.ftl', null],
])('%s is fetched with its language, game, edition and part', (path, pack) => {
  expect(packOf(path)).toEqual(pack);
});

test.each(['words/en/prompts.ftl', 'server/en/web.ftl'])('%s, which no page would ever fetch, is refused', (path) => {
  expect(() => packOf(path)).toThrow(path);
});
