import { beforeEach, expect, test, vi } from 'vitest';
import type { ChatLine } from '../net/messages.ts';
import { Muted } from './muted.svelte.ts';

const line = (alias: string, number: number): ChatLine =>
  ({ number, chair: null, name: 'Dan', text: 'hello', gallery: false, alias, told: null, changes: [], place: null });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a muted person is not heard, under whatever name, until heard again', () => {
  const muted = new Muted('table');
  muted.toggle('dan');
  expect(muted.heard([line('ana', 0), line('dan', 1), line('', 2)]).map(({ number }) => number)).toEqual([0, 2]);
  muted.toggle('dan');
  expect(muted.heard([line('dan', 1)])).toHaveLength(1);
});

test('who is muted stays so on this page at this table, and at no other', () => {
  new Muted('table').toggle('dan');
  expect([new Muted('table').has('dan'), new Muted('other').has('dan')]).toEqual([true, false]);
});

test('the table itself, and whoever has no alias, cannot be muted', () => {
  const muted = new Muted('table');
  muted.toggle('');
  expect(muted.heard([line('', 0)])).toHaveLength(1);
});
