/** Positions for tests, as few keys of them as a test cares for. */

import type { View } from './scene.gen.ts';

export const pot = (changed: Partial<View> = {}): View => ({
  seat: 0, phase: 'LEAD', round: 1, turn: 0, awaiting: [0], trump: 'ugo-4', led: null, table: [],
  hands: [['aldo-5', 'ugo-9'], ['?', '?'], ['?', '?']], gems: [4, 4, 4], treasure: [0, 0, 0], taken: [[], [], []],
  pile: 9, turned: null, scores: null, winners: null, ...changed,
});
