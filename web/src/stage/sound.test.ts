import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { SETTLING } from '../protocol/messages.gen.ts';
import { shake } from './haptics.ts';
import { MOST_AT_ONCE, Player, schedule, type Sound } from './sound.ts';
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

  test('come one after the other, the first at once, none twice, and never many', () => {
    const times = schedule(['lose', 'lose', 'pay', 'out', 'win']);

    expect(times.map(([sound]) => sound)).toEqual(['lose', 'pay', 'out']);
    expect(times).toHaveLength(MOST_AT_ONCE);
    expect(times[0]?.[1]).toBe(0);
    expect(times[1]?.[1]).toBeGreaterThan(0);
  });

  test('need no loudspeaker where nobody wants them', () => {
    const player = new Player(() => false);

    player.unlock(); // there is no AudioContext here: making one would throw
    player.play('win');
    expect(() => new Player(() => true).unlock()).toThrow(ReferenceError);
  });
});

describe('what the hand feels', () => {
  const vibrate = vi.fn();
  const hold = (isPhone: boolean): void => {
    vibrate.mockClear();
    vi.stubGlobal('navigator', { vibrate });
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  };

  test('is a challenge and a lost card, not every coin', () => {
    hold(true);
    for (const sound of ['challenge', 'pay', 'lose'] as const) shake(sound);

    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  test('is nothing at a desk', () => {
    hold(false);
    shake('lose');

    expect(vibrate).not.toHaveBeenCalled();
  });
});
