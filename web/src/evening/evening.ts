/** The evening of a table, asked of the server; the token of a private link stands in no address. */

import { fetchJson, Refusal } from '../base/http.ts';
import type { TableEvening } from '../protocol/messages.gen.ts';

const addressOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/evening`;
const FORBIDDEN = 403;

export function fetchEvening(table: string, token: string | null): Promise<TableEvening> {
  return fetchJson<TableEvening>(addressOf(table), { token: token ?? '' });
}

/** Whether the server keeps the evening of a private table from whoever asks. */
export const isPrivate = (cause: unknown): boolean => cause instanceof Refusal && cause.status === FORBIDDEN;

/** The picture to share, in a language. */
export async function fetchPicture(table: string, token: string | null, tag: string): Promise<File> {
  const answer = await fetch(`${addressOf(table)}/picture.png?tag=${tag}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: token ?? '' }),
  });
  if (!answer.ok) throw new Error(`${addressOf(table)}: ${answer.status}`);
  return new File([await answer.blob()], 'intriga.png', { type: 'image/png' });
}

/** A file as an address that the page may show. */
export function shownFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => { resolve(String(reader.result)); };
    reader.onerror = () => { reject(new Error(`${file.name} cannot be read`)); };
    reader.readAsDataURL(file);
  });
}

/** The days of the first and the last game, in the words of a language; one where they are the same. */
export function daysOf(dates: TableEvening['dates'], tag: string): string {
  if (dates === null) return '';
  const said = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const [first, last] = dates.map((date) => new Date(date));
  return first && last ? said.formatRange(first, last) : '';
}
