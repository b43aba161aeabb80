/** What the query keys say: my hand, the players, what is awaited, what was last. */

import type { Telling } from '../../i18n/index.ts';
import type { Deal, Scene } from '../../net/messages.ts';
import type { GameUi, Saying } from '../../board/game.ts';
import type { LogLines } from '../../games/logLines.svelte.ts';
import type { Query } from '../keys.ts';
import { askedOf } from '../buttons.ts';
import { shownIn } from '../sceneFacts.ts';
import { ownSeat } from './line.ts';
import { turnsOf } from './log.ts';

export interface Told {
  readonly scene: Scene;
  readonly log: readonly Telling[];
  readonly names: readonly string[];
  /** Seconds that are left for the question on the table; null without a limit. */
  readonly seconds: number | null;
  readonly speech: Saying;
  readonly ui: GameUi;
  readonly lines: LogLines;
}

/** The answer to a query key, in whole sentences. */
export function answerTo(query: Query, told: Told): string {
  const { deal } = told.scene;
  if (deal === null) return told.speech.t('web-side-say-no-game');
  switch (query) {
    case 'hand': return handOf(deal, told);
    case 'players': return told.ui.saySeats(shownIn(deal), told.names, told.speech).join(' ');
    case 'what': return awaitedOf(deal, told);
    case 'last': return lastOf(told);
  }
}

function handOf(deal: Deal, { scene, speech, ui }: Told): string {
  const seat = ownSeat(scene);
  return seat === null ? speech.t('web-side-say-watching') : ui.sayHand(shownIn(deal), seat, speech);
}

function awaitedOf(deal: Deal, { log, names, seconds, speech }: Told): string {
  if (deal.window === null) return speech.told(log.at(-1) ?? { id: 'web-side-say-no-game', args: {} }, names);
  const onTurn = deal.standing.turn;
  const turn = deal.question || onTurn === null ? '' : speech.t('web-side-say-turn', { who: names[onTurn] ?? '' });
  return [turn, asked(deal, names, speech), time(seconds, speech)].filter(Boolean).join(' ');
}

/** Who has answered a reaction is nobody's business: it only says to what. */
function asked({ question, window }: Deal, names: readonly string[], speech: Saying): string {
  if (question) return speech.told(askedOf(question, speech), names);
  if (window?.subject) return speech.t('web-side-say-reaction', { who: names[window.subject.by] ?? '' });
  const awaited = (window?.shown ?? []).map((seat) => names[seat] ?? '');
  return speech.t('web-side-say-awaited', { players: speech.list(awaited) });
}

const time = (seconds: number | null, speech: Saying): string =>
  (seconds === null ? '' : speech.t('web-side-say-seconds', { seconds }));

function lastOf({ log, names, speech, lines }: Told): string {
  const entries = turnsOf(log, lines).at(-1)?.entries ?? [];
  return entries.map(({ telling }) => speech.told(telling, names)).join(' ');
}
