/** Parts of a page that are drawn one after the other: in between, the browser paints and hears. */

import { flushSync } from 'svelte';

/** Milliseconds of drawing after which the browser has its turn. */
const LONG_ENOUGH = 20;

const waiting: (() => void)[] = [];
let isUnderWay = false;

/** Calls *draw* after all that asked before it. */
export function inTurn(draw: () => void): void {
  waiting.push(draw);
  if (!isUnderWay) afterFrame();
}

/** Calls *ask* in its turn, and returns what it brings. */
export const askInTurn = <T>(ask: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => { inTurn(() => { ask().then(resolve, reject); }); });

/** Draws all that waits now, for those who measure it. */
export function drawAll(): void {
  while (waiting.length > 0) flushSync(waiting.shift());
}

function drawSome(): void {
  const until = performance.now() + LONG_ENOUGH;
  try {
    while (waiting.length > 0 && performance.now() < until) flushSync(waiting.shift());
  } finally {
    isUnderWay = waiting.length > 0;
    if (isUnderWay) afterFrame();
  }
}

function afterFrame(): void {
  isUnderWay = true;
  if (document.hidden) setTimeout(drawSome); // a page that nobody sees has no frames
  else requestAnimationFrame(() => setTimeout(drawSome));
}
