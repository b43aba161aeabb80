/** The buttons of the bar for what is asked, in their order, with their keys and what they say. */

import type { Part, Speech, Telling } from '../i18n/index.ts';
import type { IconName } from '../icons/icons';
import type { ClosedOffer, Offer, OfferClaim, OfferGroup, Price } from '../net/messages.ts';
import type { Choice } from '../board/choice.svelte.ts';
import { type Entry, groupsTo } from '../board/offers.ts';

/** More cards than these are chosen where they lie. */
const FEW = 5;

export interface BarButton {
  readonly id: string;
  readonly label: Telling;
  readonly hint: string;
  readonly icon: IconName | null;
  readonly claim: OfferClaim | null;
  /** What is drawn on it. */
  readonly sign: OfferClaim | null;
  readonly isBluff: boolean;
  readonly price: Price | null;
  readonly gain: Price | null;
  /** What it does besides. */
  readonly effect: Telling | null;
  /** What cannot be undone. */
  readonly warning: Telling | null;
  /** Why it cannot be answered now; null where it can. */
  readonly closed: Telling | null;
  /** Whether it stays down, undefined for what is said at once. */
  readonly pressed: boolean | undefined;
  readonly more: boolean;
  /** Whether it is lit up as the answer to give. */
  readonly isLit: boolean;
  readonly press: () => void;
}

type Looks = Partial<Pick<Offer, 'icon' | 'cards' | 'key' | 'warning'>>
  & Pick<OfferGroup, 'claim' | 'true' | 'price' | 'gain' | 'effect'>;

/** The buttons of a question; *all* where no board has the cards to choose from. */
export function buttonsOf(choice: Choice, all = false): BarButton[] {
  switch (choice.kind) {
    case 'none': return [];
    case 'menu': case 'reaction': return listed(choice);
    case 'one': return [...(all || choice.cards.size <= FEW ? cards(choice) : []), ...others(choice)];
    case 'some': return [...some(choice), ...others(choice)];
  }
}

/** Presses what digit *number* stands for. */
export function pressNumber(buttons: readonly BarButton[], choice: Choice, number: number): void {
  const named = buttons.filter(({ hint }) => /\d$/.test(hint));
  if (named.length > 0) return named.find(({ hint }) => hint.endsWith(String(number % 10)))?.press();
  const offer = [...choice.cards.values()][number - 1];
  if (offer) choice.arm(offer.words);
}

/** Presses what *letter* stands for; where it stands for several answers, only those are shown. */
export function pressLetter(buttons: readonly BarButton[], choice: Choice, letter: string): void {
  const named = buttons.filter(({ hint }) => hint.split(' ')[0] === letter);
  if (named.length > 1) choice.narrow(letter);
  else named[0]?.press();
}

const digit = (at: number): string => (at < 10 ? String((at + 1) % 10) : '');

function button(id: string, label: Telling, press: () => void, looks: Looks, rest: Partial<BarButton> = {}): BarButton {
  const [card] = looks.cards ?? [];
  const claim = looks.claim ?? null;
  return {
    id, label, press, hint: looks.key ?? '', icon: looks.icon ?? null, claim,
    sign: claim ?? (card === undefined ? null : { card }), isBluff: looks.true === false, price: looks.price ?? null,
    gain: looks.gain ?? null, effect: looks.effect ?? null, warning: looks.warning ?? null, closed: null,
    pressed: undefined, more: false, isLit: false, ...rest,
  };
}

function listed(choice: Choice): BarButton[] {
  const all = inPlaces(choice.entries, choice.closed);
  const letters = all.map((each) => ('shown' in each && 'key' in each.shown && each.shown.key) || '');
  return all.map((each, at) => ('shown' in each ? opened(each, choice, hintOf(letters, at)) : shut(each)));
}

/** The answers that come first, those that are closed in their places: each keeps its number whatever is open. */
function inPlaces(entries: readonly Entry[], closed: readonly ClosedOffer[]): (Entry | ClosedOffer)[] {
  const all: (Entry | ClosedOffer)[] = [...entries];
  for (const each of closed) all.splice(each.at, 0, each);
  return all;
}

const opened = (entry: Entry, choice: Choice, hint: string): BarButton => button(
  idOf(entry), entry.shown.label, () => choice.take(entry), entry.shown,
  {
    hint,
    more: entry.leaf === null,
    isLit: choice.isLit(entry.offers),
    pressed: entry.leaf && choice.armed === entry.leaf.words ? true : undefined,
  },
);

const shut = (closed: ClosedOffer): BarButton =>
  button(`closed ${closed.name}`, closed.label, () => undefined, closed, { closed: closed.why });

const idOf = ({ leaf, path }: Entry): string => leaf?.words ?? path.join(' ');

/** The letter of an entry, with a number where it has that of others too; a digit without one. */
function hintOf(letters: readonly string[], at: number): string {
  const letter = letters[at] ?? '';
  const before = letters.slice(0, at).filter((each) => each === letter).length;
  if (!letter) return digit(before);
  return letters.filter((each) => each === letter).length > 1 ? `${letter} ${before + 1}` : letter;
}

/** A card by its name: a list of one. */
const named = (card: string): Telling => ({ id: 'web-bar-card', args: { card: [card] } });

const cards = (choice: Choice): BarButton[] => [...choice.cards].map(([card, offer], at) => button(
  offer.words, named(card), () => choice.arm(offer.words), offer,
  { hint: digit(at), pressed: choice.armed === offer.words, isLit: choice.isLit([offer]) },
));

const some = (choice: Choice): BarButton[] => choice.some.map(({ key, card }, at) => button(
  key, named(card), () => choice.toggle(key), { cards: [card] },
  { hint: digit(at), pressed: choice.toggled.includes(key), effect: choice.form.effects?.[at] ?? null },
));

const others = (choice: Choice): BarButton[] => choice.others.map((offer) => button(
  offer.words, offer.label, () => choice.say(offer), offer, { isLit: choice.isLit([offer]) },
));

// --- what is said

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The question put to somebody, or that it is their turn where the game has no words for it. */
export const askedOf = (question: Telling, said: Pick<Speech, 'has'>): Telling =>
  (said.has(question.id) ? question : { id: 'prompt-answer', args: {} });

/** A label in parts, the names as people wrote them. */
export const partsOf = (label: Telling, said: Speech, names: readonly string[]): Part[] =>
  said.parts(label, names).map((part, at) => (at === 0 && !part.name ? { ...part, text: capital(part.text) } : part));

/** Where one is: the labels of the groups. */
export const menuOf = (groups: readonly OfferGroup[], said: Speech, names: readonly string[]): string =>
  groups.map(({ label }) => said.told(label, names)).join(', ');

/** The answer *offer*, all of it: with the groups that it lies in. */
export function wholeOf(offer: Offer, choice: Choice, said: Speech, names: readonly string[]): string {
  const menu = menuOf(groupsTo(choice.form, offer.path ?? []), said, names);
  const answer = said.told(offer.label, names);
  return capital(menu ? said.t('in-menu', { menu, answer }) : answer);
}

/** A price or a gain as it is read out; a game that has no words for its things calls them by their number. */
export const priceName = ({ thing, count }: Price, said: Speech): string =>
  (said.has(`price-${thing}`) ? said.t(`price-${thing}`, { count }) : `${count} ${thing}`);
