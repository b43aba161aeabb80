import { expect, test } from 'vitest';
import { tableIn } from './links.ts';

test.each([
  ['https://play.example/t/Ab-3_x#s3cret', '/t/Ab-3_x#s3cret'],
  ['  Join us: https://play.example/t/Ab3 !', '/t/Ab3'],
  ['/t/Ab3#', '/t/Ab3#'],
  ['https://play.example/c/abcdefghijkl#s3cret', '/c/abcdefghijkl#s3cret'],
  ['Ab-3_x', '/t/Ab-3_x'],
])('%j leads to a table', (pasted, path) => {
  expect(tableIn(pasted)).toBe(path);
});

test.each(['', 'hello there', 'https://play.example/r/Ab3', '<b>'])('%j leads to none', (pasted) => {
  expect(tableIn(pasted)).toBeNull();
});
