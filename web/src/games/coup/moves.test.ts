import { expect, test } from 'vitest';
import { moves } from './moves.ts';
import { coup } from './samples.ts';

test('coins that somebody loses and another gains go from the one to the other', () => {
  expect(moves(coup(), coup({ coins: [4, 0, 2] }))).toEqual([{ thing: 'coin', from: 'seat-1', to: 'seat-0', count: 2 }]);
});

test('coins from nobody come from the Treasury, and go back there', () => {
  expect(moves(coup(), coup({ coins: [5, 2, 2] }))).toEqual([{ thing: 'coin', from: 'treasury', to: 'seat-0', count: 3 }]);
  expect(moves(coup(), coup({ coins: [2, 1, 2] }))).toEqual([{ thing: 'coin', from: 'seat-1', to: 'treasury', count: 1 }]);
});

test('a price may be paid into the sewer', () => {
  const paid = moves(coup({ sewer: 0 }), coup({ coins: [1, 2, 2], sewer: 1 }));

  expect(paid).toEqual([{ thing: 'coin', from: 'seat-0', to: 'sewer', count: 1 }]);
});

test('drawn cards come from the court, and returned ones go there face down', () => {
  const drawing = coup({ hands: [['duke', 'captain', 'duke', 'contessa'], ['?', '?'], ['?', '?']], court: 7 });

  expect(moves(coup(), drawing)).toEqual([{ thing: 'card', from: 'court', to: 'seat-0', count: 2 }]);
  expect(moves(drawing, coup())).toEqual([{ thing: 'card', from: 'seat-0', to: 'court', count: 2 }]);
});

test('a lost influence is turned where it lies', () => {
  const after = coup({ hands: [['duke', 'captain'], ['?'], ['?', '?']], face_up: [[], ['contessa'], []] });

  expect(moves(coup(), after)).toEqual([]);
});

test('nothing flies between two different games', () => {
  expect(moves(coup(), coup({ coins: [2, 2] }))).toEqual([]);
});
