import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';

const SRC = import.meta.dirname;

/** The rooms of the page from the ground up: each imports from lower floors, and from its own room. */
const FLOORS: readonly (readonly string[])[] = [
  ['protocol'],
  ['base', 'fairness'],
  ['i18n', 'theme', 'net'],
  ['icons'],
  ['ui'],
  ['cards'],
  ['board'],
  ['games/<game>'],
  ['games'],
  ['rules', 'settings', 'stage'],
  ['me'],
  ['lobby', 'evening'],
  ['circle'],
  ['table', 'replay'],
  ['puzzles', 'daily'],
  ['app'],
];
const REGISTRY = 'games/registry.ts';

interface Import {
  readonly from: string;
  readonly to: string;
}

const ends = ['', '.ts', '.svelte', '/index.ts'];
const files = new Set(globSync('**/*.{ts,svelte,css,json,mp3}', { cwd: SRC }).map((file) => file.replaceAll('\\', '/')));
const sources = [...files].filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|\/Gallery\.svelte$/.test(file));

function importsOf(from: string): Import[] {
  const text = readFileSync(join(SRC, from), 'utf8');
  return [...text.matchAll(/(?:\bfrom |\bimport\(?\s*)'(\.[^']+?)(?:\?raw|\?url)?'/g)].map(([, path]) => {
    const place = posix.normalize(posix.join(dirname(from), path!));
    const to = ends.map((end) => place + end).find((each) => files.has(each));
    if (to === undefined) throw new Error(`${from} imports ${path}, which is not there`);
    return { from, to };
  });
}

/** The room of a file; null for the door, `main.ts`. */
function roomOf(file: string): string | null {
  const [room = '', game, name] = file.split('/');
  if (game === undefined) return null;
  return room === 'games' && name !== undefined ? `games/${game}` : room;
}

const floorOf = (room: string): number =>
  FLOORS.findIndex((floor) => floor.includes(room.replace(/^games\/.+/, 'games/<game>')));

const imports = sources.flatMap(importsOf);
const said = ({ from, to }: Import): string => `${from} imports ${to}`;

test('every room has its floor', () => {
  const rooms = [...new Set(sources.map(roomOf).filter((room) => room !== null))];

  expect(rooms.filter((room) => floorOf(room) < 0)).toEqual([]);
});

test('imports point down', () => {
  const upward = imports.filter(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    return room !== null && room !== other && (other === null || floorOf(other) >= floorOf(room));
  });

  expect(upward.map(said)).toEqual([]);
});

test('only the registry imports the folder of a game', () => {
  const strange = imports.filter(({ from, to }) =>
    roomOf(to)?.startsWith('games/') && roomOf(from) !== roomOf(to) && from !== REGISTRY);

  expect(strange.map(said)).toEqual([]);
});

test('no game is named outside its folder and the registry', () => {
  const games = globSync('games/*/scene.gen.ts', { cwd: SRC }).map((file) => file.split('/')[1]!);
  const named = RegExp(games.flatMap((game) => [game, game.replace(/(^|-)(.)/g, (_, __, first: string) => first.toUpperCase())])
    .map((name) => `\\b${name}`).join('|'));
  const naming = sources.filter((file) =>
    !file.startsWith('games/') && !file.endsWith('.gen.ts') && named.test(readFileSync(join(SRC, file), 'utf8')));

  expect(games.length).toBeGreaterThan(1);
  expect(naming).toEqual([]);
});
