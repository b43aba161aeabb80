/** The answers that are open, put in order for the bar: what comes first, and what follows it. */

import type { Offer } from '../net/messages.ts';

export type Kind = 'turn' | 'reaction' | 'keep' | 'cards' | 'jokers' | 'plain' | 'none';

/** A button: an answer, or the beginning of several. */
export interface Group {
  /** The words so far, `['steal', '2']`. */
  readonly path: readonly string[];
  readonly offers: readonly Offer[];
  /** The answer, null where something is to be chosen still. */
  readonly leaf: Offer | null;
}

const REACTIONS = new Set(['pass', 'challenge', 'block', 'claim']);
const TURNS = new Set([
  'income', 'foreign_aid', 'tax', 'exchange', 'embezzle', 'coup', 'assassinate', 'steal', 'examine',
  'patron', 'convert',
]);
const CARDS = new Set(['lose', 'show', 'pick', 'play', 'discard']);
const AT_SEATS = new Set(['coup', 'assassinate', 'steal', 'examine', 'patron', 'convert', 'redirect']);

export const isAtSeat = (verb: string): boolean => AT_SEATS.has(verb);
export const tokens = (words: string): string[] => words.split(' ');
export const verbOf = (words: string): string => tokens(words)[0] ?? '';

/** What sort of question the answers belong to. */
export function kindOf(offers: readonly Offer[]): Kind {
  const verbs = new Set(offers.map(({ words }) => verbOf(words)));
  const some = (known: ReadonlySet<string>): boolean => [...verbs].some((verb) => known.has(verb));
  if (verbs.size === 0) return 'none';
  if (verbs.has('keep')) return 'keep';
  if (verbs.has('jokers')) return 'jokers';
  if (some(TURNS)) return 'turn';
  if (some(REACTIONS)) return 'reaction';
  return some(CARDS) || leavesCards(offers) ? 'cards' : 'plain';
}

/** Of a game whose words the page does not know, each answer is a button. */
export const plainKind = (offers: readonly Offer[]): Kind => (offers.length > 0 ? 'plain' : 'none');

const leavesCards = (offers: readonly Offer[]): boolean =>
  offers.some(({ words }) => words.startsWith('leave '));

/** From how many coins on an answer wants to be given twice. */
const COSTLY = 3;

/** The next word where an answer is over and others go on: an assassination that names nobody. */
export const NO_MORE = '';

export const isCostly = ({ price }: Offer): boolean => price >= COSTLY;

/** The buttons to show after *path*: a choice between one thing is none. */
export function openAt(offers: readonly Offer[], path: readonly string[]): Group[] {
  const groups = groupsAt(offers, path);
  const [only] = groups;
  return groups.length === 1 && only && !only.leaf ? openAt(offers, only.path) : groups;
}

/** The buttons after the words *path*, in the order of the offers. */
export function groupsAt(offers: readonly Offer[], path: readonly string[] = []): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const words = tokens(offer.words);
    if (path.some((word, at) => words[at] !== word)) continue;
    const next = words[path.length] ?? NO_MORE;
    groups.set(next, [...(groups.get(next) ?? []), offer]);
  }
  return [...groups].map(([next, among]) => grouped([...path, next], among));
}

function grouped(path: readonly string[], offers: readonly Offer[]): Group {
  const [only] = offers;
  return { path, offers, leaf: offers.length === 1 && only ? only : null };
}

/** The seat that a group names last, null where it names none. */
export function seatOf({ path }: Group): number | null {
  const [verb = '', seat] = path;
  return path.length === 2 && AT_SEATS.has(verb) ? Number(seat) : null;
}

/** Whether the words *path* are followed by a seat. */
export const asksSeat = (path: readonly string[]): boolean => path.length === 1 && AT_SEATS.has(path[0] ?? '');

/** The answer that each card stands for. */
export function byCard(offers: readonly Offer[]): ReadonlyMap<string, Offer> {
  const pairs = offers.flatMap((offer) => {
    const [verb = '', card] = tokens(offer.words);
    const names = CARDS.has(verb) || (verb === 'leave' && card !== undefined);
    return names && card !== undefined ? [[card, offer] as const] : [];
  });
  return new Map(pairs);
}

const sorted = (words: readonly string[]): string => words.toSorted().join(' ');

/** The answer of *verb* that names just *chosen*, in any order. */
export function naming(offers: readonly Offer[], verb: string, chosen: readonly string[]): Offer | null {
  const wanted = sorted(chosen);
  return offers.find(({ words }) => {
    const [first, ...rest] = tokens(words);
    return first === verb && sorted(rest) === wanted;
  }) ?? null;
}

/** How many cards or guilds an answer of *verb* names at most. */
export function mostNamed(offers: readonly Offer[], verb: string): number {
  const lengths = offers
    .map(({ words }) => tokens(words))
    .filter(([first, second]) => first === verb && second !== 'auto')
    .map((words) => words.length - 1);
  return Math.max(0, ...lengths);
}

/** The Fluent id of an action: `action-foreign-aid`. */
export const actionId = (action: string): string => `action-${action.replaceAll('_', '-')}`;
