/** Whether a finished game is what its secret, and what the players added, make of it. */

import { Misfit } from './cards.ts';
import { botContribution, commitmentOf, Draws, keyOf } from './draws.ts';
import type { Header, PlayedGame } from './record.ts';
import type { Witnessed } from './witness.ts';

/** What a game has to say of its dealing. */
export interface Dealing {
  /** Deals `game` again; throws a Misfit where a card is another one. */
  readonly dealAgain: (game: PlayedGame, draws: Draws) => void;
  /** How it is settled who begins: by chance, by the rules, or as the last winner. */
  readonly firstBy: (header: Header) => 'chance' | 'rules' | 'winner';
}

export const FAULTS = [
  'nothing-told', 'closed', 'other-commitment', 'other-secret', 'not-added', 'other-told',
  'other-bot', 'other-first', 'other-deal', 'other-draw',
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
      readonly firstDrawn: boolean;
    };

/** What the table shows of the deal. */
export interface Shown {
  readonly commitment: string;
  readonly contributions: readonly string[];
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
export function verdictOn(game: PlayedGame, dealing: Dealing, witnessed: Witnessed, shown: Shown | null = null): Verdict {
  return verdictOf(() => {
    if (shown) checkShown(game, shown);
    return checked(game, dealing, witnessed);
  });
}

/** What can be said of a game whose cards stay closed: that the same was told all along. */
export function verdictOnClosed({ commitment, contributions }: Shown, witnessed: Witnessed): Verdict {
  return verdictOf(() => {
    checkTold(commitment, contributions, witnessed);
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

function checked(game: PlayedGame, dealing: Dealing, witnessed: Witnessed): Verdict {
  const { header } = game;
  if (!header.deal) throw new Doubt('nothing-told');
  const { commitment, contributions, bots, secret } = header.deal;
  checkTold(commitment, contributions, witnessed);
  if (!secret) throw new Doubt('closed');
  if (commitmentOf(secret) !== commitment) throw new Doubt('other-secret');
  for (const seat of contributions.length > 0 ? bots : []) {
    if (contributions[seat] !== botContribution(secret, seat)) throw new Doubt('other-bot', `${seat}`);
  }
  const { draws, firstDrawn } = dealtAgain(game, dealing, witnessed, secret);
  const isFound = isOwnFound(contributions, witnessed);
  return {
    fault: null, draws: draws.count, firstDrawn,
    before: witnessed.before && witnessed.commitment !== null,
    own: isFound === true,
    missed: isFound === false,
    people: contributions.filter((each, seat) => each !== '' && !bots.includes(seat)).length,
  };
}

/** The record has to say of the deal what the table shows. */
function checkShown({ header }: PlayedGame, { commitment, contributions, secret }: Shown): void {
  if (header.deal && header.deal.commitment !== commitment) throw new Doubt('other-commitment');
  if (header.deal && header.deal.secret !== secret) throw new Doubt('other-secret');
  if (header.deal && header.deal.contributions.join() !== contributions.join()) throw new Doubt('other-told');
}

function checkTold(commitment: string, contributions: readonly string[], witnessed: Witnessed): void {
  const { contributions: told, tentative } = witnessed;
  const isOther = witnessed.commitment !== null && witnessed.commitment !== commitment;
  if (isOther || witnessed.changed) throw new Doubt('other-commitment');
  if (isOwnFound(contributions, witnessed) === false && !tentative) throw new Doubt('not-added');
  if (told !== null && told.join() !== contributions.join()) throw new Doubt('other-told');
}

/** Whether what this page adds is at its seat; null where it adds nothing, or has none. */
function isOwnFound(contributions: readonly string[], { own, seat }: Witnessed): boolean | null {
  return own === null || seat === null ? null : contributions[seat] === own;
}

function dealtAgain(game: PlayedGame, dealing: Dealing, witnessed: Witnessed, secret: string) {
  const { deal, first, seats } = game.header;
  const firstDrawn = deal!.first_drawn === true;
  checkWhoBegins(game.header, dealing, witnessed.number, firstDrawn);
  const draws = new Draws(keyOf(secret, deal!.contributions));
  if (firstDrawn && draws.below(seats.length) !== first) throw new Doubt('other-first');
  try {
    dealing.dealAgain(game, draws);
  } catch (cause) {
    if (!(cause instanceof Misfit)) throw cause;
    throw new Doubt(draws.isDealt ? 'other-draw' : 'other-deal', cause.message);
  }
  return { draws, firstDrawn };
}

/** Nobody may choose who begins: where the last winner does not, and the rules say nothing, chance does. */
function checkWhoBegins(header: Header, { firstBy }: Dealing, number: number, isDrawn: boolean): void {
  const by = firstBy(header);
  const isChance = by === 'chance' || (by === 'winner' && number === 1);
  const fits = by === 'rules' ? !isDrawn && header.first === 0 : isDrawn || !isChance;
  if (!fits) throw new Doubt('other-first');
}
