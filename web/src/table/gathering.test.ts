import { expect, test } from 'vitest';
import type { Chair, Scene } from '../net/messages.ts';
import { absent, inviteTo, obstacle } from './sceneFacts.ts';

const CHAIR: Chair = {
  kind: 'person', name: 'Ana', level: null, seat: null, ready: false, present: true, away: false, host: false, wins: 0,
};
const chair = (changed: Partial<Chair>): Chair => ({ ...CHAIR, ...changed });
const scene = (chairs: Chair[], changed: Partial<Scene> = {}): Scene =>
  ({ least: 2, most: 3, you: 0, chairs, ...changed }) as Scene;

const HOST = chair({ host: true });
const BOT = chair({ kind: 'bot', ready: true, level: 'casual' });
const EMPTY = chair({ kind: 'empty', name: '' });

test('the game waits for players, and says for how many', () => {
  expect(obstacle(scene([HOST, EMPTY, EMPTY]))).toEqual({ id: 'few', more: 1 });
  expect(obstacle(scene([HOST, BOT, BOT, BOT]))).toEqual({ id: 'many', fewer: 1 });
});

test('it waits for people who are not ready, but for no bot and not for the host', () => {
  expect(obstacle(scene([HOST, chair({ name: 'Bia' }), BOT]))).toEqual({ id: 'waiting', names: ['Bia'] });
  expect(obstacle(scene([HOST, chair({ ready: true }), BOT]))).toBeNull();
});

test('a bot may play for people who are gone, unless one does', () => {
  const gone = chair({ seat: 1, present: false });
  const chairs = [chair({ seat: 0 }), gone, chair({ seat: 2, level: 'casual', away: true }), chair({ seat: 3, away: true })];

  expect(absent(scene(chairs))).toEqual([1, 3]);
});

test('the token stands where no server sees it', () => {
  expect(inviteTo('https://play.example', 'abc', 'xyz')).toBe('https://play.example/t/abc#xyz');
});
