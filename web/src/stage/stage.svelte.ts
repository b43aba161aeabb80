/**
 * What is shown of a game, and when: a queue of beats between what has arrived and what is drawn.
 *
 * It is the one place that knows what is new. Board, sounds and announcer listen to it: they draw
 * and say what it shows, and compare nothing themselves.
 */

import type { LogLines } from '../games/logLines.svelte.ts';
import type { Telling } from '../i18n/index.ts';
import { beatsOf, lengthOf, marksOf, type Shot, shotsOf, type Told } from './shots.ts';

/** A game as it stands after some of its steps: `n` of game `number`, with all that was told of it. */
export interface Picture {
  readonly number: number | string;
  readonly n: number;
  readonly log: readonly Telling[];
}

export interface Listener<P> {
  /** Lines are told: at the beginning of what is shown of them. */
  told?: (lines: readonly Telling[], after: P) => void;
  /** Something is to be seen or heard. */
  beat?: (told: Told) => void;
}

interface Change<P> {
  readonly after: P;
  readonly lines: readonly Telling[];
  readonly beats: readonly Told[];
  readonly shots: readonly Shot[];
}

/** Milliseconds that somebody may be behind; more is caught up with at once. */
export const MOST_BEHIND = 6_000;

export class Stage<P extends Picture> {
  readonly #linesOf: () => LogLines;
  readonly #now: () => number;
  readonly #listeners = new Set<Listener<P>>();
  #queue: Change<P>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0;
  #at = 0;
  #waits = false;

  #shown = $state.raw<P | null>(null);
  #before = $state.raw<P | null>(null);
  #shot = $state.raw<Shot | null>(null);
  /** What follows the picture that is shown, while it is being told. */
  #after = $state.raw<P | null>(null);
  /** How many times as fast as people look. */
  speed = 1;
  /** Whether anything is shown at length. */
  films = true;

  constructor(linesOf: () => LogLines, now: () => number = () => performance.now()) {
    this.#linesOf = linesOf;
    this.#now = now;
  }

  /** What is drawn. */
  get shown(): P | null {
    return this.#shown;
  }
  /** What was drawn before, if what has happened since is to be seen; null where it was skipped. */
  get before(): P | null {
    return this.#before;
  }
  /** What is looked at just now; null while the game goes on. */
  get shot(): Shot | null {
    return this.#shot;
  }
  /** The picture in which it ends. */
  get after(): P | null {
    return this.#after;
  }
  get idle(): boolean {
    return this.#shot === null;
  }

  on(listener: Listener<P>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Somebody is there before there is anything to show: what leads to the first picture is told, too. */
  wait(): void {
    this.#waits = true;
    this.#linesOf(); // they are fetched when they are asked for
  }

  /** Takes what has arrived; with *isCut* nobody was there to see how it came about. */
  follow(after: P, isCut = false): void {
    const last = this.#queue.at(-1)?.after ?? this.#shown;
    if (last === null && (isCut || !this.#waits)) return this.#show(after, null);
    if (last?.number === after.number && last.n === after.n) return this.#refresh(after);
    const change = this.#changeOf(last, after);
    this.#queue.push(change);
    const isBack = last?.number === after.number && !followsOn(last, after);
    if (isCut || isBack || this.#isBehind) this.cut();
    else if (this.idle) this.#play(this.#now());
  }

  /** Ends what is looked at just now. */
  skip(): void {
    if (this.idle) return;
    this.#finish();
    this.#play(this.#now());
  }

  /** Shows the last picture that there is, without what leads to it. */
  cut(): void {
    const last = this.#queue.at(-1);
    const untold = this.idle ? this.#queue : this.#queue.slice(1);
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#end();
    if (!last) return;
    const lines = untold.flatMap((change) => change.lines);
    if (lines.length > 0) this.#tell(lines, last.after);
    this.#show(last.after, null);
  }

  /** Lets nothing more happen. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#listeners.clear();
  }

  #changeOf(last: P | null, after: P): Change<P> {
    const isOn = last !== null && followsOn(last, after);
    const lines = isOn ? after.log.slice(last.log.length) : last?.number === after.number ? [] : after.log;
    const beats = beatsOf(lines, this.#linesOf());
    return { after, lines, beats, shots: this.films && isOn ? shotsOf(beats, this.speed) : [] };
  }

  get #isBehind(): boolean {
    const left = this.#queue.slice(this.idle ? 0 : 1).reduce((sum, { shots }) => sum + lengthOf(shots), 0);
    return left * this.speed > MOST_BEHIND;
  }

  /** Something else has changed than the game: who looks, what they have said. */
  #refresh(after: P): void {
    const last = this.#queue.at(-1);
    if (last) this.#queue[this.#queue.length - 1] = { ...last, after };
    else this.#shown = after;
    if (this.#queue.length === 1 && !this.idle) this.#after = after;
  }

  /** Shows what waits, from the instant *from* on: a clock that was put forward goes through it. */
  #play(from: number): void {
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      if (next.lines.length > 0) this.#tell(next.lines, next.after);
      if (next.shots.length > 0) return this.#begin(next, from);
      this.#finish();
    }
  }

  #begin({ after, shots }: Change<P>, from: number): void {
    this.#after = after;
    this.#until = from;
    this.#at = -1;
    this.#turn(shots);
  }

  /** Goes on to the shot that is to be seen now; after the last, to what waits. */
  #turn(shots: readonly Shot[]): void {
    const now = this.#now();
    while (this.#until <= now) {
      const shot = shots[++this.#at];
      if (!shot) return this.#goOn();
      this.#until += shot.lasts;
      if (this.#until > now || this.#at === shots.length - 1) this.#look(shot);
    }
    this.#timer = setTimeout(() => this.#turn(shots), this.#until - now);
  }

  #look(shot: Shot): void {
    this.#shot = shot;
    for (const each of this.#listeners) each.beat?.(shot);
  }

  #goOn(): void {
    const from = this.#until;
    this.#finish();
    this.#play(from);
  }

  /** Shows the picture that was led to. */
  #finish(): void {
    clearTimeout(this.#timer);
    const change = this.#queue.shift();
    this.#end();
    if (!change) return;
    const isOn = this.#shown !== null && followsOn(this.#shown, change.after);
    this.#show(change.after, isOn ? this.#shown : null);
    for (const mark of this.films ? marksOf(change.beats) : change.beats) {
      for (const each of this.#listeners) each.beat?.(mark);
    }
  }

  #end(): void {
    this.#shot = null;
    this.#after = null;
  }

  #show(after: P, before: P | null): void {
    this.#shown = after;
    this.#before = before;
  }

  #tell(lines: readonly Telling[], after: P): void {
    for (const each of this.#listeners) each.told?.(lines, after);
  }
}

/** Whether *after* is the same game some steps later, seen by the same viewer. */
const followsOn = (before: Picture, after: Picture): boolean =>
  before.number === after.number && after.n > before.n && after.log.length >= before.log.length;
