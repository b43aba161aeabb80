/** What stands beside the board, one at a time. */

import type { GameUi } from '../../board/game.ts';
import type { Scene } from '../../net/messages.ts';

export type Tab = 'log' | 'talk' | 'claims' | 'help';

/**
 * The tabs of a table: there is no log before the first game, and claims are no tab
 * where the table does not keep them in mind.
 */
export function tabsFor(scene: Scene | null, ui: GameUi | null): readonly Tab[] {
  if (scene?.deal === null) return ['talk', 'help'];
  return scene?.deal?.memory && ui?.Memory
    ? ['log', 'talk', 'claims', 'help']
    : ['log', 'talk', 'help'];
}
