/** The answers that are open, as they lie in groups: what comes first, and what follows it. */

import type { AnswerForm, ClosedOffer, Offer, OfferGroup } from '../net/messages.ts';

export type Kind = NonNullable<AnswerForm['kind']> | 'none';

/** What a button stands for: an answer, or a group of several. */
export interface Entry {
  readonly shown: Offer | OfferGroup;
  /** Where its answers lie. */
  readonly path: readonly string[];
  readonly offers: readonly Offer[];
  /** The answer, null where something is to be chosen still. */
  readonly leaf: Offer | null;
}

/** The form of a question that says nothing about it: a list of answers. */
export const PLAIN: AnswerForm = {};

const NOWHERE: readonly string[] = [];
const pathOf = ({ path }: Offer | OfferGroup | ClosedOffer): readonly string[] => path ?? NOWHERE;
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** The group whose answers lie at *path*; null where it is not one. */
export const groupAt = ({ groups = [] }: AnswerForm, path: readonly string[]): OfferGroup | null =>
  groups.find((group) => isSame([...pathOf(group), group.name], path)) ?? null;

/** The groups that lead to *path*, the outermost first. */
export const groupsTo = (form: AnswerForm, path: readonly string[]): OfferGroup[] =>
  path.flatMap((_, at) => groupAt(form, path.slice(0, at + 1)) ?? []);

/** What there is to choose from at *path*, in the order of the offers. */
export function entriesAt(offers: readonly Offer[], form: AnswerForm, path: readonly string[] = []): Entry[] {
  const found = new Map<string, { shown: Offer | OfferGroup; path: readonly string[]; offers: Offer[] }>();
  for (const offer of offers) {
    const own = pathOf(offer);
    if (!isSame(own.slice(0, path.length), path)) continue;
    const inside = own.slice(0, path.length + 1);
    const group = inside.length > path.length ? groupAt(form, inside) : null;
    const key = group ? inside.join('/') : `=${offer.words}`;
    const entry = found.get(key) ?? { shown: group ?? offer, path: group ? inside : path, offers: [] };
    entry.offers.push(offer);
    found.set(key, entry);
  }
  return [...found.values()].map((entry) =>
    ({ ...entry, leaf: entry.offers.length === 1 ? entry.offers[0] ?? null : null }));
}

/** The same, but a choice between one thing is none. */
export function openAt(offers: readonly Offer[], form: AnswerForm, path: readonly string[]): Entry[] {
  const entries = entriesAt(offers, form, path);
  const [only] = entries;
  return entries.length === 1 && only && !only.leaf ? openAt(offers, form, only.path) : entries;
}

/** What lies at *path* too, but is not open just now. */
export const closedAt = ({ closed = [] }: AnswerForm, path: readonly string[] = NOWHERE): ClosedOffer[] =>
  closed.filter((each) => isSame(pathOf(each), path));

/** The answer that each card stands for. */
export const byCard = (offers: readonly Offer[]): ReadonlyMap<string, Offer> =>
  new Map(offers.flatMap((offer) => (offer.cards?.length === 1 ? [[offer.cards[0]!, offer] as const] : [])));

const sorted = (words: readonly string[]): string => words.toSorted().join(' ');

/** The answer that names just *chosen*, in any order. */
export const naming = (offers: readonly Offer[], chosen: readonly string[]): Offer | null =>
  offers.find(({ cards = [] }) => cards.length > 0 && sorted(cards) === sorted(chosen)) ?? null;
