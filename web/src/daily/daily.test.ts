import { describe, expect, test } from 'vitest';
import { barsOf, countsOf, dateOf, dayBefore, sharedText, squaresOf } from './daily.ts';

describe('the text to share', () => {
  const game = { line: 'Coup, 28 November', points: 71, won: true, grades: 'gfm', streak: 3, link: 'https://play.example/daily/coup/2026-11-28' };

  test('has a square for each decision, the points, the streak and the link', () => {
    expect(sharedText(game)).toBe('Coup, 28 November\n71/100 🏆 🔥3\n🟩🟨🟥\nhttps://play.example/daily/coup/2026-11-28');
  });

  test('says nothing of a streak of one day, nor of a game that was not won', () => {
    expect(sharedText({ ...game, won: false, streak: 1 })).toContain('\n71/100\n');
  });

  test('breaks the squares into rows of ten', () => {
    expect(squaresOf('g'.repeat(12))).toEqual(['🟩'.repeat(10), '🟩🟩']);
    expect(squaresOf('')).toEqual([]);
  });
});

test('decisions are counted by their grades', () => {
  expect(countsOf('ggfmg')).toEqual({ great: 3, fine: 1, mistakes: 1 });
});

describe('the bars of the field', () => {
  const field = { people: 6, bars: [1, 0, 0, 0, 0, 0, 0, 2, 0, 3] };

  test('reach from 0 to 100, the highest as high as there is room', () => {
    const bars = barsOf(field, null);
    expect([bars[0], bars.at(-1)]).toMatchObject([{ from: 0, to: 9, people: 1 }, { from: 90, to: 100, people: 3, share: 1 }]);
    expect(bars.some(({ isOwn }) => isOwn)).toBe(false);
  });

  test.each([[0, 0], [9, 0], [71, 7], [99, 9], [100, 9]])('mark %i points at bar %i', (points, at) => {
    expect(barsOf(field, points).findIndex(({ isOwn }) => isOwn)).toBe(at);
  });

  test('are none where too few have played', () => {
    expect(barsOf({ people: 4, bars: [] }, 50)).toEqual([]);
  });
});

test('a day is the same day in every time zone', () => {
  expect(dateOf('2026-11-28', 'en')).toBe('November 28, 2026');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
});
