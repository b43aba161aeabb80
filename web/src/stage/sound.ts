/** Plays the sounds of the page; they are fetched when somebody may hear them. */

import { SOUNDS } from './sounds.gen.ts';
import file from './sounds.mp3?url';

export type Sound = keyof typeof SOUNDS;

/** More at once would be noise. */
export const MOST_AT_ONCE = 3;
/** Seconds between the beginnings of two sounds. */
const APART = 0.28;
/** Seconds for which a sound is worth hearing after it was asked for. */
export const KEPT = 1;
/** These ask for an answer: they wait for their turn, and are never left out. */
const CALLS: readonly Sound[] = ['turn', 'window'];

interface Planned {
  readonly sound: Sound;
  readonly from: number;
  readonly until: number;
}

/** Says when each sound begins, in seconds: one after the other, none twice at once, and never many. */
export class Plan {
  #planned: readonly Planned[] = [];

  /** When *sound* begins if it is asked for *now*; null where it is left out. */
  admit(sound: Sound, now: number): number | null {
    this.#planned = this.#planned.filter(({ until }) => until > now);
    const begin = Math.max(now, ...this.#planned.map(({ from }) => from + APART));
    const from = this.#freeAt(begin);
    const isTwice = this.#planned.some((each) => each.sound === sound && each.from > now - APART);
    if (isTwice || (from > now + KEPT && !CALLS.includes(sound))) return null;
    this.#planned = [...this.#planned, { sound, from, until: from + SOUNDS[sound][1] }];
    return from;
  }

  /** The first instant from *from* on at which one more may be heard. */
  #freeAt(from: number): number {
    const ends = this.#planned.map(({ until }) => until).filter((until) => until > from).sort((a, b) => a - b);
    return ends[ends.length - MOST_AT_ONCE] ?? from;
  }
}

/** What a person has chosen to hear. */
export interface Hearing {
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

export class Player {
  readonly #hearing: Hearing;
  readonly #plan = new Plan();
  #context: AudioContext | null = null;
  #recording: AudioBuffer | null = null;
  #isFetching = false;
  #asked: { readonly sound: Sound; readonly at: number }[] = [];

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
  }

  /** Browsers allow sound after a first gesture only; called for every one, it costs nothing. */
  unlock = (): void => {
    if (!this.#hearing.sound) return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume().then(() => this.#start());
    if (!this.#recording && !this.#isFetching) void this.#fetch(this.#context);
  };

  /** Plays *sound*, as soon as those allow it that are heard already. */
  play(sound: Sound): void {
    if (!this.#hearing.sound) return;
    this.#asked = [...this.#asked.filter(isFresh), { sound, at: performance.now() }];
    this.#start();
  }

  /** Starts what was asked for; where the browser or the recording is not ready yet, it is kept. */
  #start(): void {
    const [context, recording] = [this.#context, this.#recording];
    if (context?.state !== 'running' || !recording) return;
    const asked = this.#asked.filter(isFresh);
    this.#asked = [];
    for (const { sound } of asked) {
      const at = this.#plan.admit(sound, context.currentTime);
      if (at !== null) start(context, recording, sound, at, loudness(this.#hearing.volume));
    }
  }

  async #fetch(context: AudioContext): Promise<void> {
    this.#isFetching = true;
    try {
      this.#recording = await context.decodeAudioData(await (await fetch(file)).arrayBuffer());
      this.#start();
    } catch (cause) {
      console.warn(cause); // a game can be played without
    }
    this.#isFetching = false;
  }
}

const isFresh = ({ at }: { readonly at: number }): boolean => performance.now() - at < KEPT * 1000;

/** The ear takes half the strength for much more than half as loud. */
const loudness = (volume: number): number => volume * volume;

function start(context: AudioContext, recording: AudioBuffer, sound: Sound, at: number, gain: number): void {
  const [offset, lasts] = SOUNDS[sound];
  const source = new AudioBufferSourceNode(context, { buffer: recording });
  source.connect(new GainNode(context, { gain })).connect(context.destination);
  source.start(at, offset - LEAD, lasts + 2 * LEAD);
}

/** Seconds of silence on either side, in which a decoder may shift a sound. */
const LEAD = 0.05;
