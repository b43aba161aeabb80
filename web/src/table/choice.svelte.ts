/** What is being chosen in answer to a question: it outlives every refresh of the scene. */

import type { Offer } from '../net/messages.ts';
import { byCard, type Group, isCostly, type Kind, kindOf, mostNamed, naming, openAt, seatOf } from './offers.ts';

/** A click that comes sooner after the bar has changed was meant for something else. */
const GUARD = 300;

export class Choice {
  readonly #answer: (words: string) => void;
  readonly #kindOf: (offers: readonly Offer[]) => Kind;
  readonly #now: () => number;
  #offers = $state.raw<readonly Offer[]>([]);
  #path = $state.raw<readonly string[]>([]);
  #armed = $state<string | null>(null);
  #toggled = $state.raw<readonly string[]>([]);
  #step = -1;
  #changed = 0;

  /** `kind` says what sort of question offers belong to. */
  constructor(answer: (words: string) => void, kind = kindOf, now: () => number = () => performance.now()) {
    this.#answer = answer;
    this.#kindOf = kind;
    this.#now = now;
  }

  kind = $derived.by(() => this.#kindOf(this.#offers));
  groups = $derived(openAt(this.#offers, this.#path));
  cards = $derived(byCard(this.#offers));
  /** The groups that name a seat, by seat. */
  seats: ReadonlyMap<number, Group> = $derived(new Map(this.groups.flatMap((group) => {
    const seat = seatOf(group);
    return seat === null ? [] : [[seat, group] as const];
  })));

  get offers(): readonly Offer[] {
    return this.#offers;
  }
  get path(): readonly string[] {
    return this.#path;
  }
  /** The words that Enter would say. */
  get armed(): string | null {
    return this.#armed;
  }
  /** The keys of the cards or guilds that were chosen, in the order of choosing. */
  get toggled(): readonly string[] {
    return this.#toggled;
  }

  /** Takes the offers of a scene; only another question clears what was chosen. */
  follow(step: number, offers: readonly Offer[]): void {
    this.#offers = offers;
    if (step === this.#step) return;
    this.#step = step;
    this.#reset();
  }

  /** Goes into a group, or gives the answer that it is; what is costly wants to be confirmed. */
  take({ leaf, path }: Group): void {
    if (!this.#isAwake()) return;
    if (!leaf) this.#go(path);
    else if (isCostly(leaf) && this.#armed !== leaf.words) this.#ready(leaf.words);
    else this.#say(leaf.words);
  }

  /** Shows only the answers that begin with *word*. */
  enter(word: string): void {
    if (this.#isAwake()) this.#go([word]);
  }

  say(offer: Offer | null | undefined): void {
    if (offer && this.#isAwake()) this.#say(offer.words);
  }

  /** Makes *words* what Enter says; said twice, it is the answer. */
  arm(words: string): void {
    if (this.#armed === words) this.confirm();
    else this.#armed = words;
  }

  confirm(): void {
    const offer = this.#offers.find(({ words }) => words === this.#armed);
    this.say(offer);
  }

  /** Takes back the last thing chosen; says whether there was one. */
  cancel(): boolean {
    if (this.#armed !== null) this.#armed = null;
    else if (this.#toggled.length > 0) this.#toggled = [];
    else if (this.#path.length > 0) this.#go(this.#path.slice(0, -1));
    else return false;
    return true;
  }

  /** Chooses the thing *key*, or no longer; beyond *most* the first chosen goes. */
  toggle(key: string, most: number): void {
    this.#toggled = this.#toggled.includes(key)
      ? this.#toggled.filter((each) => each !== key)
      : [...this.#toggled, key].slice(-Math.max(1, most));
  }

  /** The answer of *verb* made of the words chosen. */
  made(verb: string, words: readonly string[]): Offer | null {
    return naming(this.#offers, verb, words);
  }

  most(verb: string): number {
    return mostNamed(this.#offers, verb);
  }

  #ready(words: string): void {
    this.#armed = words;
    this.#changed = this.#now();
  }

  #say(words: string): void {
    this.#changed = this.#now();
    this.#answer(words);
  }

  #go(path: readonly string[]): void {
    this.#path = path;
    this.#armed = null;
    this.#changed = this.#now();
  }

  #reset(): void {
    this.#toggled = [];
    this.#go([]);
  }

  #isAwake(): boolean {
    return this.#now() - this.#changed >= GUARD;
  }
}
