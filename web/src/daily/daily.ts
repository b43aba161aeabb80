/** The daily bluff as the server tells it, and the text that people share of it. */

import { fetchJson } from '../base/http.ts';
import { writeStored } from '../base/localStorage.ts';
import { visitor } from '../lobby/visitor.svelte.ts';
import type { DailyDay, DailyField, DailyList, DailyOpened, NewDaily } from '../protocol/messages.gen.ts';

const SQUARES: Readonly<Record<string, string>> = { g: '🟩', f: '🟨', m: '🟥' };
const ROW = 10; // squares

export const fetchList = (): Promise<DailyList> => fetchJson<DailyList>('/api/daily');

/** A day of *game*, today's where *day* is empty; the browser remembers the fingerprint that it is told on the day. */
export async function fetchDay(game: string, day: string): Promise<DailyDay> {
  const told = await fetchJson<DailyDay>(`/api/daily/${game}${day && `/${day}`}`);
  if (told.key === null) writeStored(fingerprintKey(game, told.day), told.commitment);
  return told;
}

/** Under which name the browser remembers the fingerprint of a day. */
export const fingerprintKey = (game: string, day: string): string => `daily.${game}.${day}`;

/** Opens a table with the deal of *day*, or returns to the game that counts. */
export function openDay(game: string, day: string): Promise<DailyOpened> {
  const wish = { name: visitor.name, face: visitor.face, day } satisfies NewDaily;
  return fetchJson<DailyOpened>(`/api/daily/${game}`, wish);
}

/** A square for each decision, ten in a row. */
export function squaresOf(grades: string): readonly string[] {
  const squares = [...grades].map((grade) => SQUARES[grade] ?? '⬜');
  return Array.from({ length: Math.ceil(squares.length / ROW) }, (_, row) => squares.slice(row * ROW, (row + 1) * ROW).join(''));
}

/** How many decisions have each grade. */
export function countsOf(grades: string): { great: number; fine: number; mistakes: number } {
  const count = (letter: string): number => [...grades].filter((each) => each === letter).length;
  return { great: count('g'), fine: count('f'), mistakes: count('m') };
}

export interface Shared {
  /** What was played, and on which day. */
  readonly line: string;
  readonly points: number;
  readonly won: boolean;
  readonly grades: string;
  readonly streak: number;
  readonly link: string;
}

/** The text to share, which names no card and no character. */
export function sharedText({ line, points, won, grades, streak, link }: Shared): string {
  const result = [`${points}/100`, ...(won ? ['🏆'] : []), ...(streak > 1 ? [`🔥${streak}`] : [])].join(' ');
  return [line, result, ...squaresOf(grades), link].join('\n');
}

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly people: number;
  /** Its height, a share of the highest. */
  readonly share: number;
  readonly isOwn: boolean;
}

/** The bars of the field, the lowest points first; *points* are one's own, null without. */
export function barsOf({ bars }: DailyField, points: number | null): readonly Bar[] {
  const most = Math.max(1, ...bars);
  const width = 100 / bars.length;
  const own = points === null ? -1 : Math.min(bars.length - 1, Math.floor(points / width));
  return bars.map((people, at) => ({
    from: at * width, to: at === bars.length - 1 ? 100 : (at + 1) * width - 1, people, share: people / most, isOwn: at === own,
  }));
}

/** The date of a *day* as people write it in the language *tag*. */
export const dateOf = (day: string, tag: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The day before *day*. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
