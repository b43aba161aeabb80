import { expect, test } from 'vitest';
import { readable } from '../../i18n/plain.ts';
import { keyName, shownOf, written } from './shown.ts';

const VIEW = {
  seat: 0, phase: 'CALL', turn: 1, awaiting: [1], first: 0, bettor: 0, hands: [['king'], ['?']], deck: 1,
  paid: [2, 1], folded: [], shown: [], winner: null,
};
const MATERIAL = { seat_keys: ['awaiting', 'bettor', 'first', 'folded', 'seat', 'shown', 'turn', 'winner', 'winners'] };
const said = { has: () => false, t: () => '', card: readable };

test('lists over seats are columns, keys of seats are marks, the rest lies in the middle', () => {
  const shown = shownOf(VIEW, 2, MATERIAL);
  expect(shown.hands).toEqual([['king'], ['?']]);
  expect(shown.columns).toEqual([['paid', [2, 1]]]);
  expect(shown.marks).toEqual([['first', 'bettor'], []]);
  expect(shown.rest).toEqual([['deck', 1]]);
});

test('a view without hands is shown all the same', () => {
  expect(shownOf({ phase: 'X', turn: 0 }, 2, null).hands).toBeNull();
});

test('values are written as people read them', () => {
  expect(written({ duke: 2, captain: 1 }, said)).toBe('Duke 2, Captain 1');
  expect(written(['king', '?'], said)).toBe('King ■');
  expect(written(null, said)).toBe('–');
  expect(keyName('face_up', said)).toBe('Face up');
});
