/** Where one is in a replay, and how one moves through it. */

import { readStored, writeStored } from '../base/localStorage.ts';
import { pauseFor, placeOf, type Stop } from './replay.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

const KEY = 'discreet';

export class Player {
  #stops = $state.raw<readonly Stop[]>([]);
  #step = $state(0);
  #furthest = $state(0);
  #playing = $state(false);
  #discreet = $state(readStored(KEY) === true);
  speed = $state(1);

  /** What may be shown of the stops: all, or those one has come to while the rest is to stay a surprise. */
  get reached(): readonly Stop[] {
    return this.hidesRest ? this.#stops.slice(0, placeOf(this.#stops, this.#furthest) + 1) : this.#stops;
  }

  /** Whether how long the game is, and how it ends, is kept from who watches it. */
  get discreet(): boolean {
    return this.#discreet;
  }
  set discreet(discreet: boolean) {
    this.#discreet = discreet;
    this.#furthest = this.#step;
    writeStored(KEY, discreet);
  }

  get hidesRest(): boolean {
    return this.#discreet && this.#furthest < this.end;
  }

  get step(): number {
    return this.#step;
  }

  get position(): number {
    return placeOf(this.#stops, this.#step);
  }

  get stop(): Stop | undefined {
    return this.#stops[this.position];
  }

  get atStart(): boolean {
    return this.#step <= (this.#stops[0]?.step ?? 0);
  }

  get atEnd(): boolean {
    return this.#step >= this.end;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** How long the stop is shown before the next one follows by itself. */
  get pause(): number {
    return pauseFor(this.stop, this.speed);
  }

  /** Shows a game, as another viewer may see it, at the step where one is. */
  load(stops: readonly Stop[]): void {
    this.#stops = stops;
  }

  /** Goes to a step, one at which nothing is told included. */
  show(step: number): void {
    this.#playing = false;
    this.#arrive(step);
  }

  goto(position: number): void {
    this.#playing = false;
    this.#move(position);
  }

  first = (): void => this.goto(0);
  last = (): void => this.goto(this.reached.length - 1);
  next = (): void => this.goto(this.position + 1);

  previous = (): void => {
    const isBetween = this.#step > (this.stop?.step ?? 0);
    this.goto(isBetween ? this.position : this.position - 1);
  };

  /** Plays on by itself, from the start once the end is reached. */
  toggle = (): void => {
    if (!this.#playing && this.atEnd) this.#move(0);
    this.#playing = !this.#playing;
  };

  /** What happens when the pause is over. */
  advance(): void {
    this.#move(this.position + 1);
    if (this.atEnd) this.#playing = false;
  }

  #move(position: number): void {
    const within = Math.min(Math.max(0, position), this.#stops.length - 1);
    this.#arrive(this.#stops[within]?.step ?? 0);
  }

  #arrive(step: number): void {
    this.#step = step;
    this.#furthest = Math.max(this.#furthest, step);
  }

  /** The number of the last step. */
  get end(): number {
    return this.#stops.at(-1)?.step ?? 0;
  }
}
