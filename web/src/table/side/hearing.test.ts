import { describe, expect, test } from 'vitest';
import type { Deal, Scene } from '../../net/messages.ts';
import { cuesOf, CUES, type Moment } from './cues.ts';
import { Following } from './following.svelte.ts';
import { LINES } from './lines.fixture.ts';
import { sceneOf } from '../../board/scenes.fixture.ts';
import { lengthOf, Player, schedule, SOUNDS } from './sounds.ts';

const dealt = sceneOf('claims');
const deal = dealt.deal!;
const moment = (more: Partial<Deal> = {}, log = deal.log): Moment =>
  ({ scene: { ...dealt, deal: { ...deal, ...more } } as Scene, log });
const unasked = moment({ offers: [] });

describe('a change of the table', () => {
  test('is silent when one comes to it, whatever has happened before', () => {
    expect(cuesOf(null, moment(), LINES)).toEqual([]);
  });

  test('is heard when it is my turn, once', () => {
    expect(cuesOf(unasked, moment(), LINES)).toEqual(['turn']);
    expect(cuesOf(moment(), moment(), LINES)).toEqual([]);
    expect(cuesOf(moment(), moment({ window: { ...deal.window!, step: 99 } }), LINES)).toEqual(['turn']);
  });

  test('is heard otherwise when others wait for my reaction, and not when I have answered', () => {
    const window = { ...deal.window!, reaction: true };

    expect(cuesOf(unasked, moment({ window }), LINES)).toEqual(['window']);
    expect(cuesOf(unasked, moment({ window, answer: 'pass' }), LINES)).toEqual([]);
  });

  test('is heard in what the log tells, the weightiest first', () => {
    const before = moment({ offers: [] }, deal.log.slice(0, 1));
    const after = moment({ offers: [] }, [
      deal.log[0]!, { id: 'log-income', args: {} }, { id: 'log-challenge', args: {} }, { id: 'log-lost', args: {} },
    ]);

    expect(cuesOf(before, after, LINES)).toEqual(['lost', 'challenge', 'coin']);
    expect(cuesOf(after, after, LINES)).toEqual([]);
  });

  test('is a fanfare when somebody has won, once', () => {
    const won = moment({ offers: [], standing: { ...dealt.deal!.standing, winners: [0] } });

    expect(cuesOf(unasked, won, LINES)).toEqual(['win']);
    expect(cuesOf(won, won, LINES)).toEqual([]);
  });
});

describe('sounds', () => {
  test.each(CUES)('are short and can be heard: %s', (cue) => {
    expect(lengthOf(cue)).toBeLessThan(2);
    for (const { hertz, loud } of SOUNDS[cue]) {
      expect(hertz).toBeGreaterThan(100);
      expect(hertz).toBeLessThan(5000);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });

  test('come one after the other, the first at once', () => {
    const times = schedule(['lost', 'coin']).map(([, at]) => at);

    expect(times[0]).toBe(0);
    expect(times[1]).toBeGreaterThan(0);
  });

  test('need no loudspeaker where nobody wants them', () => {
    const player = new Player(() => false);

    player.unlock(); // there is no AudioContext here: making one would throw
    player.play(['win']);
    expect(() => new Player(() => true).unlock()).toThrow(ReferenceError);
  });
});

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
