/** Whether this is a thing in the hand that can shake. */
export const canShake = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
