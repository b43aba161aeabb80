import { expect, test } from 'vitest';
import { named, readable } from './plain.ts';

test('what a game has no message for is called by its name', () => {
  expect(readable('FACE_UP')).toBe('Face up');
  expect(named('option-bet')).toBe('Bet');
  expect(named('option-bet.is-2')).toBe('2');
  expect(named('option-bet.about')).toBe('');
  expect(named('refusal-no-bet')).toBe('No bet');
});
