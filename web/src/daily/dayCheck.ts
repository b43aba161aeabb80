/** Whether the hands of a game are those that the key of its day deals, as `intriga.core.daily_deal` says. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { KnownCards } from '../fairness/dealAgain.ts';
import { hashOf } from '../fairness/hash.ts';
import { fromFirst, type PlayedGame } from '../fairness/record.ts';

type Words = readonly string[];

/** What a check has found: a fault, or what was compared. */
export interface DayVerdict {
  readonly fault: 'key' | 'before' | 'hands' | null;
  /** Whether the browser was told the fingerprint on the day itself. */
  readonly before: boolean;
  /** Whether the hands of a game were dealt again. */
  readonly hands: boolean;
}

/** Compares the *key* with its *fingerprint*, that with what was told *before*, and deals the hands of *game* again. */
export function verdictOnDay(key: string, fingerprint: string, before: string | null, game: PlayedGame | null, cards: KnownCards | null): DayVerdict {
  const hands = game !== null && cards !== null;
  const found = { before: before !== null, hands };
  if (hashOf(key) !== fingerprint) return { ...found, fault: 'key' };
  if (before !== null && before !== fingerprint) return { ...found, fault: 'before' };
  return { ...found, fault: hands && !isDealtBy(hexToBytes(key), game, cards) ? 'hands' : null };
}

/** Deals all hands of *game* again, and the trump if there is one. */
function isDealtBy(key: Uint8Array, game: PlayedGame, cards: KnownCards): boolean {
  const { header } = game;
  const left = [...cards.deck(game)];
  const draw = (purpose: string, number: number): string => left.splice(placeOf(key, purpose, number, left), 1)[0] ?? '';
  for (const seat of fromFirst(header)) {
    const told = header.hands?.[seat] ?? [];
    const drawn = told.map((_, number) => draw(`deal ${seat}`, number));
    if (!sameCards(drawn, told)) return false;
  }
  return header.trump === undefined || draw('trump', 0) === header.trump;
}

const sameCards = (one: Words, other: Words): boolean => [...one].sort().join() === [...other].sort().join();

/** The place of the outcome that comes: the one with the least number under the key. */
export function placeOf(key: Uint8Array, purpose: string, number: number, outcomes: Words): number {
  const met = new Map<string, number>();
  const ranks = outcomes.map((word) => {
    const before = met.get(word) ?? 0;
    met.set(word, before + 1);
    return hmac(sha256, key, utf8ToBytes(`intriga draw 1\n${purpose}\n${number}\n${word}\n${before}`));
  });
  return ranks.reduce((least, rank, at) => (isLess(rank, ranks[least]!) ? at : least), 0);
}

function isLess(one: Uint8Array, other: Uint8Array): boolean {
  const at = one.findIndex((byte, place) => byte !== other[place]);
  return at >= 0 && one[at]! < other[at]!;
}
