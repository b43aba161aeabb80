/** What is looked at while a claim or a guess is put to the test: what became public, and nothing else. */

import { HIDDEN } from '../../board/counts.ts';
import type { Exhibit, Verdict } from '../../board/game.ts';
import type { Telling } from '../../i18n/index.ts';
import type { View } from './scene.gen.ts';

const VERDICTS: Readonly<Record<string, Verdict>> = {
  'log-proved': 'true', 'log-proved-none': 'true', 'log-not-proved': 'bluff', 'log-not-proved-none': 'bluff',
  'log-declined': 'hidden', 'log-declined-none': 'hidden', 'log-hits': 'hit', 'log-misses': 'missed',
};
const NONE = '-none';

/** The cards that were shown, or the closed hand of somebody who showed none; null where nothing was tested. */
export function exhibit({ id, args }: Telling, before: View): Exhibit | null {
  const verdict = VERDICTS[id];
  if (verdict === undefined) return null;
  if (id === 'log-proved') return { cards: words(args.card), verdict };
  const [card = ''] = words(args.card ?? args.claim);
  const said = { card, none: id.endsWith(NONE) };
  return { cards: args.cards === undefined ? closedHand(before, Number(args.who)) : words(args.cards), said, verdict };
}

const words = (value: Telling['args'][string] | undefined): string[] =>
  [value].flat().filter((each) => typeof each === 'string');

const closedHand = ({ hands }: View, seat: number): string[] => (hands[seat] ?? []).map(() => HIDDEN);
