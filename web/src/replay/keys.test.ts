import { expect, test } from 'vitest';
import { moveOf } from './keys.ts';

const key = (name: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key: name, target: null, defaultPrevented: false, ...held }) as KeyboardEvent;

Object.assign(globalThis, { Element: class {} });

test.each([
  ['ArrowLeft', 'previous'], ['ArrowRight', 'next'], ['Home', 'first'], ['End', 'last'], [' ', 'toggle'], ['x', null],
])('the key %j asks for %s', (name, move) => {
  expect(moveOf(key(name))).toBe(move);
});

test('keys that the browser or a control wants for itself are left alone', () => {
  expect(moveOf(key('ArrowLeft', { altKey: true }))).toBeNull();
  expect(moveOf(key('ArrowLeft', { defaultPrevented: true }))).toBeNull();
});

test('a button keeps the space bar, and lets the arrows go', () => {
  const target = Object.assign(new Element(), { closest: (selector: string) => selector.includes('button') });

  expect(moveOf(key(' ', { target }))).toBeNull();
  expect(moveOf(key('ArrowRight', { target }))).toBe('next');
});
