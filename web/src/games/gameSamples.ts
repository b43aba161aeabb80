/** A game that is offered, for tests, as few fields of it as a test cares for. */

import type { GameBody } from './catalogue.ts';

const COUP: GameBody = {
  name: 'coup', players: 4, presets: [], options: [], extras: [], settings: [], levels: [], usual: '', styles: [], bots_when: {}, cast: {},
  topics: [], help_when: {}, lines: {}, look: 'court', numbers: {}, arguments: {}, lessons: [], terms: [],
};

export const gameOffer = (changed: Partial<GameBody>): GameBody => ({ ...COUP, ...changed });
