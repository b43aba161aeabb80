/** The types of what a table shows of Pot de Vin, under one name. */

import type { SceneTypes } from '../../board/game.ts';
import type { Material, Memory, Position, View } from './scene.gen.ts';

export interface PotDeVin extends SceneTypes {
  readonly View: View;
  readonly Position: Position;
  readonly Memory: Memory;
  readonly Material: Material;
}
