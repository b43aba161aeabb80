/** Whether a finished game is what its secret, and what the players added, make of it. */

import { Misfit } from './cards.ts';
import { dealAgain, type KnownCards } from './dealAgain.ts';
import { botContribution, Draws, keyOf } from './draws.ts';
import { hashOf } from './hash.ts';
import type { Header, PlayedGame } from './record.ts';
import type { Witnessed } from './witness.ts';

export const FAULTS = [
  'nothing-told', 'closed', 'other-commitment', 'other-secret', 'not-added', 'other-told',
  'other-bot', 'other-hash', 'other-first', 'other-deal', 'other-draw',
] as const;
export type Fault = (typeof FAULTS)[number];

export type Verdict =
  | { readonly fault: Fault; readonly detail: string }
  | {
      readonly fault: null;
      /** How many cards and seats were drawn again. */
      readonly draws: number;
      /** Whether this page was told the commitment before the deal. */
      readonly before: boolean;
      /** Whether what this page added was found. */
      readonly own: boolean;
      /** Whether the game was dealt without what this page would have added. */
      readonly missed: boolean;
      /** How many people and programs have added something. */
      readonly people: number;
      /** The seats that kept back what they had told the hash of, and so chose between two deals. */
      readonly keptBack: readonly number[];
      readonly firstDrawn: boolean;
    };

/** What the table shows of the deal. */
export interface Shown {
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly hashes: readonly string[];
  readonly bots: readonly number[];
  readonly secret: string | null;
}

class Doubt extends Error {
  readonly fault: Fault;
  constructor(fault: Fault, detail = '') {
    super(detail);
    this.fault = fault;
  }
}

/** Checks all of it against what this page has `witnessed`, and says the first thing that does not fit. */
export function verdictOn(game: PlayedGame, cards: KnownCards | null, witnessed: Witnessed, shown: Shown | null = null): Verdict {
  return verdictOf(() => {
    if (shown) checkShown(game, shown);
    return checked(game, cards, witnessed);
  });
}

/** What can be said of a game whose cards stay closed: that the same was told all along. */
export function verdictOnClosed(shown: Shown, witnessed: Witnessed): Verdict {
  return verdictOf(() => {
    checkTold(shown, witnessed);
    throw new Doubt('closed');
  });
}

function verdictOf(check: () => Verdict): Verdict {
  try {
    return check();
  } catch (cause) {
    if (cause instanceof Doubt) return { fault: cause.fault, detail: cause.message };
    throw cause;
  }
}

function checked(game: PlayedGame, cards: KnownCards | null, witnessed: Witnessed): Verdict {
  const { header } = game;
  if (!header.deal) throw new Doubt('nothing-told');
  const { commitment, contributions, bots, secret, hashes = [] } = header.deal;
  checkTold({ commitment, contributions, bots, hashes }, witnessed);
  if (!secret) throw new Doubt('closed');
  if (hashOf(secret) !== commitment) throw new Doubt('other-secret');
  for (const seat of contributions.length > 0 ? bots : []) {
    if (contributions[seat] !== botContribution(secret, seat)) throw new Doubt('other-bot', `${seat}`);
  }
  const { draws, firstDrawn } = dealtAgain(game, cards, witnessed, secret);
  const isFound = isOwnFound(contributions, witnessed);
  return {
    fault: null, draws: draws.count, firstDrawn,
    before: witnessed.before && witnessed.commitment !== null,
    own: isFound === true,
    missed: isFound === false, // and no fault of the server's
    keptBack: seatsWhere(hashes, (hash, seat) => hash !== '' && !contributions[seat]),
    people: contributions.filter((each, seat) => each !== '' && !bots.includes(seat)).length,
  };
}

/** The record has to say of the deal what the table shows. */
function checkShown({ header }: PlayedGame, { commitment, contributions, secret }: Shown): void {
  if (header.deal && header.deal.commitment !== commitment) throw new Doubt('other-commitment');
  if (header.deal && header.deal.secret !== secret) throw new Doubt('other-secret');
  if (header.deal && header.deal.contributions.join() !== contributions.join()) throw new Doubt('other-told');
}

function checkTold(deal: Omit<Shown, 'secret'>, witnessed: Witnessed): void {
  const { commitment, contributions } = deal;
  const { contributions: told } = witnessed;
  const isOther = witnessed.commitment !== null && witnessed.commitment !== commitment;
  if (isOther || witnessed.changed) throw new Doubt('other-commitment');
  if (isOwnFound(contributions, witnessed) === false && !isOwnLate(contributions, witnessed)) throw new Doubt('not-added');
  if (told !== null && told.join() !== contributions.join()) throw new Doubt('other-told');
  checkHashes(deal, witnessed);
}

/** Whether this page may have been too late with what it adds: to begin, or to tell the bytes that it was asked for. */
function isOwnLate(contributions: readonly string[], { own, seat, tentative, hashes, told }: Witnessed): boolean {
  const isAsked = own !== null && hashes?.includes(hashOf(own)) === true;
  return tentative || (isAsked && !told && !contributions[seat!]);
}

/** What people added has to be what they had told the hashes of, and these what this page was told in time. */
function checkHashes({ contributions, bots, hashes }: Omit<Shown, 'secret'>, witnessed: Witnessed): void {
  if (witnessed.hashes && witnessed.hashes.join() !== hashes.join()) throw new Doubt('other-hash');
  if (hashes.length === 0) return; // as in earlier releases
  const [seat] = seatsWhere(contributions, (each, at) => each !== '' && !bots.includes(at) && hashOf(each) !== hashes[at]);
  if (seat !== undefined) throw new Doubt('other-hash', `${seat}`);
}

const seatsWhere = (told: readonly string[], holds: (each: string, seat: number) => boolean): readonly number[] =>
  told.flatMap((each, seat) => (holds(each, seat) ? [seat] : []));

/** Whether what this page adds is at its seat; null where it adds nothing, or has none. */
function isOwnFound(contributions: readonly string[], { own, seat }: Witnessed): boolean | null {
  return own === null || seat === null ? null : contributions[seat] === own;
}

function dealtAgain(game: PlayedGame, cards: KnownCards | null, witnessed: Witnessed, secret: string) {
  const { deal, first, seats } = game.header;
  const firstDrawn = deal!.first_drawn === true;
  checkWhoBegins(game.header, cards, witnessed.number, firstDrawn);
  const draws = new Draws(keyOf(secret, deal!.contributions));
  if (firstDrawn && draws.below(seats.length) !== first) throw new Doubt('other-first');
  try {
    dealAgain(game, draws, cards);
  } catch (cause) {
    if (!(cause instanceof Misfit)) throw cause;
    throw new Doubt(draws.isDealt ? 'other-draw' : 'other-deal', cause.message);
  }
  return { draws, firstDrawn };
}

/** Nobody may choose who begins: where the last winner does not, and the rules say nothing, chance does. */
function checkWhoBegins(header: Header, cards: KnownCards | null, number: number, isDrawn: boolean): void {
  const isFixed = header.options?.first_player === 'fixed';
  const by = cards?.firstBy(header) ?? (isFixed ? 'rules' : 'winner');
  const isChance = by === 'chance' || (by === 'winner' && number === 1);
  const fits = by === 'rules' ? !isDrawn && header.first === 0 : isDrawn || !isChance;
  if (!fits) throw new Doubt('other-first');
}
