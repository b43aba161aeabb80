/** The types of what a table shows of Coup, under one name. */

import type { SceneTypes } from '../../board/game.ts';
import type { Material, Memory, Position, View } from './scene.gen.ts';

export interface Coup extends SceneTypes {
  readonly View: View;
  readonly Position: Position;
  readonly Memory: Memory;
  readonly Material: Material;
}
