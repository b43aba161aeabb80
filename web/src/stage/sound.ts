/** Plays the sounds of the page; they are fetched when somebody may hear them. */

import { SOUNDS } from './sounds.gen.ts';
import file from './sounds.mp3?url';

export type Sound = keyof typeof SOUNDS;

/** More at once would be noise. */
export const MOST_AT_ONCE = 3;
/** Seconds between sounds that are asked for at once. */
const APART = 0.28;
const VOLUME = 0.55;

/** When each of several sounds begins: one after the other, the first at once, none of them twice. */
export const schedule = (sounds: readonly Sound[]): readonly (readonly [sound: Sound, at: number])[] =>
  [...new Set(sounds)].slice(0, MOST_AT_ONCE).map((sound, index) => [sound, index * APART] as const);

export class Player {
  readonly #isWanted: () => boolean;
  #context: AudioContext | null = null;
  #recording: Promise<AudioBuffer | null> | null = null;
  #asked: Sound[] = [];

  constructor(isWanted: () => boolean) {
    this.#isWanted = isWanted;
  }

  /** Browsers allow sound after a first gesture only; called for every one, it costs nothing. */
  unlock = (): void => {
    if (!this.#isWanted()) return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
    this.#recording ??= this.#fetched(this.#context);
  };

  /** Plays *sound*, after those that were asked for at the same instant. */
  play(sound: Sound): void {
    if (!this.#isWanted() || this.#context?.state !== 'running') return;
    this.#asked.push(sound);
    if (this.#asked.length === 1) queueMicrotask(() => void this.#start());
  }

  async #start(): Promise<void> {
    const wanted = schedule(this.#asked);
    this.#asked = [];
    const [context, recording] = [this.#context, await this.#recording];
    if (!context || !recording) return;
    for (const [sound, at] of wanted) start(context, recording, sound, context.currentTime + at);
  }

  async #fetched(context: AudioContext): Promise<AudioBuffer | null> {
    try {
      return await context.decodeAudioData(await (await fetch(file)).arrayBuffer());
    } catch (cause) {
      console.warn(cause); // a game can be played without
      this.#recording = null;
      return null;
    }
  }
}

function start(context: AudioContext, recording: AudioBuffer, sound: Sound, at: number): void {
  const [offset, lasts] = SOUNDS[sound];
  const source = new AudioBufferSourceNode(context, { buffer: recording });
  const gain = new GainNode(context, { gain: VOLUME });
  source.connect(gain).connect(context.destination);
  source.start(at, offset - LEAD, lasts + 2 * LEAD);
}

/** Seconds of silence on either side, in which a decoder may shift a sound. */
const LEAD = 0.05;
