import { expect, test } from 'vitest';
import type { Chair } from '../net/messages.ts';
import { FACES, faceBy } from '../cards/faces.ts';
import { faceOn, freeFace } from './faces.ts';

const chair = (over: Partial<Chair>): Chair => ({
  kind: 'person', name: 'Ana', seat: null, host: false, ready: true, present: true, away: false, left: false, level: null, wins: 0,
  again: false, alias: '', character: '', face: '', chance: '', ...over,
});

test('a bot has the face of its character, a person the one they chose', () => {
  expect(faceOn(chair({ character: 'dora' }))).toBe('dora');
  expect(faceOn(chair({ face: 'elm' }))).toBe('elm');
  expect(faceOn(chair({}))).toBe('');
});

test('two friends whose names go with one face do not get the same', () => {
  const names = Array.from({ length: FACES.length + 1 }, (_, number) => `P${number}`);
  const [one, other] = names.flatMap((name, at) => {
    const twin = names.slice(at + 1).find((each) => faceBy(each) === faceBy(name));
    return twin === undefined ? [] : [name, twin];
  });

  expect(freeFace(one!, [])).toBe(faceBy(one!));
  expect(freeFace(other!, [chair({ name: one! })])).not.toBe(faceBy(one!));
  expect(freeFace(other!, [chair({ name: 'Lia', face: faceBy(one!) })])).not.toBe(faceBy(one!));
});

test('where all faces are taken somebody has the one by the name', () => {
  expect(freeFace('Ana', FACES.map((face) => chair({ face })))).toBe(faceBy('Ana'));
});
