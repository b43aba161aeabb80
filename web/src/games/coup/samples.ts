/** Positions for tests, as few keys of them as a test cares for. */

import type { Material, PendingAction, View } from './scene.gen.ts';

const PENDING: PendingAction = {
  action: 'foreign_aid', target: null, named: null, block: null, claim: null, challenger: null, shown: null,
  estate_of: null,
};

export const pending = (changed: Partial<PendingAction>): PendingAction => ({ ...PENDING, ...changed });

export const coup = (changed: Partial<View> = {}): View => ({
  seat: 0, phase: 'ACTION', turn: 0, awaiting: [0], coins: [2, 2, 2], hands: [['duke', 'captain'], ['?', '?'], ['?', '?']],
  face_up: [[], [], []], court: 9, treasury: 44, pending: null, factions: null, sewer: null, estates: null, aside: null,
  winner: null, ...changed,
});

export const MATERIAL: Material = {
  characters: ['duke', 'assassin', 'captain', 'ambassador', 'contessa'], cards: [], copies: 3,
  actions: [
    { action: 'foreign_aid', claim: null, price: 0, gain: 0, blocked_by: ['duke'] },
    { action: 'steal', claim: 'captain', price: 0, gain: 0, blocked_by: ['captain', 'ambassador'] },
    { action: 'embezzle', claim: '!duke', price: 0, gain: 0, blocked_by: [] },
  ],
};
