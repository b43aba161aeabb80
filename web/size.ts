/** Prints what a visitor fetches, packed as the server sends it, and holds the first page to its budget. */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BASE, PARTS_OF_PAGE } from './src/i18n/parts.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

const STATIC = '../src/intriga/server/static';
const PAGE = 'src/lobby/Lobby.svelte'; // where most people arrive
const BUDGET = 54_000; // bytes of script, packed, until they can use it
const MOST = 'pt-BR'; // the language that is measured

const manifest = JSON.parse(readFileSync(`${STATIC}/manifest.json`, 'utf8')) as Record<string, Chunk>;
const packed = (file: string): number => gzipSync(readFileSync(`${STATIC}/${file}`)).length;

/** The scripts that a chunk cannot do without. */
function scripts(key: string, seen: Set<string> = new Set()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  chunk.imports?.forEach((each) => scripts(each, seen));
  return seen;
}

const names = new Map(Object.values(manifest).map(({ file, name }) => [file, name]));
const nameOf = (file: string): string => names.get(file) ?? file;
const list = (files: Iterable<string>): string => [...files].map(nameOf).join(', ');

function total(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + packed(file), 0);
}

const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
const spoken = ['', '/coup', '/pot-de-vin'].flatMap((folder) =>
  [BASE, ...PARTS_OF_PAGE.lobby].map((part) => manifest[`virtual:words/${MOST}${folder}/${part}`]));
const words = spoken.filter((chunk) => chunk !== undefined);
const first = new Set([...scripts(entry), ...scripts(PAGE), ...words.map(({ file }) => file), 'first-paint.js']);
const firstSize = total(first);

console.log(`${String(firstSize).padStart(7)}  first: ${list(first)}`);
for (const [key, chunk] of Object.entries(manifest)) {
  if (!key.startsWith('src/') || chunk.isEntry || key === PAGE) continue;
  const own = [...scripts(key)].filter((file) => !first.has(file));
  console.log(`${String(total(own)).padStart(7)}  ${key}: ${list(own)}`);
}
const folderOf = (key: string): string | undefined => /^src\/games\/([^/]+)\/index\.ts$/.exec(key)?.[1];
const games = Object.keys(manifest).map(folderOf).filter((game) => game !== undefined);
for (const game of games) {
  const strange = [...scripts(`src/games/${game}/index.ts`)].map(nameOf).filter((name) =>
    games.some((other) => other !== game && `${name}-`.startsWith(`${other}-`)));
  if (strange.length === 0) continue;
  console.error(`Who plays ${game} would fetch parts of other games: ${strange.join(', ')}.`);
  process.exitCode = 1;
}
const styles = Object.values(manifest).flatMap((chunk) => chunk.css ?? []);
console.log(`${String(total(new Set(styles))).padStart(7)}  all styles`);
if (firstSize > BUDGET) {
  console.error(`The first page needs ${firstSize} bytes of script; ${BUDGET} are allowed.`);
  process.exitCode = 1;
}
