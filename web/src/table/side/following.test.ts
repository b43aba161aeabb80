import { describe, expect, test } from 'vitest';
import { Following } from './following.svelte.ts';

describe('a list that grows', () => {
  /** It ends where its content does, as in a browser. */
  class Box {
    scrollHeight = 1000;
    readonly clientHeight = 200;
    #top = 0;
    get scrollTop(): number {
      return this.#top;
    }
    set scrollTop(top: number) {
      this.#top = Math.min(top, this.scrollHeight - this.clientHeight);
    }
  }
  const box = () => new Box();
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
    expect(list.scrollTop).toBe(900);
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

  test('follows on where more lines come before the browser tells that it went to its end', () => {
    const list = box();
    const end = following(list);

    list.scrollHeight = 1200;
    end.scrolled();
    end.grew(24);
    expect(end.fresh).toBe(0);
    expect(list.scrollTop).toBe(1000);
  });

  test('begins at the end again with another game', () => {
    const list = box();
    const end = following(list);

    list.scrollTop = 0;
    end.scrolled();
    end.grew(1);
    expect(list.scrollTop).toBe(800);
  });
});
