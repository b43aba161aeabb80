/** What is said when the line to the table is cut. */

import { speech, t } from '../i18n/index.ts';
import type { Connection } from '../net/connection.svelte.ts';

/** Why the line is cut while the page tries to come back. */
export function lostText({ trouble }: Pick<Connection, 'trouble'>): string {
  const id = `web-at-lost-${trouble}`;
  return t(speech().has(id) ? id : 'web-at-lost');
}

export interface ClosedText {
  readonly title: string;
  readonly about: string;
  /** Whether to load the page again is the way out. */
  readonly reloads: boolean;
  /** Whether nothing that one does lets one in again. */
  readonly isFinal: boolean;
}

/** Nothing that the page could do gets in here. */
const SHUT = new Set(['private', 'no-table', 'barred']);

/** What is said when the server has hung up for good. */
export function closedText(reason: string): ClosedText {
  const id = `table-refusal-${reason}`;
  return {
    title: t(SHUT.has(reason) ? `web-at-closed-${reason}` : 'web-at-closed'),
    about: t(speech().has(`web-at-closed-${reason}-about`) ? `web-at-closed-${reason}-about` : speech().has(id) ? id : 'web-at-bye'),
    reloads: !SHUT.has(reason),
    isFinal: reason === 'barred',
  };
}
