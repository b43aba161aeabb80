/** What is being chosen in answer to a question: it outlives every refresh of the scene. */

import { inOrder } from '../base/inOrder.ts';
import type { AnswerForm, ClosedOffer, Offer } from '../net/messages.ts';
import { cardOfKey, type KeyedCard, keyedCards } from './cardKeys.ts';
import { byCard, closedAt, type Entry, groupsTo, type Kind, naming, openAt, PLAIN } from './offers.ts';

/** Milliseconds for which new buttons are shown before they answer: a click that comes sooner was meant for others. */
const GUARD = 500; // with what it takes to show them
/** Milliseconds before an answer may be taken back: the second click of a double click does not. */
const UNDO_GUARD = 300;

/** What is done with what was chosen. */
export interface Deeds {
  readonly answer: (words: string) => void;
  readonly undo: () => void;
}

export class Choice {
  readonly #deeds: Deeds;
  readonly #now: () => number;
  #offers = $state.raw<readonly Offer[]>([]);
  #form = $state.raw<AnswerForm>(PLAIN);
  #path = $state.raw<readonly string[]>([]);
  #letter = $state<string | null>(null);
  #armed = $state<string | null>(null);
  #toggled = $state.raw<readonly string[]>([]);
  #lit = $state<string | null>(null);
  #step = -1;
  #isOpen = true;
  #changed = 0;
  #chosen = 0;
  /** Whether the buttons are too new to answer, and look so. */
  isInert = $state(false);
  /** Whether the one button that says what was chosen is. */
  isReadyInert = $state(false);

  constructor(deeds: Deeds, now: () => number = () => performance.now()) {
    this.#deeds = deeds;
    this.#now = now;
  }

  kind: Kind = $derived(this.#offers.length === 0 ? 'none' : this.#form.kind ?? 'menu');
  entries: readonly Entry[] = $derived(openAt(this.#offers, this.#form, this.#path)
    .filter(({ shown }) => this.#letter === null || ('key' in shown && shown.key === this.#letter)));
  /** The answers beside them that are not open just now. */
  closed: readonly ClosedOffer[] = $derived(this.#letter === null ? closedAt(this.#form, this.entries[0]?.shown.path) : []);
  /** The answers of which each names one card. */
  cards: ReadonlyMap<string, Offer> = $derived(this.kind === 'one' ? byCard(this.#offers.filter((offer) => !this.isDim([offer]))) : new Map());
  /** The answers that are no choice of cards. */
  others: readonly Offer[] = $derived(this.#offers.filter(({ cards = [] }) => cards.length === 0));
  /** The cards of which some are chosen, none where it is not so. */
  some: readonly KeyedCard[] = $derived(this.kind === 'some' ? keyedCards(this.#form.cards ?? []).filter(({ card }) => this.#lit?.split(' ').includes(card) ?? true) : []);
  /** The entries that are seats, by seat. */
  seats: ReadonlyMap<number, Entry> = $derived(new Map(this.entries.flatMap((entry) => {
    const { seat } = entry.shown;
    return seat === undefined || seat === null || this.isDim(entry.offers) ? [] : [[seat, entry] as const];
  })));
  /** The seats that may not be chosen where others may, by seat. */
  spared: ReadonlyMap<number, ClosedOffer> = $derived(new Map(this.closed.flatMap((each) =>
    (each.seat === undefined || each.seat === null ? [] : [[each.seat, each] as const]))));
  /** The groups that one is in. */
  within = $derived(groupsTo(this.#form, this.entries[0]?.shown.path ?? this.#path));
  /** What Enter would say: what waits to be confirmed, or is made of the cards chosen. */
  ready: Offer | null = $derived(this.#offers.find(({ words }) => words === this.#armed)
    ?? (this.kind === 'some' ? naming(this.#offers, this.#toggled.map(cardOfKey)) : null));

  get offers(): readonly Offer[] {
    return this.#offers;
  }
  get form(): AnswerForm {
    return this.#form;
  }
  get path(): readonly string[] {
    return this.#path;
  }
  /** Whether less is shown than there is to choose from. */
  get isNarrowed(): boolean {
    return this.#path.length > 0 || this.#letter !== null;
  }
  /** The words that Enter would say. */
  get armed(): string | null {
    return this.#armed;
  }
  /** The keys of the cards that were chosen, in the order of choosing. */
  get toggled(): readonly string[] {
    return this.#toggled;
  }

  /** Takes the offers of a scene; only another question clears what was chosen. */
  follow(step: number, offers: readonly Offer[], form: AnswerForm | null, isOpen = true): void {
    this.#offers = offers;
    this.#form = form ?? PLAIN;
    if (isOpen !== this.#isOpen) this.#wait();
    this.#isOpen = isOpen;
    if (step === this.#step) return;
    this.#step = step;
    this.#toggled = [];
    this.#go([]);
  }

  /** Lights up the answer *words*, as of a lesson: of cards and seats no others can be chosen. */
  light(words: string | null): void {
    this.#lit = words;
  }

  isLit(offers: readonly Offer[]): boolean {
    return this.#lit !== null && !this.isDim(offers);
  }

  /** Whether another answer than *offers* is lit up. */
  isDim(offers: readonly Offer[]): boolean {
    const lit = this.#lit;
    return lit !== null && offers.every(({ words }) => inOrder(words) !== inOrder(lit));
  }

  /** Goes into a group, or gives the answer that it is; what is costly wants to be confirmed. */
  take({ leaf, path }: Entry): void {
    if (!this.#isAwake()) return;
    if (!leaf) this.#go(path);
    else if (leaf.weight === 'costly' && this.#armed !== leaf.words) this.#ready(leaf.words);
    else this.#say(leaf.words);
  }

  /** Shows only the answers that *letter* gives. */
  narrow(letter: string): void {
    if (!this.#isAwake()) return;
    this.#letter = letter;
    this.#wait();
  }

  say(offer: Offer | null | undefined): void {
    if (offer && this.#isAwake()) this.#say(offer.words);
  }

  /** Makes *words* what Enter says; pressed twice, and not by a double click, it is the answer. */
  arm(words: string): void {
    if (this.#armed === words) return this.press();
    this.#armed = words;
    return this.#choose();
  }

  /** Says what was chosen, as Enter does: another key than the one that chose it. */
  confirm(): void {
    this.say(this.ready);
  }

  /** Says what was chosen, unless it is too new: the click may be the second of two. */
  press(): void {
    if (this.#now() - this.#chosen >= GUARD) this.confirm();
  }

  /** Takes the answer back that was given. */
  undo(): void {
    if (this.#now() - this.#changed < UNDO_GUARD) return;
    this.#wait();
    this.#deeds.undo();
  }

  /** Takes back the last thing chosen; says whether there was one. */
  cancel(): boolean {
    if (this.#armed !== null) this.#armed = null;
    else if (this.#toggled.length > 0) this.#toggled = [];
    else if (this.#letter !== null) this.#letter = null;
    else if (this.#path.length > 0) this.#go(this.#path.slice(0, -1));
    else return false;
    return true;
  }

  /** Whether *card*, whose key is *key*, can be chosen. */
  canTake(key: string, card: string): boolean {
    return this.cards.has(card) || this.some.some((each) => each.key === key);
  }

  /** Whether it is chosen. */
  isTaken(key: string, card: string): boolean {
    return this.#toggled.includes(key) || (this.#armed !== null && this.#armed === this.cards.get(card)?.words);
  }

  /** Chooses *card*, or no longer; of more than may be chosen the first goes. */
  takeCard(key: string, card: string): void {
    const offer = this.cards.get(card);
    if (offer) this.arm(offer.words);
    else this.toggle(key);
  }

  toggle(key: string): void {
    this.#toggled = this.#toggled.includes(key)
      ? this.#toggled.filter((each) => each !== key)
      : [...this.#toggled, key].slice(-Math.max(1, this.#form.most ?? 1));
    this.#choose();
  }

  #choose(): void {
    this.#chosen = this.#now();
    this.isReadyInert = true;
    this.#later(() => (this.isReadyInert = this.#now() - this.#chosen < GUARD));
  }

  #ready(words: string): void {
    this.#armed = words;
    this.#wait();
  }

  #say(words: string): void {
    this.#wait();
    this.#deeds.answer(words);
  }

  #go(path: readonly string[]): void {
    this.#path = path;
    this.#letter = null;
    this.#armed = null;
    this.#wait();
  }

  /** The buttons are on the page now: only from here on they can be looked at. */
  drawn(): void {
    if (this.isInert) this.#wait();
  }

  /** The plates lie elsewhere now. */
  moved(): void {
    if (this.seats.size > 0) this.#wait();
  }

  /** Lets the buttons be looked at before they answer. */
  #wait(): void {
    this.#changed = this.#now();
    this.isInert = true;
    this.#later(() => (this.isInert = this.#now() - this.#changed < GUARD));
  }

  #later(show: () => void): void {
    setTimeout(show, GUARD + 1);
  }

  #isAwake(): boolean {
    return this.#now() - this.#changed >= GUARD;
  }
}
