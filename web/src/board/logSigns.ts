/** How the lines of a log are shown, where a game does not say more. */

import type { IconName } from '../icons/icons.ts';
import type { LogSigns } from './game.ts';

const MARKS: readonly (readonly [RegExp, IconName])[] = [
  [/^log-(wins|shared)(?!-round)/, 'trophy'],
  [/^log-(lost|out)$/, 'skull'],
  [/^log-challenge$/, 'challenge'],
  [/^log-block(-stands)?$/, 'block'],
  [/^log-proved/, 'allow'],
  [/^log-(not-proved|declined)/, 'close'],
  [/^log-(deal|deal-six|sets|third-set)$/, 'dice'],
];

/** The signs of a game in which *opening* lines begin something new, and *paid* ones are heard as coins. */
export function logSigns(opening: readonly string[], paid: readonly string[]): LogSigns {
  const [opens, pays] = [opening, paid].map((words) => new Set(words.map((word) => `log-${word}`)));
  return {
    opens: (id) => opens!.has(id),
    mark: (id) => MARKS.find(([pattern]) => pattern.test(id))?.[1] ?? null,
    cue(id) {
      if (id === 'log-lost') return 'lost';
      if (id === 'log-challenge') return 'challenge';
      return pays!.has(id) ? 'coin' : null;
    },
  };
}
