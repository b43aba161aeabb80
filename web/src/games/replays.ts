/** Finished games, asked of the server. */

import { fetchJson, Refusal } from '../base/http.ts';
import { language, speech } from '../i18n/index.ts';
import type { GameAnalysis, Replay, Review } from '../protocol/messages.gen.ts';

export type ViewerName = Replay['seen'];

const addressOf = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;

export const recordAddress = (id: string): string => `${addressOf(id)}/record`;

/** A game as some viewer saw it; null leaves the choice to the server. */
export function fetchReplay(id: string, viewer: ViewerName | null): Promise<Replay> {
  return fetchJson<Replay>(addressOf(id) + (viewer === null ? '' : `?viewer=${viewer}`));
}

const LATER = 503;

/** What the server says when it asks to come back later; null where something else was the matter. */
export async function laterIn(cause: unknown): Promise<string | null> {
  if (!(cause instanceof Refusal) || cause.status !== LATER || cause.told === null) return null;
  await language.learn(['refusals']).catch(console.error);
  return speech().told(cause.told, []);
}

export function fetchReview(id: string): Promise<Review> {
  return fetchJson<Review>(`${addressOf(id)}/review`);
}

/** How closely a game is looked through: at a glance, or with care, which takes longer. */
export type Look = 'quick' | 'careful';

export function fetchAnalysis(id: string, look: Look): Promise<GameAnalysis> {
  return fetchJson<GameAnalysis>(`${addressOf(id)}/analysis?look=${look}`);
}
