/** Answers for tests, as few fields of them as a test cares for. */

import type { Offer, OfferGroup } from '../net/messages.ts';

const label = (id: string) => ({ id, args: {} });

export const offer = (words: string, changed: Partial<Offer> = {}): Offer => ({ words, label: label(words), ...changed });

/** The answer of a group that is aimed at a seat. */
export const at = (name: string, seat: number, changed: Partial<Offer> = {}): Offer =>
  offer(`${name} ${seat}`, { path: [name], seat, ...changed });

export const group = (name: string, path: readonly string[] = [], seat: number | null = null): OfferGroup =>
  ({ name, label: label(name), asks: label('whom'), path, seat });
