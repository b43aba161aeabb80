import { expect, test } from 'vitest';
import type { Chair, Scene } from '../net/messages.ts';
import { absent, inviteTo } from './sceneFacts.ts';

const CHAIR: Chair = {
  kind: 'person', name: 'Ana', level: null, seat: null, ready: false, present: true, away: false, host: false, wins: 0, character: '', face: '', chance: '',
  left: false, again: false, alias: '',
};
const chair = (changed: Partial<Chair>): Chair => ({ ...CHAIR, ...changed });
const scene = (chairs: Chair[], changed: Partial<Scene> = {}): Scene =>
  ({ least: 2, most: 3, you: 0, chairs, ...changed }) as Scene;

test('people who play and are not there are missed, unless a bot plays for them', () => {
  const gone = chair({ seat: 1, present: false });
  const chairs = [chair({ seat: 0 }), gone, chair({ seat: 2, level: 'casual', away: true }), chair({ seat: 3, away: true })];

  expect(absent(scene(chairs))).toEqual([1, 3]);
});

test('the token stands where no server sees it', () => {
  expect(inviteTo('https://play.example', 'abc', 'xyz')).toBe('https://play.example/t/abc#xyz');
  expect(inviteTo('https://play.example', 'abc', '')).toBe('https://play.example/t/abc');
});
