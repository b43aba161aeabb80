/** Short sounds, made of tones; there are no files. They are off until somebody wants them. */

import type { Cue } from './cues.ts';

interface Tone {
  /** When it begins, in seconds. */
  readonly at: number;
  readonly hertz: number;
  /** What it slides to. */
  readonly to?: number;
  readonly lasts: number;
  readonly wave: OscillatorType;
  /** From 0 to 1. */
  readonly loud: number;
}

const bell = (at: number, hertz: number, loud = 0.5, lasts = 0.7): readonly Tone[] => [
  { at, hertz, lasts, wave: 'sine', loud },
  { at, hertz: hertz * 2.76, lasts: lasts / 3, wave: 'sine', loud: loud / 4 },
];
const thud = (at: number, hertz: number): readonly Tone[] => [
  { at, hertz, to: hertz / 2.4, lasts: 0.16, wave: 'triangle', loud: 0.9 },
  { at, hertz: hertz * 3.1, to: hertz, lasts: 0.04, wave: 'square', loud: 0.12 },
];

export const SOUNDS: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [...bell(0, 587), ...bell(0.14, 880)],
  window: [...bell(0, 784, 0.3, 0.25)],
  challenge: [...thud(0, 165), ...thud(0.13, 165)],
  coin: [
    { at: 0, hertz: 1976, lasts: 0.09, wave: 'triangle', loud: 0.22 },
    { at: 0.06, hertz: 2637, lasts: 0.28, wave: 'triangle', loud: 0.26 },
  ],
  lost: [
    { at: 0, hertz: 330, to: 311, lasts: 0.28, wave: 'triangle', loud: 0.5 },
    { at: 0.22, hertz: 247, to: 175, lasts: 0.6, wave: 'triangle', loud: 0.5 },
  ],
  win: [523, 659, 784, 1047, 1319].flatMap((hertz, step) => bell(step * 0.13, hertz, 0.45, step === 4 ? 1.4 : 0.6)),
};

const VOLUME = 0.16;
const ATTACK = 0.008;
const SILENT = 0.0001; // an exponential never gets to nothing
const APART = 0.32;

export const lengthOf = (cue: Cue): number =>
  Math.max(...SOUNDS[cue].map(({ at, lasts }) => at + lasts));

/** When each of several sounds begins: one after the other, the first at once. */
export const schedule = (cues: readonly Cue[]): readonly (readonly [cue: Cue, at: number])[] =>
  cues.map((cue, index) => [cue, index * APART] as const);

export class Player {
  readonly #isWanted: () => boolean;
  #context: AudioContext | null = null;

  constructor(isWanted: () => boolean) {
    this.#isWanted = isWanted;
  }

  /** Browsers allow sound after a first gesture only; called for every one, it costs nothing. */
  unlock = (): void => {
    if (!this.#isWanted()) return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  };

  play(cues: readonly Cue[]): void {
    const context = this.#context;
    if (!this.#isWanted() || context?.state !== 'running') return;
    for (const [cue, at] of schedule(cues)) {
      for (const tone of SOUNDS[cue]) sound(context, tone, context.currentTime + at + tone.at);
    }
  }
}

function sound(context: AudioContext, { hertz, to, lasts, wave, loud }: Tone, at: number): void {
  const oscillator = new OscillatorNode(context, { type: wave, frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  if (to !== undefined) {
    oscillator.frequency.setValueAtTime(hertz, at);
    oscillator.frequency.exponentialRampToValueAtTime(to, at + lasts);
  }
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(loud * VOLUME, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + lasts);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + lasts + 0.05);
}
