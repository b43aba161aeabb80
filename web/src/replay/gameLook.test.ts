import { expect, test, vi } from 'vitest';
import { Refusal } from '../base/http.ts';
import type { Look } from '../games/replays.ts';
import type { GameAnalysis } from '../protocol/messages.gen.ts';
import { GameLook } from './gameLook.svelte.ts';

const found = (careful: boolean) => ({ careful }) as GameAnalysis;

function looking(...answers: (GameAnalysis | Error)[]): { look: GameLook; asked: Look[] } {
  const asked: Look[] = [];
  const look = new GameLook('game', (_id, at) => {
    asked.push(at);
    const answer = answers.shift()!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { look, asked };
}

test('a game is looked through quickly, and then with care', async () => {
  const { look, asked } = looking(found(false), found(true));
  const asking = look.ask();
  expect(look.asked).toBe('quick');
  await asking;

  expect(asked).toEqual(['quick', 'careful']);
  expect([look.found?.careful, look.isDone, look.asked, look.failure]).toEqual([true, true, null, null]);

  await look.ask();
  expect(asked).toHaveLength(2);
});

test('what was found stays when the careful look fails, which can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { look, asked } = looking(found(false), new Error('the line is down'), found(true));
  await look.ask();
  expect([look.found?.careful, look.isDone, look.failure?.kind]).toEqual([false, false, 'lost']);

  await look.ask();
  expect(asked).toEqual(['quick', 'careful', 'careful']);
  expect([look.found?.careful, look.failure]).toEqual([true, null]);
});

test('a table that keeps its cards secret is told apart', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { look } = looking(new Refusal(403, null, 'closed'));
  await look.ask();

  expect([look.found, look.failure?.kind]).toEqual([null, 'closed']);
});
