import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShownEmoji } from './shownEmoji.svelte.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

test('an emoji is shown as long as any, whatever was shown before it', () => {
  const emoji = new ShownEmoji();

  emoji.show(1, '👍');
  vi.advanceTimersByTime(2000);
  emoji.show(1, '🔥');
  emoji.show(2, '👏');
  vi.advanceTimersByTime(2000);
  expect(emoji.bySeat).toEqual({ 1: '🔥', 2: '👏' });

  vi.advanceTimersByTime(1000);
  expect(emoji.bySeat).toEqual({});
});
