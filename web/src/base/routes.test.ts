import { expect, test } from 'vitest';
import { keyOf, placeOf } from './routes.ts';

test.each([
  ['/', 'lobby', {}],
  ['/new', 'create', {}],
  ['/new/', 'create', {}],
  ['/t/Ab-3_x', 'table', { id: 'Ab-3_x', token: '' }],
  ['/t/Ab-3_x/evening', 'evening', { id: 'Ab-3_x', token: '' }],
  ['/r/Ab3', 'replay', { id: 'Ab3', step: null }],
  ['/r/Ab3/17', 'replay', { id: 'Ab3', step: 17 }],
  ['/rules', 'rules', { game: '' }],
  ['/rules/chess', 'rules', { game: 'chess' }],
  ['/learn', 'learn', {}],
  ['/learn/coup/first', 'lesson', { game: 'coup', lesson: 'first' }],
  ['/puzzles', 'puzzles', { game: '', id: '' }],
  ['/puzzles/coup/a-1', 'puzzles', { game: 'coup', id: 'a-1' }],
  ['/daily', 'daily', { game: '', day: '' }],
  ['/daily/coup', 'daily', { game: 'coup', day: '' }],
  ['/daily/coup/2026-11-28', 'daily', { game: 'coup', day: '2026-11-28' }],
  ['/daily/coup/2026-11-28/1', 'missing', {}],
  ['/about', 'about', {}],
  ['/continue', 'continue', { table: '', token: '' }],
  ['/continue/Ab3', 'continue', { table: 'Ab3' }],
  ['/me', 'me', { who: '' }],
  ['/me/Ab3', 'me', { who: 'Ab3' }],
  ['/open', 'open', {}],
  ['/c/Ab3', 'circle', { id: 'Ab3' }],
  ['/rules/chess/2', 'missing', {}],
  ['/t/', 'missing', {}],
  ['/t/a/b', 'missing', {}],
  ['/r/Ab3/x', 'missing', {}],
  ['/r/Ab3/123456', 'missing', {}],
  ['/t/ab.c', 'missing', {}],
  ['/learn/coup', 'missing', {}],
  ['/puzzles/coup', 'missing', {}],
  ['/index.html', 'missing', {}],
])('the address %s shows the page %s', (path, page, props) => {
  expect(placeOf(path)).toMatchObject({ page, props });
});

test('the token of a private link comes from the part that no server sees', () => {
  expect(placeOf('/t/abc', 'secret').props).toMatchObject({ id: 'abc', token: 'secret' });
});

test('the steps of a replay are one visit, two tables are two', () => {
  expect(keyOf(placeOf('/r/abc/1'))).toBe(keyOf(placeOf('/r/abc/2')));
  expect(keyOf(placeOf('/t/abc'))).not.toBe(keyOf(placeOf('/t/abd')));
});
