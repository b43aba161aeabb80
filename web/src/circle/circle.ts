/** Our table: people who play together again and again, asked of the server. */

import { fetchJson, Refusal } from '../base/http.ts';
import { speech, t } from '../i18n/index.ts';
import type { CircleChange, CirclePage, HouseRules, Opened, TableEvening } from '../protocol/messages.gen.ts';

const addressOf = (id: string): string => `/api/circles/${encodeURIComponent(id)}`;
const NOT_FOUND = 404;

export const fetchCircle = (id: string, token: string, season: number): Promise<CirclePage> =>
  fetchJson<CirclePage>(addressOf(id), { token, season });

/** Whether the server knows no such table, or does not show it to whoever asks. */
export const isNone = (cause: unknown): boolean => cause instanceof Refusal && cause.status === NOT_FOUND;

export const joinCircle = (id: string, token: string, name: string, face: string): Promise<unknown> =>
  fetchJson(`${addressOf(id)}/join`, { token, name, face });

/** What needs no more to be said than who does it. */
export const doInCircle = (id: string, deed: 'leave' | 'link' | 'season'): Promise<unknown> => fetchJson(`${addressOf(id)}/${deed}`, {});

export const doToMember = (id: string, deed: 'remove' | 'hand-over', key: string): Promise<unknown> =>
  fetchJson(`${addressOf(id)}/${deed}`, { key });

export const changeCircle = (id: string, change: CircleChange): Promise<unknown> => fetchJson(`${addressOf(id)}/change`, change);

/** What they usually play, as a name for a button. */
export const usualName = ({ game, preset, chairs }: HouseRules): string =>
  [speech(game, preset).t(`preset-${preset}`), ...(chairs ? [t('web-circle-usual-chairs', { chairs })] : [])].join(' · ');

/** The address of tonight's table, opened now for *game* of the usual ones if nobody has come yet. */
export async function tonightOf(id: string, token: string, game: number): Promise<string> {
  const { table, invite } = await fetchJson<Opened>(`${addressOf(id)}/tonight`, { token, game });
  return `/t/${table}#${invite}`;
}

export const fetchCircleEvening = (id: string, token: string, table: string): Promise<TableEvening> =>
  fetchJson<TableEvening>(`${addressOf(id)}/evening`, { token, table });

/** The picture of the standings, in a language. */
export async function fetchCirclePicture(id: string, token: string, season: number, tag: string): Promise<File> {
  const answer = await fetch(`${addressOf(id)}/picture.png?tag=${tag}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, season }),
  });
  if (!answer.ok) throw new Error(`${addressOf(id)}: ${answer.status}`);
  return new File([await answer.blob()], 'intriga.png', { type: 'image/png' });
}
