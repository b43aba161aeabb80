import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogLines } from '../games/logLines.svelte.ts';
import type { Telling } from '../i18n/index.ts';
import { LONGEST_SETTLING, SETTLING } from '../protocol/messages.gen.ts';
import { lengthOf, shotsOf } from './shots.ts';
import { MOST_BEHIND, type Picture, Stage } from './stage.svelte.ts';

const LINES: LogLines = {
  pays: { opens: true, beat: 'pay' }, doubts: { opens: false, beat: 'challenge' }, lies: { opens: false, beat: 'miss' },
  loses: { opens: false, beat: 'lose' }, leaves: { opens: false, beat: 'out' }, wins: { opens: false, beat: 'win' },
};
const line = (id: string): Telling => ({ id, args: {} });
/** A game after *n* steps of which these lines tell. */
const picture = (n: number, ...ids: string[]): Picture => ({ number: 1, n, log: ids.map(line) });

function watched(first: Picture | null = picture(0, 'deal')) {
  const heard: string[] = [];
  const stage = new Stage<Picture>(() => LINES);
  stage.on({ told: (lines) => heard.push(`say ${lines.map(({ id }) => id).join(' ')}`), beat: ({ beat }) => heard.push(beat) });
  if (first) stage.follow(first);
  return { stage, heard };
}
const at = ({ shown, shot }: Stage<Picture>) => [shown?.n, shot?.beat ?? null];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what happened', () => {
  test('is nothing when one comes to the table', () => {
    const { stage, heard } = watched();

    expect(at(stage)).toEqual([0, null]);
    expect(heard).toEqual([]);
  });

  test('is told from the first deal on to who has waited for it', () => {
    const { stage, heard } = watched(null);
    stage.wait();

    stage.follow(picture(0, 'deal'));
    expect(at(stage)).toEqual([0, null]);
    expect(heard).toEqual(['say deal']);
  });

  test('without a beat is drawn at once, with what was before', () => {
    const { stage, heard } = watched();

    stage.follow(picture(1, 'deal', 'pays'));
    expect(at(stage)).toEqual([1, null]);
    expect(stage.before?.n).toBe(0);
    expect(heard).toEqual(['say pays', 'pay']);
  });

  test('is looked at before it is drawn, and told once, when it begins', () => {
    const { stage, heard } = watched();

    stage.follow(picture(1, 'deal', 'doubts'));
    expect(at(stage)).toEqual([0, 'challenge']);
    expect(stage.after?.n).toBe(1);
    expect(heard).toEqual(['say doubts', 'challenge']);
    vi.advanceTimersByTime(SETTLING.challenge - 1);
    expect(at(stage)).toEqual([0, 'challenge']);
    vi.advanceTimersByTime(1);
    expect(at(stage)).toEqual([1, null]);
    expect(heard).toEqual(['say doubts', 'challenge']);
  });

  test('is looked at in the order in which it was told', () => {
    const { stage, heard } = watched();

    stage.follow(picture(1, 'deal', 'lies', 'loses', 'leaves', 'pays'));
    vi.advanceTimersByTime(LONGEST_SETTLING - 1);
    expect(at(stage)).toEqual([0, 'out']);
    vi.advanceTimersByTime(1);
    expect(at(stage)).toEqual([1, null]);
    expect(heard).toEqual(['say lies loses leaves pays', 'miss', 'lose', 'out', 'pay']);
  });

  test('waits until what happened before has been seen', () => {
    const { stage, heard } = watched();

    stage.follow(picture(1, 'deal', 'doubts'));
    stage.follow(picture(2, 'deal', 'doubts', 'pays'));
    stage.follow(picture(3, 'deal', 'doubts', 'pays', 'lies'));
    expect(at(stage)).toEqual([0, 'challenge']);
    vi.advanceTimersByTime(SETTLING.challenge);
    expect(at(stage)).toEqual([2, 'miss']);
    expect(heard).toEqual(['say doubts', 'challenge', 'say pays', 'pay', 'say lies', 'miss']);
    vi.advanceTimersByTime(SETTLING.miss);
    expect(at(stage)).toEqual([3, null]);
  });

  test('is skipped with one tap, and what waits follows', () => {
    const { stage } = watched();

    stage.follow(picture(1, 'deal', 'lies', 'loses'));
    stage.follow(picture(2, 'deal', 'lies', 'loses', 'wins'));
    stage.skip();
    expect(at(stage)).toEqual([1, 'win']);
    expect(stage.before?.n).toBe(0);
    stage.skip();
    expect(at(stage)).toEqual([2, null]);
    stage.skip();
    expect(at(stage)).toEqual([2, null]);
  });

  test('takes no longer than the table waits, and a film at double speed half of it', () => {
    const told = ['lies', 'loses', 'leaves', 'wins'].map((id) => ({ beat: LINES[id]!.beat!, telling: line(id) }));

    expect(lengthOf(shotsOf(told))).toBeCloseTo(LONGEST_SETTLING);
    expect(lengthOf(shotsOf(told.slice(0, 1)))).toBe(SETTLING.miss);
    expect(lengthOf(shotsOf(told, 2))).toBeCloseTo(LONGEST_SETTLING / 2);
  });

  test('is over at once where nothing is shown at length, and heard all the same', () => {
    const { stage, heard } = watched();

    stage.films = false;
    stage.follow(picture(1, 'deal', 'doubts'));
    expect(at(stage)).toEqual([1, null]);
    expect(heard).toEqual(['say doubts', 'challenge']);
  });
});

describe('a person who is behind', () => {
  test('sees the last picture at once after coming back, and is told what happened', () => {
    const { stage, heard } = watched();

    stage.follow(picture(7, 'deal', 'doubts', 'lies', 'loses'), true);
    expect(at(stage)).toEqual([7, null]);
    expect(stage.before).toBeNull();
    expect(heard).toEqual(['say doubts lies loses']);
  });

  test('catches up when the tab is looked at no longer, without hearing twice', () => {
    const { stage, heard } = watched();

    stage.follow(picture(1, 'deal', 'doubts'));
    stage.follow(picture(2, 'deal', 'doubts', 'lies'));
    stage.cut();
    expect(at(stage)).toEqual([2, null]);
    expect(heard).toEqual(['say doubts', 'challenge', 'say lies']);
    vi.runAllTimers();
    expect(at(stage)).toEqual([2, null]);
  });

  test('is not shown what lies too far back', () => {
    const { stage } = watched();
    const ids = ['deal'];

    const behind = Math.ceil(MOST_BEHIND / SETTLING.miss) + 1;
    for (let n = 1; n <= behind; n++) stage.follow(picture(n, ...ids, ...Array<string>(n).fill('lies')));
    expect(at(stage)).toEqual([behind, null]);
  });

  test('goes through what a clock that was put forward has left behind', () => {
    const { stage, heard } = watched();

    stage.follow(picture(1, 'deal', 'lies', 'loses'));
    stage.follow(picture(2, 'deal', 'lies', 'loses', 'doubts'));
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(60_000);
    expect(at(stage)).toEqual([2, null]);
    expect(heard).toContain('say doubts');
  });
});

describe('another picture', () => {
  test('of the same step changes what is drawn, not what happened', () => {
    const { stage, heard } = watched();

    stage.follow(picture(1, 'deal', 'pays'));
    const sealed = picture(1, 'deal', 'pays');
    stage.follow(sealed);
    expect(stage.shown).toBe(sealed);
    expect(stage.before?.n).toBe(0);
    expect(heard).toEqual(['say pays', 'pay']);
  });

  test('of the step that is looked at is drawn when it has been seen', () => {
    const { stage } = watched();
    const sealed = picture(1, 'deal', 'doubts');

    stage.follow(picture(1, 'deal', 'doubts'));
    stage.follow(sealed);
    expect(at(stage)).toEqual([0, 'challenge']);
    stage.skip();
    expect(stage.shown).toBe(sealed);
  });

  test('of an earlier step, as in a replay, is drawn at once', () => {
    const { stage, heard } = watched();

    stage.follow(picture(5, 'deal', 'pays', 'pays'));
    stage.follow(picture(2, 'deal', 'pays'));
    expect(at(stage)).toEqual([2, null]);
    expect(stage.before).toBeNull();
    expect(heard).toEqual(['say pays pays', 'pay', 'pay']);
  });

  test('of another game begins it: told from the start, nothing of it is a film', () => {
    const { stage, heard } = watched();

    stage.follow({ number: 2, n: 0, log: [line('doubts'), line('pays')] });
    expect(at(stage)).toEqual([0, null]);
    expect(stage.shown?.number).toBe(2);
    expect(stage.before).toBeNull();
    expect(heard).toEqual(['say doubts pays', 'pay']);
  });
});
