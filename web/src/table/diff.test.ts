import { expect, test } from 'vitest';
import { coupMoves, finished, payments, potMoves } from './diff.ts';
import { coup, pot } from './samples.ts';

test('coins that somebody loses and another gains go from the one to the other', () => {
  expect(coupMoves(coup(), coup({ coins: [4, 0, 2] }))).toEqual([{ thing: 'coin', from: 'seat-1', to: 'seat-0', count: 2 }]);
});

test('coins from nobody come from the Treasury, and go back there', () => {
  expect(coupMoves(coup(), coup({ coins: [5, 2, 2] }))).toEqual([{ thing: 'coin', from: 'treasury', to: 'seat-0', count: 3 }]);
  expect(coupMoves(coup(), coup({ coins: [2, 1, 2] }))).toEqual([{ thing: 'coin', from: 'seat-1', to: 'treasury', count: 1 }]);
});

test('a price may be paid into the sewer', () => {
  const moves = coupMoves(coup({ sewer: 0 }), coup({ coins: [1, 2, 2], sewer: 1 }));

  expect(moves).toEqual([{ thing: 'coin', from: 'seat-0', to: 'sewer', count: 1 }]);
});

test('of many coins only some are seen to fly', () => {
  expect(payments(new Map([['seat-0', -9]]), 'treasury')).toEqual([{ thing: 'coin', from: 'seat-0', to: 'treasury', count: 4 }]);
});

test('one payer may pay two', () => {
  const moves = payments(new Map([['seat-0', -3], ['seat-1', 2], ['sewer', 1]]), 'treasury');

  expect(moves.map(({ from, to, count }) => [from, to, count])).toEqual([['seat-0', 'seat-1', 2], ['seat-0', 'sewer', 1]]);
});

test('drawn cards come from the court, and returned ones go there face down', () => {
  const drawing = coup({ hands: [['duke', 'captain', 'duke', 'contessa'], ['?', '?'], ['?', '?']], court: 7 });

  expect(coupMoves(coup(), drawing)).toEqual([{ thing: 'card', from: 'court', to: 'seat-0', count: 2 }]);
  expect(coupMoves(drawing, coup())).toEqual([{ thing: 'card', from: 'seat-0', to: 'court', count: 2 }]);
});

test('a lost influence is turned where it lies', () => {
  const after = coup({ hands: [['duke', 'captain'], ['?'], ['?', '?']], face_up: [[], ['contessa'], []] });

  expect(coupMoves(coup(), after)).toEqual([]);
});

test('nothing flies between two different games', () => {
  expect(coupMoves(coup(), coup({ coins: [2, 2] }))).toEqual([]);
  expect(potMoves(pot(), pot({ gems: [4, 4, 4, 4] }))).toEqual([]);
});

test('a played card flies face up, a gem as itself', () => {
  const one = pot({ table: [[0, 'aldo-5']] });
  const both = pot({ table: [[0, 'aldo-5'], [1, 'gem']] });

  expect(potMoves(pot(), one)).toEqual([{ thing: 'card', from: 'seat-0', to: 'played', count: 1, card: 'aldo-5' }]);
  expect(potMoves(one, both)).toEqual([{ thing: 'gem', from: 'seat-1', to: 'played', count: 1 }]);
});

const HANDS = [['ugo-9'], ['?'], ['?', '?']];
const TWO = pot({ hands: HANDS, led: 'aldo', table: [[0, 'aldo-5'], [1, 'aldo-9']] });
const WON = ['aldo-5', 'aldo-9', 'aldo-2', 'ugo-4'];

test('the card that ends a round is seen, though the table is cleared at once', () => {
  const after = pot({ round: 2, hands: [['ugo-9'], ['?'], ['?']], taken: [[], WON, []] });

  expect(finished(TWO, after)).toEqual([[0, 'aldo-5'], [1, 'aldo-9'], [2, 'aldo-2']]);
  expect(potMoves(TWO, after)).toEqual([
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
