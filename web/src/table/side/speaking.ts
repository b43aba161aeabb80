/** What the query keys say: my hand, the players, what is awaited, what was last. */

import type { Speech, Telling } from '../../i18n/index.ts';
import type { Scene } from '../../net/messages.ts';
import { keyName, shownOf, written } from '../../games/generic/shown.ts';
import { isKnown } from '../../games/known.ts';
import type { Query } from '../keys.ts';
import { askedOf } from '../labels.ts';
import { type CoupView, coupView, HIDDEN, potMemory, type PotView, potView } from '../views.ts';
import { freshLines, turnsOf } from './log.ts';

export type Saying = Pick<Speech, 't' | 'has' | 'card' | 'list' | 'told'>;

export interface Told {
  readonly scene: Scene;
  readonly log: readonly Telling[];
  readonly names: readonly string[];
  /** Seconds that are left for the question on the table; null without a limit. */
  readonly seconds: number | null;
  readonly speech: Saying;
}

/** The answer to a query key, in whole sentences. */
export function answerTo(query: Query, told: Told): string {
  if (told.scene.deal === null) return told.speech.t('web-side-say-no-game');
  switch (query) {
    case 'hand': return handOf(told);
    case 'players': return playersOf(told);
    case 'what': return awaitedOf(told);
    case 'last': return lastOf(told);
  }
}

function handOf({ scene, speech }: Told): string {
  const view = scene.deal?.view ?? {};
  const seat = typeof view.seat === 'number' ? view.seat : null;
  if (seat === null) return speech.t('web-side-say-watching');
  const { hands } = view as unknown as Partial<CoupView>;
  const cards = (hands?.[seat] ?? []).filter((card) => card !== HIDDEN).map((card) => speech.card(card));
  if (cards.length === 0) return speech.t(isKnown(scene.game) ? 'table-hand-empty' : 'web-generic-no-cards');
  const held = speech.list(cards);
  if (!isKnown(scene.game)) return `${speech.t('table-hand')}: ${held}`;
  return scene.game === 'coup'
    ? speech.t('web-side-say-hand', { cards: held, coins: coupView(view).coins[seat] ?? 0 })
    : speech.t('web-side-say-hand-gems', { cards: held, gems: potView(view).gems[seat] ?? 0 });
}

function playersOf(told: Told): string {
  const view = told.scene.deal?.view ?? {};
  if (!isKnown(told.scene.game)) return told.names.map((who, seat) => seatLine(who, seat, told)).join(' ');
  const lines = told.scene.game === 'coup' ? coupLines(coupView(view), told) : potLines(potView(view), told);
  return lines.join(' ');
}

function seatLine(who: string, seat: number, { scene, names, speech }: Told): string {
  const { columns } = shownOf(scene.deal?.view ?? {}, names.length, null);
  const facts = columns.map(([key, values]) => `${keyName(key, speech)} ${written(values[seat], speech)}`);
  return `${[who, ...facts].join(', ')}.`;
}

function coupLines({ hands, face_up, coins }: CoupView, { names, speech }: Told): string[] {
  return hands.map((hand, seat) => {
    const who = names[seat] ?? '';
    const lost = face_up[seat] ?? [];
    if (hand.length === 0 && lost.length > 0) return speech.t('web-side-say-out', { who });
    const base = speech.t('web-side-say-player', { who, coins: coins[seat] ?? 0, cards: hand.length });
    return lost.length === 0 ? base
      : `${base} ${speech.t('web-side-say-lost', { cards: speech.list(lost.map((card) => speech.card(card))) })}`;
  });
}

function potLines({ hands, gems }: PotView, { scene, names, speech }: Told): string[] {
  const points = potMemory(scene.deal?.memory ?? null)?.points;
  return hands.map((hand, seat) => {
    const args = { who: names[seat] ?? '', cards: hand.length, gems: gems[seat] ?? 0 };
    const base = speech.t('web-side-say-player-gems', args);
    return points ? `${base} ${speech.t('web-side-say-points', { points: points[seat] ?? 0 })}` : base;
  });
}

function awaitedOf({ scene, log, names, seconds, speech }: Told): string {
  const { deal } = scene;
  if (deal === null) return '';
  if (deal.window === null) return speech.told(log.at(-1) ?? { id: 'web-side-say-no-game', args: {} }, names);
  const view = deal.view as unknown as CoupView;
  const turn = deal.question ? '' : speech.t('web-side-say-turn', { who: names[view.turn] ?? '' });
  return [turn, asked(scene, names, speech), time(seconds, speech)].filter(Boolean).join(' ');
}

/** Who has answered a reaction is nobody's business: it only says to what. */
function asked({ deal }: Scene, names: readonly string[], speech: Saying): string {
  if (deal?.question) return speech.told(askedOf(deal.question, speech), names);
  const { subject } = deal?.window ?? {};
  if (subject) return speech.t('web-side-say-reaction', { who: names[subject.by] ?? '' });
  const { awaiting } = deal?.view as unknown as CoupView;
  return speech.t('web-side-say-awaited', { players: speech.list(awaiting.map((seat) => names[seat] ?? '')) });
}

const time = (seconds: number | null, speech: Saying): string =>
  (seconds === null ? '' : speech.t('web-side-say-seconds', { seconds }));

function lastOf({ log, names, speech }: Told): string {
  const entries = turnsOf(log).at(-1)?.entries ?? [];
  return entries.map(({ telling }) => speech.told(telling, names)).join(' ');
}

/** What is new in the log, as one announcement. */
export function newsOf(log: readonly Telling[], known: number, names: readonly string[], speech: Saying): string {
  return freshLines(log, known).map((telling) => speech.told(telling, names)).join(' ');
}
