/** Real scenes, as the server sends them, for tests and the gallery. */

import type { Scene } from '../net/messages.ts';
import text from './fixtures.json?raw';
import type { Ended, SceneTypes } from './game.ts';

type Name = 'claims' | 'claimsOver' | 'reforma' | 'tricks' | 'tricksOver';

const scenes = JSON.parse(text) as Readonly<Record<Name, Scene>>;

export const sceneOf = (name: Name): Scene => scenes[name];
export const namesIn = (scene: Scene): readonly string[] => scene.players.map(({ name }) => name);

/** The position of a scene as the game's own parts get it: of the types that the game declares. */
export function shownOf<T extends SceneTypes>({ deal }: Scene): Ended<T> {
  if (deal === null) throw new Error('no game has begun in this scene');
  const { view, memory, material, standing, open } = deal;
  return { view, memory, material, standing, open } as Ended<T>;
}
