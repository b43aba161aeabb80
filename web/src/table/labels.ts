/** What the buttons of the bar say. */

import type { Part, Speech, Telling } from '../i18n/index.ts';
import type { Offer } from '../net/messages.ts';
import { actionId, type Group, isAtSeat, NO_MORE, tokens } from './offers.ts';

/** What labels are made of: the words of the game, and who sits where. */
export interface Says {
  readonly said: Speech;
  readonly names: readonly string[];
  readonly you: number | null;
  /** The character that I am asked to prove. */
  readonly claim: string | null;
  readonly gems: number;
  /** The page does not know the game: its answers are said in its own words. */
  readonly plain?: boolean;
}

/** Arguments that people wrote, so that they can be marked as such. */
export const FOREIGN: readonly string[] = ['who'];

export interface Label {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
}

const label = (id: string, args: Label['args'] = {}): Label => ({ id, args });

/** The question put to somebody, or that it is their turn where the game has no words for it. */
export const askedOf = (question: Telling, said: Pick<Speech, 'has'>): Telling =>
  (said.has(question.id) ? question : { id: 'prompt-answer', args: {} });

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The text of a label, as a button says it. */
export const textOf = ({ id, args }: Label, { said }: Says): string => capital(said.t(id, args));

/** The same in parts, the names as people wrote them. */
export function partsOf({ id, args }: Label, { said }: Says): Part[] {
  return said.partsOf(id, args, FOREIGN)
    .map((part, at) => (at === 0 && !part.name ? { ...part, text: capital(part.text) } : part));
}

/** The answer *offer*, all of it. */
export function labelOf(offer: Offer, says: Says): Label {
  const [verb = '', ...rest] = tokens(offer.words);
  const [first = ''] = rest;
  const { said, gems } = says;
  if (says.plain) return label('web-generic-answer', { answer: said.answer(offer.words) });
  switch (verb) {
    case 'pass': return label('web-bar-allow');
    case 'block': case 'show': case 'claim': case 'pick':
      return label(`choice-${verb}`, { card: first || (offer.claim ?? '') });
    case 'lose': return label('choice-lose', { card: first });
    case 'prove': return proof(first || (says.claim ?? ''));
    case 'keep': return label('web-bar-keep', { cards: said.list(rest.map((card) => said.card(card))) });
    case 'leave': return first ? label('web-bar-leave', { card: said.card(first) }) : label('choice-leave');
    case 'play': case 'discard': return label(`web-bar-${verb}`, { card: said.card(first) });
    case 'gem': return label('choice-gem', { gems });
    case 'jokers': return jokers(rest, says);
    case 'faction': return label('choice-faction', { faction: Number(first) });
    case 'redirect': return seat(first, says);
    case 'challenge': case 'decline': case 'replace': return label(`choice-${verb}`);
    default: return isAtSeat(verb) ? aimed(verb, rest, says) : label(actionId(verb));
  }
}

/** A button of the bar: the last word of its path, unless it is the answer as a whole. */
export function labelOfGroup(group: Group, says: Says): Label {
  const [verb = '', at = '', named] = group.path;
  if (group.path.length === 1) return group.leaf && !isAtSeat(verb) ? labelOf(group.leaf, says) : label(actionId(verb));
  if (named === NO_MORE) return label('choice-unnamed');
  if (named !== undefined) return label('choice-pick', { card: named });
  return isAtSeat(verb) ? seat(at, says) : labelOf(group.leaf ?? group.offers[0]!, says);
}

function proof(card: string): Label {
  return card.startsWith('!') ? label('choice-prove-none') : label('choice-prove', { card });
}

function jokers(guilds: readonly string[], { said }: Says): Label {
  if (guilds[0] === 'auto') return label('web-bar-auto');
  return label('web-bar-jokers', { guilds: said.list(guilds.map((guild) => said.card(guild))) });
}

function seat(word: string, { names, you }: Says): Label {
  const at = Number(word);
  return at === you ? label('choice-yourself') : label('choice-redirect', { who: names[at] ?? word });
}

function aimed(verb: string, [at = '', named]: readonly string[], says: Says): Label {
  const action = says.said.t(actionId(verb));
  const who = Number(at) === says.you ? says.said.t('choice-yourself') : says.names[Number(at)] ?? at;
  if (named === undefined) return label('web-bar-aimed', { action, who });
  return label('web-bar-named', { action, who, card: says.said.card(named) });
}
