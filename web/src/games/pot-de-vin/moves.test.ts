import { expect, test } from 'vitest';
import { finished, moves } from './moves.ts';
import { pot } from './samples.ts';

test('nothing flies between two different games', () => {
  expect(moves(pot(), pot({ gems: [4, 4, 4, 4] }))).toEqual([]);
});

test('a played card flies face up, a gem as itself', () => {
  const one = pot({ table: [[0, 'aldo-5']] });
  const both = pot({ table: [[0, 'aldo-5'], [1, 'gem']] });

  expect(moves(pot(), one)).toEqual([{ thing: 'card', from: 'seat-0', to: 'played', count: 1, card: 'aldo-5' }]);
  expect(moves(one, both)).toEqual([{ thing: 'gem', from: 'seat-1', to: 'played', count: 1 }]);
});

const HANDS = [['ugo-9'], ['?'], ['?', '?']];
const TWO = pot({ hands: HANDS, led: 'aldo', table: [[0, 'aldo-5'], [1, 'aldo-9']] });
const WON = ['aldo-5', 'aldo-9', 'aldo-2', 'ugo-4'];

test('the card that ends a round is seen, though the table is cleared at once', () => {
  const after = pot({ round: 2, hands: [['ugo-9'], ['?'], ['?']], taken: [[], WON, []] });

  expect(finished(TWO, after)).toEqual([[0, 'aldo-5'], [1, 'aldo-9'], [2, 'aldo-2']]);
  expect(moves(TWO, after)).toEqual([
    { thing: 'card', from: 'seat-2', to: 'played', count: 1, card: 'aldo-2' },
    { thing: 'card', from: 'played', to: 'seat-1', count: 4, late: true },
  ]);
});

test('a gem that ends a round is seen too', () => {
  const after = pot({ round: 2, hands: HANDS, gems: [4, 4, 3], taken: [[], ['aldo-5', 'aldo-9', 'ugo-4'], []] });

  expect(finished(TWO, after)?.at(-1)).toEqual([2, 'gem']);
});

test('gems lost with the last card are not played', () => {
  const before = pot({ ...TWO, hands: [['ugo-9'], ['?'], ['?']] });
  const after = pot({ round: 2, hands: [['ugo-9'], ['?'], []], gems: [4, 4, 0], taken: [[], WON, []] });

  expect(finished(before, after)?.at(-1)).toEqual([2, 'aldo-2']);
});

test('of six, the card left in the middle may be the one that ended the round', () => {
  const after = pot({ round: 2, hands: [['ugo-9'], ['?'], ['?']], taken: [[], ['aldo-5', 'aldo-9', 'ugo-4'], []], turned: ['aldo-2'] });

  expect(finished({ ...TWO, turned: [] }, after)?.at(-1)).toEqual([2, 'aldo-2']);
});

test('while a round goes on, and backwards, none has ended', () => {
  expect(finished(pot(), TWO)).toBeNull();
  expect(finished(pot({ round: 2 }), TWO)).toBeNull();
});
