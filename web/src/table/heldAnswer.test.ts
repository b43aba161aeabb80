import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeldAnswer, HOLD } from './heldAnswer.svelte.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function holding() {
  const said: string[] = [];
  const held = new HeldAnswer();
  const hold = (step: number, words: string): void => held.hold(step, words, () => said.push(words));
  return { said, held, hold };
}

test('an answer of one’s own is said after a moment', () => {
  const { said, held, hold } = holding();
  hold(1, 'income');
  vi.advanceTimersByTime(HOLD - 1);
  expect([said, held.answerTo(1), held.answerTo(2)]).toEqual([[], 'income', null]);

  vi.advanceTimersByTime(1);
  expect([said, held.answerTo(1)]).toEqual([['income'], null]);
});

test('until then it can be taken back, and nobody hears of it', () => {
  const { said, held, hold } = holding();
  hold(1, 'coup 2');
  expect(held.takeBack()).toBe(true);
  vi.advanceTimersByTime(2 * HOLD);
  expect([said, held.takeBack()]).toEqual([[], false]);
});

test('an answer to a question that is gone is dropped', () => {
  const { said, held, hold } = holding();
  hold(1, 'tax');
  held.follow(1);
  held.follow(2);
  vi.advanceTimersByTime(2 * HOLD);
  expect(said).toEqual([]);
});

test('who leaves the page has answered', () => {
  const { said, held, hold } = holding();
  hold(1, 'tax');
  held.release();
  vi.advanceTimersByTime(2 * HOLD);
  expect(said).toEqual(['tax']);
});
