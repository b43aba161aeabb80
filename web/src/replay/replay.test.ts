import { expect, test } from 'vitest';
import type { LogLines } from '../games/logLines.svelte.ts';
import type { ReplayStep } from '../protocol/messages.gen.ts';
import {
  addressOf, allViewers, viewerIn, marksOf, pauseFor, placeOf, type Stop, stopsOf, withinSteps,
} from './replay.ts';

const step = (phase: string, ...ids: string[]): ReplayStep => ({
  by: 1, do: 'tax', told: ids.map((id) => ({ id, args: {} })), view: { phase }, memory: {}, shown: [], outcomes: [],
  standing: { seats: ['plays', 'plays'], turn: 1, winning: null, winners: [] },
});

const LINES: LogLines = {
  'log-tax': { opens: true, beat: null },
  'log-round': { opens: true, beat: 'round' },
  'log-challenge': { opens: false, beat: 'challenge' },
  'log-lost': { opens: false, beat: 'lose' },
  'log-out': { opens: false, beat: 'out' },
};

const GAME = [
  step('ACTION', 'log-deal'),
  step('CHALLENGE_ACTION', 'log-tax'),
  step('CHALLENGE_ACTION'),
  step('PROVE', 'log-challenge'),
  step('ACTION', 'log-lost', 'log-out'),
  step('ACTION'),
];

test('steps that only let something pass are left out, but for the last', () => {
  expect(stopsOf(GAME, LINES).map((stop) => stop.step)).toEqual([0, 1, 3, 4, 5]);
});

test('a turn opens with the line that says so', () => {
  expect(stopsOf(GAME, LINES).filter((stop) => stop.opens).map((stop) => stop.step)).toEqual([0, 1]);
});

test('a round opens after the step that told of it last', () => {
  const rounds = [step('', 'log-deal', 'log-round'), step('', 'log-leads'), step('', 'log-plays', 'log-round'), step('', 'log-leads')];

  expect(stopsOf(rounds, LINES).filter((stop) => stop.opens).map((stop) => stop.step)).toEqual([0, 1, 3]);
});

test.each([[0, 0], [1, 1], [2, 1], [3, 2], [5, 4], [99, 4]])('step %i is shown with stop %i', (at, position) => {
  expect(placeOf(stopsOf(GAME, LINES), at)).toBe(position);
});

test('of what is told at one stop the weightiest stands out', () => {
  const [stop] = stopsOf([step('ACTION', 'log-challenge', 'log-lost', 'log-out')], LINES);

  expect(stop!.kind).toBe('out');
  expect(marksOf(stopsOf(GAME, LINES))).toEqual([
    { position: 2, kind: 'challenge' },
    { position: 3, kind: 'out' },
  ]);
});

test.each([[null, 0], [3, 3], [99, 5], [-1, 0]])('an address that asks for step %s gets step %i of six', (wanted, got) => {
  expect(withinSteps(wanted, 6)).toBe(got);
});

test('an address says the step, and the viewer only if one was chosen', () => {
  expect(addressOf('abc', 12, null)).toBe('/r/abc/12');
  expect(addressOf('abc', 12, '3')).toBe('/r/abc/12?viewer=3');
  expect(viewerIn('?viewer=3')).toBe('3');
  expect(viewerIn('?viewer=all')).toBe('all');
  expect(viewerIn('?viewer=33')).toBeNull();
  expect(viewerIn('')).toBeNull();
});

test('one can view as everybody, as the table and as each seat', () => {
  expect(allViewers(2)).toEqual(['all', 'table', '0', '1']);
});

test('more lines are shown for longer, and all for less at a higher speed', () => {
  const [, one, , two] = stopsOf(GAME, LINES);

  expect(pauseFor(two, 1)).toBeGreaterThan(pauseFor(one, 1));
  expect(pauseFor(one, 2)).toBe(pauseFor(one, 1) / 2);
});

test('in a long game the timeline marks only what weighs most', () => {
  const stops = Array.from({ length: 100 }, (_, step): Stop => (
    { step, by: 0, told: [], kind: step % 30 === 0 ? 'out' : 'block', opens: false }));

  expect(new Set(marksOf(stops).map(({ kind }) => kind))).toEqual(new Set(['out']));
  expect(new Set(marksOf(stops.slice(0, 40)).map(({ kind }) => kind))).toEqual(new Set(['out', 'block']));
});
