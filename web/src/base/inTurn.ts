/** Parts of a page that are drawn one after the other: in between, the browser paints and hears. */

import { flushSync } from 'svelte';

/** Milliseconds of drawing after which the browser has its turn. */
const LONG_ENOUGH = 8;

let waiting: readonly (() => void)[] = [];

/** Calls *draw* after all that asked before it; what is returned takes that back. */
export function inTurn(draw: () => void): () => void {
  if (waiting.length === 0) afterFrame(drawSome);
  waiting = [...waiting, draw];
  return () => { waiting = waiting.filter((each) => each !== draw); };
}

function drawSome(): void {
  const until = performance.now() + LONG_ENOUGH;
  do {
    const [draw, ...rest] = waiting;
    waiting = rest;
    if (draw) flushSync(draw);
  } while (waiting.length > 0 && performance.now() < until);
  if (waiting.length > 0) afterFrame(drawSome);
}

/** A page that nobody sees has no frames. */
function afterFrame(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}
