/** Real scenes, as the server sends them, for tests and the gallery. */

import type { Scene } from '../../net/messages.ts';
import scenes from './fixtures.json' with { type: 'json' };

type Name = keyof typeof scenes;

export const sceneOf = (name: Name): Scene => scenes[name] as unknown as Scene;
export const namesIn = (scene: Scene): readonly string[] =>
  scene.chairs.filter(({ seat }) => seat !== null).map(({ name }) => name);
