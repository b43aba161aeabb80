import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '../base/http.ts';
import { daysOf, fetchEvening, fetchPicture, isPrivate } from './evening.ts';

afterEach(() => { vi.unstubAllGlobals(); });

test('the days of an evening are told once where they are one', () => {
  expect(daysOf(['2026-11-20', '2026-11-20'], 'en')).toBe('November 20, 2026');
  expect(daysOf(['2026-11-20', '2026-11-21'], 'en')).toMatch(/^November 20.*21, 2026$/);
  expect(daysOf(null, 'en')).toBe('');
});

test('the token of a private link stands in no address that is asked', async () => {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    asked.push(address);
    bodies.push(JSON.parse(String(body)));
    return Promise.resolve(new Response('{}'));
  });

  await fetchEvening('abc', 'secret');
  await fetchPicture('abc', 'secret', 'pt-BR');

  expect(asked).toEqual(['/api/tables/abc/evening', '/api/tables/abc/evening/picture.png?tag=pt-BR']);
  expect(bodies).toEqual([{ token: 'secret' }, { token: 'secret' }]);
});

test('a private table is told from an evening that is lost', () => {
  expect(isPrivate(new Refusal(403, null, ''))).toBe(true);
  expect(isPrivate(new Refusal(503, null, ''))).toBe(false);
  expect(isPrivate(new Error('no line'))).toBe(false);
});
