/** The log, cut where something new begins: a turn, a round. */

import type { IconName } from '../../icons/icons.ts';
import type { Beat, LogLines } from '../../games/logLines.svelte.ts';
import type { ChatLine } from '../../net/messages.ts';
import type { Telling } from '../../i18n/index.ts';

export interface Entry {
  /** Its place in the log. */
  readonly at: number;
  readonly telling: Telling;
  readonly mark: IconName | null;
}

export interface Turn {
  /** The place of its first line; it does not change while the log grows. */
  readonly at: number;
  /** 0 for what is told before the first turn. */
  readonly number: number;
  /** Whose turn it is; null for a round, which is everybody's. */
  readonly seat: number | null;
  readonly entries: readonly Entry[];
}

/** What the table says of who plays, by how many of the *lines* of the log of *game* stand before it. */
export function asidesIn(talk: readonly ChatLine[], game: number, lines: number): ReadonlyMap<number, readonly ChatLine[]> {
  const asides = new Map<number, ChatLine[]>();
  for (const line of talk) {
    if (line.place?.game !== game) continue;
    const after = Math.min(line.place.lines, lines);
    asides.set(after, [...asides.get(after) ?? [], line]);
  }
  return asides;
}

/** The turns of a log, each with its lines, in order. */
export function turnsOf(log: readonly Telling[], lines: LogLines): Turn[] {
  const turns: { at: number; number: number; seat: number | null; entries: Entry[] }[] = [];
  log.forEach((telling, at) => {
    const { opens: isNew = false, beat = null } = lines[telling.id] ?? {};
    if (isNew || turns.length === 0) {
      const number = isNew ? (turns.at(-1)?.number ?? 0) + 1 : 0;
      turns.push({ at, number, seat: isNew ? actor(telling) : null, entries: [] });
    }
    turns.at(-1)?.entries.push({ at, telling, mark: beat && MARKS[beat] });
  });
  return turns;
}

function actor({ args }: Telling): number | null {
  return typeof args.who === 'number' ? args.who : null;
}

/** The sign beside a line of the log; the line says the same in words. */
const MARKS: Readonly<Record<Beat, IconName | null>> = {
  deal: 'dice', round: null, pay: null, challenge: 'challenge', block: 'block', stands: 'block', proof: 'allow',
  miss: 'close', lose: 'skull', out: 'skull', trick: null, bribe: null, last: null, win: 'trophy',
};
