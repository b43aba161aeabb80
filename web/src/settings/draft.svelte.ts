/** The form of a new table: every change keeps the rest possible. */

import type { GameBody, Json, PresetBody, Values } from '../games/catalogue.ts';
import { drawn } from '../games/cast.ts';
import { readStored, writeStored } from '../base/localStorage.ts';
import type { HouseRules, NewCircleLink, Opened } from '../protocol/messages.gen.ts';
import { fetchJson } from '../base/http.ts';
import { changedOf, type SettingName, type SettingValue, type SettingValues, type TableForm } from './form.ts';
import { type Choice, choiceAgain, differing, fit, known, usualChoice, usualSettings, wish, within } from './newTable.ts';

const KEY = 'created';

/** The game number *at*, from 0, of those that friends *usual*ly play at their table *id*; one more than there are is new. */
export interface UsualGame {
  readonly id: string;
  readonly usual: readonly HouseRules[];
  readonly at: number;
}

export class Draft implements TableForm {
  readonly offers: readonly GameBody[];
  #choice = $state.raw<Choice>()!;
  /** Who of the cast would sit on each of the others' chairs. */
  #company = $state.raw<readonly string[]>([]);

  /** `listed` is wished by who comes from the list of open tables; `before` are rules to begin with. */
  constructor(offers: readonly GameBody[], listed: boolean, before: HouseRules | null = null) {
    this.offers = offers;
    const again = before === null ? readStored(KEY) : { ...before, changed: before.options };
    const choice = choiceAgain(again, offers) ?? usualChoice(offers[0]!);
    this.#choice = listed ? { ...choice, settings: { ...choice.settings, listed } } : choice;
    this.#company = this.#drawn();
  }

  get choice(): Choice {
    return this.#choice;
  }

  get offer(): GameBody {
    return this.offers.find(({ name }) => name === this.#choice.game)!;
  }

  get edition(): PresetBody {
    return this.offer.presets.find(({ name }) => name === this.#choice.preset)!;
  }

  /** Every option with the value it will have. */
  get values(): Values {
    return { ...this.edition.values, ...this.#choice.changed };
  }

  get chairs(): number {
    return this.#choice.chairs;
  }

  get settings(): SettingValues {
    return { ...usualSettings(this.offer), ...this.#choice.settings };
  }

  get bots(): number {
    return this.#choice.others.filter((level) => level !== null).length;
  }

  play(game: string): void {
    if (game === this.#choice.game) return;
    const offer = this.offers.find(({ name }) => name === game)!;
    this.#choice = { ...usualChoice(offer), settings: known(offer, this.#choice.settings) };
    this.#company = this.#drawn();
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

  /** Who of the cast the bot on another's chair is; empty for nobody in particular. */
  characterOn(chair: number): string {
    const level = this.#choice.others[chair] ?? '';
    return this.offer.levels.includes(level) ? this.#company[chair] ?? '' : '';
  }

  /** Those of the cast who sit. */
  get company(): readonly string[] {
    return this.#choice.others.map((_, chair) => this.characterOn(chair));
  }

  /** Lets *character* sit there; whoever it is may have been meant for another chair. */
  call(chair: number, character: string): void {
    const other = this.#company.indexOf(character);
    const before = this.#company[chair] ?? '';
    const company = other < 0 ? this.#company : this.#company.with(other, before);
    this.#company = company.with(chair, character);
  }

  #drawn(): readonly string[] {
    return drawn(this.offer.cast, Object.keys(this.offer.cast).length);
  }

  /** Lets bots sit on every chair that is free, or on none. */
  fill(withBots: boolean): void {
    const level = this.offer.usual;
    const others = this.#choice.others.map((before) => (withBots ? before ?? level : null));
    this.#choice = { ...this.#choice, others };
  }

  change(option: string, value: Json): void {
    const changed = differing(this.offer, this.edition, { ...this.#choice.changed, [option]: value });
    this.#choice = { ...this.#choice, changed };
  }

  reset(options: readonly string[]): void {
    const left = Object.entries(this.#choice.changed).filter(([name]) => !options.includes(name));
    this.#choice = { ...this.#choice, changed: Object.fromEntries(left) };
  }

  set(setting: SettingName, value: SettingValue): void {
    this.#choice = { ...this.#choice, settings: { ...this.#choice.settings, [setting]: value } };
  }

  /** Creates the table under `name` and returns its private link. */
  async create(name: string, face: string): Promise<string> {
    writeStored(KEY, this.#choice);
    const { table, invite } = await fetchJson<Opened>('/api/tables', wish(this.#wanted(), name, face, this.company));
    return `/t/${table}#${invite}`;
  }

  /** Founds a table of friends, with a *face*, where this is usually played, and returns its private link. */
  async found(circle: string, face: string, own: { readonly name: string; readonly face: string }): Promise<string> {
    const asked = { name: circle, own_name: own.name, own_face: own.face, face, usual: [this.#rules()] };
    const { circle: id, invite } = await fetchJson<NewCircleLink>('/api/circles', asked);
    return `/c/${id}#${invite}`;
  }

  /** Makes this the game number *at* of those that friends usually play, and returns the address of their page. */
  async rule({ id, usual, at }: UsualGame): Promise<string> {
    await fetchJson(`/api/circles/${id}/change`, { usual: [...usual.slice(0, at), this.#rules(), ...usual.slice(at + 1)] });
    return `/c/${id}`;
  }

  #wanted(): Choice {
    const changed = Object.fromEntries(changedOf(this).map((option) => [option.name, this.values[option.name]!]));
    return { ...this.#choice, changed };
  }

  #rules(): Record<string, unknown> {
    const { game, preset, chairs, changed, settings } = this.#wanted();
    return { game, preset, chairs, options: changed, settings };
  }
}
