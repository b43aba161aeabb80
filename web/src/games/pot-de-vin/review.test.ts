import { expect, test } from 'vitest';
import type { RoundBody } from '../../protocol/messages.gen.ts';
import { roundsBySeat } from './review.ts';

test('each seat sees its rounds, its gems, and how its points grew from nothing', () => {
  const round = (winner: number, points: number[]): RoundBody => ({
    round: 1, step: 1, leader: 0, winner, cards: [[0, 'aldo-9'], [1, 'gem']], taken: [], points,
  });
  const [first, second] = roundsBySeat({ game: 'pot-de-vin', rounds: [round(0, [3, 0]), round(0, [-1, 0])], points: [2, 0] });

  expect([first?.won, first?.gems, first?.points]).toEqual([2, 0, [0, 3, -1]]);
  expect([first?.total, second?.total]).toEqual([2, 0]);
  expect([second?.won, second?.gems, second?.points]).toEqual([0, 2, [0, 0, 0]]);
});
