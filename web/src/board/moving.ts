/** How things move on the table; with a duration of 0 they are where they belong at once. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far from a seat panel an arrow begins and ends, in px. */
const GAP = 6;

/** A card that is turned over. */
export function turning(_: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (t) => `transform: perspective(40rem) rotateY(${(1 - t) * -180}deg) scale(${1 + Math.sin(t * Math.PI) * 0.25})`,
  };
}

/** The box of the place *name* inside *root*; null where it is not shown. */
function boxOf(root: HTMLElement, name: string): Box | null {
  const inner = root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
  if (!inner) return null;
  const outer = root.getBoundingClientRect();
  return {
    left: inner.left - outer.left - root.clientLeft,
    top: inner.top - outer.top - root.clientTop,
    width: inner.width,
    height: inner.height,
  };
}

const middle = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

/** Where the line from the middle of *box* to *to* is *gap* px outside of the box; never beyond *to*. */
export function edge(box: Box, to: Point, gap: number): Point {
  const { x, y } = middle(box);
  const [dx, dy] = [to.x - x, to.y - y];
  const reach = Math.min((box.width / 2 + gap) / Math.abs(dx), (box.height / 2 + gap) / Math.abs(dy));
  const part = Math.min(1, Number.isFinite(reach) ? reach : 1);
  return { x: x + dx * part, y: y + dy * part };
}

/** Where the middle of the place *name* is, inside *root*; null where it is not shown. */
export function middleOf(root: HTMLElement, name: string): Point | null {
  const box = boxOf(root, name);
  return box && middle(box);
}

/** Where the line from the middle of *name* to *to* leaves the box of *name*. */
export function edgeOf(root: HTMLElement, name: string, to: Point): Point | null {
  const box = boxOf(root, name);
  return box && edge(box, to, GAP);
}
