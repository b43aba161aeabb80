import { expect, test } from 'vitest';
import { padded } from './padding.ts';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

test('answers of all lengths have one length', () => {
  const answers = ['pass', 'challenge', 'block as duke', 'exchange duke contessa'].map((words) =>
    padded(JSON.stringify({ type: 'answer', step: 17, words, id: 5 })));
  expect(new Set(answers.map(bytes))).toEqual(new Set([128]));
});

test('what is padded says the same', () => {
  const said = { type: 'say', text: 'ação 😈'.repeat(30), id: 1 };
  const text = padded(JSON.stringify(said));
  expect(bytes(text) % 128).toBe(0);
  expect(JSON.parse(text)).toEqual(said);
});

test('nothing is added where nothing is missing', () => {
  expect(padded('x'.repeat(256))).toBe('x'.repeat(256));
});
