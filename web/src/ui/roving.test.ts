import { expect, test } from 'vitest';
import { stepped } from './roving.ts';

test('arrows go round, Home and End go to the ends, and other keys nowhere', () => {
  const all = ['log', 'talk', 'help'];

  expect(stepped(all, 'help', 'ArrowRight')).toBe('log');
  expect(stepped(all, 'log', 'ArrowLeft')).toBe('help');
  expect(stepped(all, 'log', 'End')).toBe('help');
  expect(stepped(all, 'talk', 'Home')).toBe('log');
  expect(stepped(all, 'log', 'a')).toBeNull();
});
