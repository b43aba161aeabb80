import { describe, expect, test } from 'vitest';
import { Following } from './following.svelte.ts';

describe('a list that grows', () => {
  const box = () => ({ scrollTop: 0, scrollHeight: 1000, clientHeight: 200 });
  const following = (over: ReturnType<typeof box>) => {
    const list = new Following();
    list.over(over);
    list.grew(10);
    return list;
  };

  test('shows its newest line', () => {
    const list = box();
    const end = following(list);

    list.scrollHeight = 1100;
    end.grew(11);
    expect(list.scrollTop).toBe(1100);
    expect(end.fresh).toBe(0);
  });

  test('stays where somebody reads, and says how many lines have come', () => {
    const list = box();
    const end = following(list);

    list.scrollTop = 300;
    end.scrolled();
    list.scrollHeight = 1200;
    end.grew(12);
    expect(list.scrollTop).toBe(300);
    expect(end.fresh).toBe(2);
    end.toEnd();
    expect(end.fresh).toBe(0);
  });

  test('begins at the end again with another game', () => {
    const list = box();
    const end = following(list);

    list.scrollTop = 0;
    end.scrolled();
    end.grew(1);
    expect(list.scrollTop).toBe(list.scrollHeight);
  });
});
