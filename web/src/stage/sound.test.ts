import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { SETTLING } from '../protocol/messages.gen.ts';
import { shake } from './haptics.ts';
import { KEPT, MOST_AT_ONCE, Plan, Player, type Sound } from './sound.ts';
import { SOUNDS } from './sounds.gen.ts';

const FILE = join(import.meta.dirname, 'sounds.mp3');
const LARGEST = 150_000;
const all = Object.entries(SOUNDS) as [Sound, readonly [number, number]][];

describe('sounds', () => {
  test('are one small file', () => {
    expect(statSync(FILE).size).toBeLessThanOrEqual(LARGEST);
  });

  test('are there for everything that is looked at, and for being asked', () => {
    expect(Object.keys(SOUNDS)).toEqual(expect.arrayContaining([...Object.keys(SETTLING), 'turn', 'window']));
  });

  test('lie apart from each other, and last no longer than two seconds', () => {
    let end = 0;
    for (const [, [begin, lasts]] of all) {
      expect(begin - end).toBeGreaterThanOrEqual(0.1);
      expect(lasts).toBeLessThan(2);
      end = begin + lasts;
    }
  });

  /** How many sounds are heard at the same instant, at most, if they are asked for at these instants. */
  const mostAtOnce = (asked: readonly (readonly [Sound, number])[]): number => {
    const plan = new Plan();
    const heard = asked.flatMap(([sound, now]) => {
      const from = plan.admit(sound, now);
      return from === null ? [] : [{ from, until: from + SOUNDS[sound][1] }];
    });
    return Math.max(...heard.map(({ from }) => heard.filter((each) => each.from <= from && from < each.until).length));
  };

  test('begin at once, and one after the other', () => {
    const plan = new Plan();

    expect(plan.admit('lose', 5)).toBe(5);
    expect(plan.admit('pay', 5)).toBeGreaterThan(5.1);
    expect(plan.admit('pay', 5)).toBeNull();
  });

  test('are never many at once, however they are asked for', () => {
    const kinds = all.map(([sound]) => sound);
    const turns = [0, 0.02, 0.1, 0.5].map((apart) =>
      [...kinds, ...kinds].map((sound, index) => [sound, index * apart] as const));

    for (const asked of turns) expect(mostAtOnce(asked)).toBeLessThanOrEqual(MOST_AT_ONCE);
  });

  test('leave out what would come late, but never the call to answer', () => {
    const plan = new Plan();
    const busy = (['challenge', 'proof', 'lose'] as const).map((sound, index) => plan.admit(sound, index * 0.02));

    expect(busy).not.toContain(null);
    expect(plan.admit('pay', 0.06)).toBeNull();
    expect(plan.admit('window', 0.08)).toBeGreaterThan(KEPT);
  });

  test('need no loudspeaker where nobody wants them', () => {
    const player = new Player({ sound: false, volume: 1 });

    player.unlock(); // there is no AudioContext here: making one would throw
    player.play('win');
    expect(() => new Player({ sound: true, volume: 1 }).unlock()).toThrow(ReferenceError);
  });
});

describe('what the hand feels', () => {
  const vibrate = vi.fn();
  const hold = (isPhone: boolean, hasBeenActive = true): void => {
    vibrate.mockClear();
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive } });
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  };

  test('is a challenge and a lost card, not every coin', () => {
    hold(true);
    for (const sound of ['challenge', 'pay', 'lose'] as const) shake(sound);

    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  test('is nothing before the page was touched: the browser would refuse', () => {
    hold(true, false);
    shake('lose');

    expect(vibrate).not.toHaveBeenCalled();
  });

  test('is nothing at a desk', () => {
    hold(false);
    shake('lose');

    expect(vibrate).not.toHaveBeenCalled();
  });
});
