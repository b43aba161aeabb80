import { afterEach, expect, test, vi } from 'vitest';
import { drawnLink } from './drawnLink.ts';

afterEach(() => { vi.unstubAllGlobals(); });

test('the token of an invitation stands in no address', async () => {
  const asked = vi.fn(async (_address: string, _question: RequestInit) => new Response('<svg id="a"/>'));
  vi.stubGlobal('fetch', asked);

  expect(await drawnLink('abc', 'secret')).toBe('data:image/svg+xml,%3Csvg%20id%3D%22a%22%2F%3E');
  const [address, question] = asked.mock.calls[0]!;
  expect(address).toBe('/api/tables/abc/qr.svg');
  expect(question.body).toBe('{"token":"secret"}');
});

test('a link is asked for once, however often it is shown', async () => {
  const asked = vi.fn(async () => new Response('<svg/>'));
  vi.stubGlobal('fetch', asked);

  const drawn = await Promise.all([drawnLink('often', 'a'), drawnLink('often', 'a')]);
  expect([...drawn, await drawnLink('often', 'a')]).toEqual(Array(3).fill('data:image/svg+xml,%3Csvg%2F%3E'));
  expect(asked).toHaveBeenCalledTimes(1);
  await drawnLink('often', 'b'); // another invitation
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a link that cannot be drawn is none, and is asked for again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 429 }));
  expect(await drawnLink('lost', '')).toBe('');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  expect(await drawnLink('lost', '')).toBe('');
  vi.stubGlobal('fetch', async () => new Response('<svg/>'));
  expect(await drawnLink('lost', '')).not.toBe('');
});
