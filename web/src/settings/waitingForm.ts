/** The rules and settings of a table that waits: its host changes them for everybody. */

import type { GameBody, Json, PresetBody, Values } from '../games/catalogue.ts';
import type { Command, Scene } from '../net/messages.ts';
import { changedOf, type SettingName, type SettingValue, type SettingValues, type TableForm } from './form.ts';

type Plain = string | number | boolean;

/** What a form needs of the scene of a table. */
export type FormScene = Pick<Scene, 'preset' | 'options' | 'settings'> & { readonly chairs: readonly unknown[] };

export class WaitingForm implements TableForm {
  readonly offer: GameBody;
  readonly #scene: FormScene;
  readonly #send: (command: Command) => void;

  constructor(offer: GameBody, scene: FormScene, send: (command: Command) => void = () => undefined) {
    this.offer = offer;
    this.#scene = scene;
    this.#send = send;
  }

  get edition(): PresetBody {
    const { presets } = this.offer;
    return presets.find(({ name }) => name === this.#scene.preset) ?? presets[0]!;
  }
  get chairs(): number {
    return this.#scene.chairs.length;
  }
  get values(): Values {
    return { ...this.edition.values, ...this.#scene.options as Values };
  }
  get settings(): SettingValues {
    const { settings } = this.#scene;
    return Object.fromEntries(this.offer.settings.map(({ name }) => [name, settings[name]]));
  }

  edit(preset: string): void {
    this.#send({ type: 'configure', preset });
  }
  seat(chairs: number): void {
    this.#send({ type: 'configure', chairs });
  }
  change(option: string, value: Json): void {
    this.#send({ type: 'configure', options: { ...this.#changed([option]), [option]: value as Plain } });
  }
  reset(options: readonly string[]): void {
    this.#send({ type: 'configure', options: this.#changed(options) });
  }
  set(setting: SettingName, value: SettingValue): void {
    this.#send({ type: 'configure', settings: { [setting]: value } });
  }

  /** What differs from the edition, without `besides`. */
  #changed(besides: readonly string[]): Record<string, Plain> {
    const left = changedOf(this).filter(({ name }) => !besides.includes(name));
    return Object.fromEntries(left.map(({ name }) => [name, this.values[name] as Plain]));
  }
}
