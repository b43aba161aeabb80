/** Finished games, asked of the server. */

import { fetchJson } from '../base/http.ts';
import type { Replay, Review } from '../protocol/messages.gen.ts';
import type { Eyes } from './replay.ts';

const addressOf = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;

export const recordAddress = (id: string): string => `${addressOf(id)}/record`;

/** A game seen with some eyes; null leaves the choice to the server. */
export function fetchReplay(id: string, eyes: Eyes | null): Promise<Replay> {
  return fetchJson<Replay>(addressOf(id) + (eyes === null ? '' : `?eyes=${eyes}`));
}

export function fetchReview(id: string): Promise<Review> {
  return fetchJson<Review>(`${addressOf(id)}/review`);
}
