/** The buttons of the bar for what is asked, in their order, with their keys. */

import type { IconName } from '../icons/icons';
import type { Offer } from '../net/messages.ts';
import { keyedCards } from './cardKeys.ts';
import type { Choice } from './choice.svelte.ts';
import { capital, type Label, labelOf, labelOfGroup, type Says } from './labels.ts';
import { tokens, verbOf } from './offers.ts';

/** More cards than these are chosen where they lie. */
const FEW = 5;

export interface BarButton {
  readonly id: string;
  readonly label: Label;
  readonly hint: string;
  readonly icon: IconName | null;
  readonly isMain: boolean;
  /** The character claimed by it. */
  readonly claim: string | null;
  /** The character or guild drawn on it. */
  readonly sign: string | null;
  readonly isBluff: boolean;
  readonly price: number;
  /** Whether it stays down, undefined for what is said at once. */
  readonly pressed: boolean | undefined;
  readonly more: boolean;
  readonly press: () => void;
}

const ICONS: Readonly<Record<string, IconName>> = {
  pass: 'allow', challenge: 'challenge', block: 'block', prove: 'hand', replace: 'swap', decline: 'close',
};
const KEYS: Readonly<Record<string, string>> = { pass: 'A', challenge: 'C', block: 'B' };
const MAIN = new Set(['challenge', 'prove']);
const GUILDS = ['nobles', 'artists', 'merchants', 'workers', 'knights', 'assassins'];

/** The buttons of a question; *hand* are the cards that I hold. */
export function buttonsOf(choice: Choice, says: Says, hand: readonly string[]): BarButton[] {
  switch (choice.kind) {
    case 'none': return [];
    case 'turn': return turn(choice, says);
    case 'reaction': return reactions(choice, says);
    case 'plain': return plain(choice, says);
    case 'keep': return kept(choice, says, hand);
    case 'jokers': return jokers(choice, says);
    case 'cards': return cards(choice, says);
  }
}

/** The answer that waits to be confirmed; null where there is none yet. */
export function confirmable(choice: Choice, hand: readonly string[]): Offer | null {
  if (choice.armed !== null) return choice.offers.find(({ words }) => words === choice.armed) ?? null;
  if (choice.kind === 'keep') {
    const held = new Map(keyedCards(hand).map(({ key, card }) => [key, card]));
    return choice.made('keep', choice.toggled.map((key) => held.get(key) ?? key));
  }
  return choice.kind === 'jokers' ? choice.made('jokers', choice.toggled) : null;
}

/** Presses what digit *number* stands for. */
export function pressNumber(buttons: readonly BarButton[], choice: Choice, number: number): void {
  const named = buttons.filter(({ hint }) => /\d$/.test(hint));
  if (named.length > 0) return named.find(({ hint }) => hint.endsWith(String(number % 10)))?.press();
  const offer = [...choice.cards.values()][number - 1];
  if (offer) choice.arm(offer.words);
}

const digit = (at: number): string => (at < 10 ? String((at + 1) % 10) : '');

function button(id: string, label: Label, press: () => void, rest: Partial<BarButton> = {}): BarButton {
  return {
    id, label, press, hint: '', icon: null, isMain: false, claim: null, sign: null, isBluff: false, price: 0,
    pressed: undefined, more: false, ...rest,
  };
}

const shows = ({ claim, true: isTrue, price }: Offer): Partial<BarButton> =>
  ({ claim, sign: claim, isBluff: isTrue === false, price });

function turn(choice: Choice, says: Says): BarButton[] {
  return choice.groups.map((group, at) => button(
    group.path.join(' '), labelOfGroup(group, says), () => choice.take(group),
    {
      ...(choice.path.length === 0 && shows(group.offers[0]!)),
      price: choice.path.length === 0 ? Math.min(...group.offers.map(({ price }) => price)) : 0,
      hint: digit(at),
      more: group.leaf === null,
      pressed: group.leaf && choice.armed === group.leaf.words ? true : undefined,
    },
  ));
}

function reactions(choice: Choice, says: Says): BarButton[] {
  const several = choice.offers.filter(({ words }) => verbOf(words) === 'block').length > 1;
  let blocks = 0;
  return choice.groups.flatMap(({ offers }) => offers).map((offer) => {
    const verb = verbOf(offer.words);
    const number = verb === 'block' && several ? ` ${++blocks}` : '';
    return button(offer.words, labelOf(offer, says), () => choice.say(offer), {
      ...shows(offer), hint: `${KEYS[verb] ?? digit(0)}${number}`, icon: ICONS[verb] ?? null, isMain: MAIN.has(verb),
    });
  });
}

function plain(choice: Choice, says: Says): BarButton[] {
  return choice.groups.flatMap(({ offers }) => offers).map((offer, at) => {
    const verb = verbOf(offer.words);
    return button(offer.words, labelOf(offer, says), () => choice.say(offer), {
      ...shows(offer), hint: digit(at), icon: ICONS[verb] ?? null, isMain: MAIN.has(verb),
    });
  });
}

function cards(choice: Choice, says: Says): BarButton[] {
  const named = choice.cards.size <= FEW;
  const gems = choice.offers.filter(({ words }) => words === 'gem');
  const shown = [...(named ? choice.cards : [])].map(([card, offer], at) => button(
    offer.words, { id: 'web-bar-card', args: { card: says.said.card(card) } }, () => choice.arm(offer.words),
    { hint: digit(at), sign: tokens(card)[0] ?? null, pressed: choice.armed === offer.words },
  ));
  return [...shown, ...gems.map((offer) => button(offer.words, labelOf(offer, says), () => choice.say(offer), {
    ...shows(offer), hint: 'G',
  }))];
}

function kept(choice: Choice, says: Says, hand: readonly string[]): BarButton[] {
  const most = choice.most('keep');
  return keyedCards(hand).map(({ key, card }, at) => button(
    key, { id: 'web-bar-card', args: { card: says.said.card(card) } }, () => choice.toggle(key, most),
    { hint: digit(at), sign: card, pressed: choice.toggled.includes(key) },
  ));
}

function jokers(choice: Choice, says: Says): BarButton[] {
  const most = choice.most('jokers');
  const auto = choice.offers.find(({ words }) => words === 'jokers auto');
  const open = new Set(choice.offers.flatMap(({ words }) => tokens(words).slice(1)));
  const guilds = GUILDS.filter((guild) => open.has(guild)).map((guild, at) => button(
    guild, { id: 'web-bar-card', args: { card: capital(says.said.card(guild)) } }, () => choice.toggle(guild, most),
    { hint: digit(at), sign: guild, pressed: choice.toggled.includes(guild) },
  ));
  return auto ? [...guilds, button('auto', labelOf(auto, says), () => choice.say(auto), { icon: 'sparkle' })] : guilds;
}
