import { expect, test, vi } from 'vitest';
import { Witness } from '../fairness/witness.ts';
import { gameOffer } from '../games/gameSamples.ts';
import { Quick, range } from './quick.svelte.ts';

const COUP = gameOffer({
  presets: [
    { name: 'es', least: 2, most: 6, values: {} },
    { name: 'br', least: 2, most: 10, values: {} },
  ],
  levels: ['beginner', 'casual', 'skilled', 'expert', 'master'],
  usual: 'casual',
});

test('whoever comes for the first time plays with as many as usual, neither the worst nor the best bots', () => {
  const quick = new Quick(COUP);

  expect([quick.players, quick.level]).toEqual([4, 'casual']);
});

test('as many may play as in the edition for most', () => {
  expect(range(COUP)).toEqual([2, 10]);
  expect(new Quick(COUP).counts).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('the page that opens a table begins the game there, and adds to its deal', async () => {
  const ask = vi.fn(() => Promise.resolve(Response.json({ table: 'abc', invite: '', next: { number: 1, commitment: 'told first' } })));
  vi.stubGlobal('fetch', ask);
  const address = await new Quick(COUP).begin();
  vi.unstubAllGlobals();

  expect(address).toBe('/t/abc');
  expect(ask).toHaveBeenCalledWith('/api/quick', expect.objectContaining({ body: expect.stringContaining('"adds":true') as string }));
  expect(new Witness('abc').begins).toBe(true);
  expect(new Witness('abc').of(1)).toMatchObject({ commitment: 'told first', before: true });
});
