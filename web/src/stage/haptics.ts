/** What a phone lets the hand feel. */

import { canShake } from '../base/vibration.ts';
import type { Sound } from './sound.ts';

/** Milliseconds of shaking and of rest, in turn. */
const FELT: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  challenge: [35, 70, 35], proof: [20, 40, 20], miss: [60, 30, 90], lose: [120], out: [200], win: [40, 60, 40, 60, 160], turn: [30, 50, 30], window: [25],
};

/** Lets *sound* be felt; most are not. */
export function shake(sound: Sound): void {
  const felt = FELT[sound];
  const isTouched = navigator.userActivation?.hasBeenActive ?? true; // before that a browser refuses, and complains
  if (felt && isTouched && canShake()) navigator.vibrate([...felt]);
}
