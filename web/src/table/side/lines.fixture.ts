/** What some lines of the log are, for tests. */

import type { Beat, LogLines } from '../../games/logLines.svelte.ts';

const OPENS = ['income', 'foreign-aid', 'tax', 'assassinate', 'steal', 'exchange', 'examine', 'convert', 'embezzle', 'round'];
const BEATS: Readonly<Record<string, Beat>> = { income: 'pay', challenge: 'challenge', lost: 'lose', wins: 'win' };

export const LINES: LogLines = Object.fromEntries([...OPENS, ...Object.keys(BEATS)].map((word) =>
  [`log-${word}`, { opens: OPENS.includes(word), beat: BEATS[word] ?? null }]));
