/** One's own games and what they come to, asked of the server. */

import { fetchJson } from '../base/http.ts';
import type { GamesAsked, OpenedRecord, Opponent, OwnGame, OwnGames, OwnStatistics, Replay } from '../protocol/messages.gen.ts';

/** Addresses of files about oneself. */
export const RECORDS = '/api/me/records';
export const EVERYTHING = '/api/me/everything';

export type Count = Readonly<Required<NonNullable<OwnStatistics['claims'][number]['count']>>>;

export const fetchGames = (asked: GamesAsked): Promise<OwnGames> => fetchJson<OwnGames>('/api/me/games', asked);

const ONCE_MORE = 50; // questions, each of which has the server count a hundred more games

/** The statistics of a game; *heard* is told of them while games are still being counted. */
export async function fetchStatistics(game: string, heard: (found: OwnStatistics) => void): Promise<void> {
  let uncounted = Infinity;
  for (let asked = 0; asked < ONCE_MORE; asked += 1) {
    const found = await fetchJson<OwnStatistics>(`/api/me/statistics/${game}`);
    heard(found);
    if (found.uncounted === 0 || found.uncounted >= uncounted) return; // some cannot be counted
    uncounted = found.uncounted;
  }
}

export const forgetMe = (): Promise<unknown> => fetchJson('/api/me/forget', {});

/** A record from a file as somebody sees it, or why the rules refuse it. */
export const openRecord = (record: string, viewer: Replay['seen'] | null): Promise<OpenedRecord> =>
  fetchJson<OpenedRecord>('/api/opened-records', { record, viewer });

/** Whether the one who asks won a game; null as long as nobody knows. */
export function wonIn({ counted, players, seat }: OwnGame): boolean | null {
  return counted ? players[seat]?.won ?? false : null;
}

/** A moment as people write it, in their zone. */
export const momentOf = (ended: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(ended);

/** A share of 1 in whole per cent. */
export const percentOf = (share: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A number with as many digits as say something. */
export const roundedOf = (number: number, tag: string): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(number);

/** What two people did to each other, in the order in which it is shown. */
export const DEEDS = ['struck', 'robbed', 'believed', 'fooled', 'doubted', 'right'] as const;

/** Whether anything at all is counted between two people: only games with claims have it. */
export const hasDeeds = ({ did, suffered }: Opponent): boolean =>
  DEEDS.some((deed) => (did[deed] ?? 0) + (suffered[deed] ?? 0) > 0);

/** The local midnight of a day like `2026-11-28`, some days later; null for no day. */
export function dayIn(day: string, later = 0): number | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined || Number.isNaN(year + month + date)) return undefined;
  return new Date(year, month - 1, date + later).getTime();
}
