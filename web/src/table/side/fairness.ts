/** Whether the game that is over was dealt as everybody was told, and what this page says of it. */

import type { Verdict } from '../../fairness/check.ts';
import type { Witnessed } from '../../fairness/witness.ts';
import { fetchReplay, recordAddress } from '../../games/replays.ts';
import { loadCards } from '../../games/registry.ts';
import type { Deal } from '../../net/messages.ts';

export type Dealt = Pick<Deal, 'id' | 'number' | 'commitment' | 'contributions' | 'hashes' | 'bots' | 'secret'>;

/** Fetches the record of the game `deal` and deals it again. */
export async function checkDeal(deal: Dealt, game: string, witnessed: Witnessed | null): Promise<Verdict> {
  const [{ verdictOn, verdictOnClosed }, { playedGame }, { unknown }, cards] = await Promise.all([
    import('../../fairness/check.ts'), import('../../fairness/record.ts'), import('../../fairness/witness.ts'), loadCards(game),
  ]);
  const known = witnessed ?? unknown(deal.number);
  if (!deal.secret) return verdictOnClosed(deal, known);
  const [record, replay] = await Promise.all([textOf(recordAddress(deal.id)), fetchReplay(deal.id, 'all')]);
  return verdictOn(playedGame(record, replay), cards, known, deal);
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** The ids of what was checked, or of what does not fit. */
export function sentencesOf(verdict: Verdict): string[] {
  if (verdict.fault !== null) return [`web-side-fair-fault-${verdict.fault}`];
  const who = verdict.own ? 'own' : verdict.people > 0 ? 'others' : 'alone';
  return [
    `web-side-fair-${verdict.before ? 'before' : 'late'}`,
    ...(verdict.missed ? ['web-side-fair-missed'] : []),
    `web-side-fair-${who}`,
    `web-side-fair-first-${verdict.firstDrawn ? 'drawn' : 'settled'}`,
  ];
}
