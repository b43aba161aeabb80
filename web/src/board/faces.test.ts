import { expect, test } from 'vitest';
import type { Chair } from '../net/messages.ts';
import { faceOn } from './faces.ts';

const chair = (over: Partial<Chair>): Chair => ({
  kind: 'person', name: 'Ana', seat: null, host: false, ready: true, present: true, away: false, left: false, level: null, wins: 0,
  again: false, alias: '', character: '', face: '', chance: '', ...over,
});

test('a bot has the face of its character, a person the one they chose', () => {
  expect(faceOn(chair({ character: 'dora' }))).toBe('dora');
  expect(faceOn(chair({ face: 'elm' }))).toBe('elm');
  expect(faceOn(chair({}))).toBe('');
});
