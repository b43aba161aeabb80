/** Puts a popover below what it belongs to, or above where there is no room, inside the window. */

const GAP = 6;
const MARGIN = 8;

export type Align = 'start' | 'center' | 'end';

export function beside(popover: HTMLElement, anchor: HTMLElement, align: Align): void {
  const to = anchor.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  const starts: Record<Align, number> = {
    start: to.left,
    center: to.left + (to.width - own.width) / 2,
    end: to.right - own.width,
  };
  const below = to.bottom + GAP;
  const above = to.top - GAP - own.height;
  const fitsBelow = below + own.height + MARGIN <= innerHeight || above < MARGIN;
  popover.style.left = `${within(starts[align], innerWidth - own.width)}px`;
  popover.style.top = `${fitsBelow ? below : above}px`;
}

function within(start: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - MARGIN));
}
