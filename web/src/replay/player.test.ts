import { expect, test } from 'vitest';
import { Player } from './player.svelte.ts';
import type { Stop } from './replay.ts';

function loaded(...steps: number[]): Player {
  const player = new Player();
  player.load(steps.map((step): Stop => ({ step, by: null, told: [], kind: null, opens: false })));
  return player;
}

test('a step of the address is shown exactly, also between two stops', () => {
  const player = loaded(0, 1, 4, 6);
  player.show(3);

  expect([player.step, player.position]).toEqual([3, 1]);
});

test('back from between two stops leads to the first of them, forward to the second', () => {
  const back = loaded(0, 1, 4, 6);
  back.show(3);
  back.previous();
  const forth = loaded(0, 1, 4, 6);
  forth.show(3);
  forth.next();

  expect([back.step, forth.step]).toEqual([1, 4]);
});

test('nobody moves past the ends', () => {
  const player = loaded(0, 1, 4);
  player.previous();
  expect([player.step, player.atStart, player.atEnd]).toEqual([0, true, false]);

  player.last();
  player.next();
  expect([player.step, player.atStart, player.atEnd]).toEqual([4, false, true]);
  expect(player.end).toBe(4);
});

test('it plays to the end by itself, and from the start when it is played again', () => {
  const player = loaded(0, 1, 4);
  player.toggle();
  player.advance();
  expect([player.step, player.playing]).toEqual([1, true]);

  player.advance();
  expect([player.step, player.playing]).toEqual([4, false]);

  player.toggle();
  expect([player.step, player.playing]).toEqual([0, true]);
});

test('who moves by hand stops it', () => {
  const player = loaded(0, 1, 4);
  player.toggle();
  player.next();

  expect(player.playing).toBe(false);
});

test('another viewer sees the same step', () => {
  const player = loaded(0, 1, 4);
  player.show(4);
  player.load([0, 2, 3, 4].map((step): Stop => ({ step, by: null, told: [], kind: null, opens: false })));

  expect([player.step, player.position]).toEqual([4, 3]);
});

test('who wants no spoilers sees no further than the step they have come to', () => {
  const player = loaded(0, 1, 4, 6);
  player.discreet = true;
  player.next();
  player.first();

  expect([player.reached.map(({ step }) => step), player.hidesRest]).toEqual([[0, 1], true]);

  player.last();
  expect(player.step).toBe(1);

  player.next();
  player.next();
  expect([player.reached.length, player.hidesRest]).toEqual([4, false]);
});
