/** The action under way in Coup, as the lines that the middle of the table shows. */

import type { Arrow } from '../../board/moves.ts';
import type { Material, PendingAction, View } from './scene.gen.ts';

export interface Saying {
  readonly id: string;
  readonly who: number;
  readonly whom: number | null;
  readonly claim: string | null;
  readonly sign: 'claim' | 'act' | 'block' | 'challenge' | 'estate';
}

/** What was said of the action under way, in the order of saying. */
export function sayings(view: View, material: Material | null): Saying[] {
  const { pending } = view;
  if (pending === null) return [];
  if (pending.estate_of !== null) return estate(pending, pending.estate_of);
  return [
    declared(view.turn, pending, material),
    ...(pending.block ? [blocked(pending.block)] : []),
    ...(pending.challenger !== null ? [doubted(pending.challenger, pending.claim?.[0] ?? view.turn)] : []),
  ];
}

function declared(who: number, { action, target }: PendingAction, material: Material | null): Saying {
  const claim = material?.actions.find((each) => each.action === action)?.claim ?? null;
  const none = claim?.startsWith('!') ? '-none' : '';
  const id = claim === null ? 'web-felt-does' : `web-felt-claims${none}`;
  return { id, who, whom: target === who ? null : target, claim, sign: claim === null ? 'act' : 'claim' };
}

const blocked = ([who, claim]: readonly [number, string]): Saying =>
  ({ id: 'web-felt-blocks', who, whom: null, claim, sign: 'block' });

const doubted = (who: number, whom: number): Saying =>
  ({ id: 'web-felt-challenges', who, whom, claim: null, sign: 'challenge' });

function estate({ claim }: PendingAction, of: number): Saying[] {
  const left: Saying = { id: 'web-felt-estate', who: of, whom: null, claim: null, sign: 'estate' };
  return claim ? [left, { id: 'web-felt-claims', who: claim[0], whom: null, claim: claim[1], sign: 'claim' }] : [left];
}

/** The last thing that *seat* claims of the action under way, null where it claims nothing. */
export const claimOf = (view: View, material: Material | null, seat: number): Saying | null =>
  sayings(view, material).findLast(({ who, claim }) => who === seat && claim !== null) ?? null;

/** The arrows between seat panels, the newest last. */
export function arrows(view: View): Arrow[] {
  const { pending, turn } = view;
  if (pending === null || pending.estate_of !== null) return [];
  const { target, block, challenger, claim } = pending;
  const found: Arrow[] = [];
  if (target !== null && target !== turn) found.push({ from: turn, to: target, sign: 'act' });
  if (block) found.push({ from: block[0], to: turn, sign: 'block' });
  if (challenger !== null && claim) found.push({ from: challenger, to: claim[0], sign: 'challenge' });
  return found;
}

/** The message that names an action of the notation. */
export const actionId = (action: string): string => `action-${action.replaceAll('_', '-')}`;
