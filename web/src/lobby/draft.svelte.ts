/** The form of a new table: every change keeps the rest possible. */

import type { GameOffer, OptionValue, Preset, Values } from '../games/catalogue.ts';
import { readStored, writeStored } from '../base/localStorage.ts';
import type { Opened, Settings } from '../protocol/messages.gen.ts';
import { fetchJson } from '../base/http.ts';
import { type Choice, choiceAgain, differing, fit, usualChoice, wish, within } from './newTable.ts';
import { matters, type Option } from '../games/options.ts';
import { usual } from './quick.svelte.ts';
import { visitor } from './visitor.svelte.ts';

const KEY = 'created';

export class Draft {
  readonly offers: readonly GameOffer[];
  #choice = $state.raw<Choice>()!;

  /** `listed` is wished by who comes from the list of open tables. */
  constructor(offers: readonly GameOffer[], listed: boolean) {
    this.offers = offers;
    const choice = choiceAgain(readStored(KEY), offers) ?? usualChoice(offers[0]!);
    this.#choice = listed ? { ...choice, settings: { ...choice.settings, listed } } : choice;
  }

  get choice(): Choice {
    return this.#choice;
  }

  get offer(): GameOffer {
    return this.offers.find(({ name }) => name === this.#choice.game)!;
  }

  get edition(): Preset {
    return this.offer.presets.find(({ name }) => name === this.#choice.preset)!;
  }

  /** Every option with the value it will have. */
  get values(): Values {
    return { ...this.edition.values, ...this.#choice.changed };
  }

  /** The options to be shown first. */
  get featured(): readonly Option[] {
    return this.#shown(this.offer.extras);
  }

  /** All others. */
  get house(): readonly Option[] {
    const { extras, options } = this.offer;
    return this.#shown(options.map(({ name }) => name).filter((name) => !extras.includes(name)));
  }

  get bots(): number {
    return this.#choice.others.filter((level) => level !== null).length;
  }

  play(game: string): void {
    if (game === this.#choice.game) return;
    const offer = this.offers.find(({ name }) => name === game)!;
    this.#choice = { ...usualChoice(offer), settings: this.#choice.settings };
  }

  edit(preset: string): void {
    const edition = this.offer.presets.find(({ name }) => name === preset)!;
    const chairs = within(this.#choice.chairs, edition);
    const changed = differing(this.offer, edition, this.#choice.changed);
    this.#choice = { ...this.#choice, preset, chairs, changed, others: fit(this.#choice.others, chairs) };
  }

  seat(chairs: number): void {
    this.#choice = { ...this.#choice, chairs, others: fit(this.#choice.others, chairs) };
  }

  /** Lets a bot of `level` sit on another's chair; null leaves it free. */
  place(chair: number, level: string | null): void {
    this.#choice = { ...this.#choice, others: this.#choice.others.with(chair, level) };
  }

  /** Lets bots sit on every chair that is free, or on none. */
  fill(withBots: boolean): void {
    const level = usual(this.offer.levels);
    const others = this.#choice.others.map((before) => (withBots ? before ?? level : null));
    this.#choice = { ...this.#choice, others };
  }

  change(option: string, value: OptionValue): void {
    const changed = differing(this.offer, this.edition, { ...this.#choice.changed, [option]: value });
    this.#choice = { ...this.#choice, changed };
  }

  isChanged(option: string): boolean {
    return option in this.#choice.changed;
  }

  reset(options: readonly string[]): void {
    const left = Object.entries(this.#choice.changed).filter(([name]) => !options.includes(name));
    this.#choice = { ...this.#choice, changed: Object.fromEntries(left) };
  }

  set<K extends keyof Settings>(setting: K, value: Settings[K]): void {
    this.#choice = { ...this.#choice, settings: { ...this.#choice.settings, [setting]: value } };
  }

  /** Creates the table and returns its private link. */
  async create(): Promise<string> {
    writeStored(KEY, this.#choice);
    const { values, offer } = this;
    const changed = Object.entries(this.#choice.changed).filter(([name]) => matters(offer.options, name, values, this.#choice.chairs));
    const choice = { ...this.#choice, changed: Object.fromEntries(changed) };
    const { table, invite } = await fetchJson<Opened>('/api/tables', wish(choice, visitor.name));
    return `/t/${table}#${invite}`;
  }

  #shown(names: readonly string[]): readonly Option[] {
    const { values, offer, choice: { chairs } } = this;
    return names
      .filter((name) => matters(offer.options, name, values, chairs))
      .map((name) => offer.options.find((option) => option.name === name)!);
  }
}
