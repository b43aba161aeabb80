/** Puts a popover below the end of what it belongs to, or above where there is no room, inside the window. */

const GAP = 6;
const MARGIN = 8;

export function beside(popover: HTMLElement, anchor: HTMLElement): void {
  const to = anchor.getBoundingClientRect();
  const own = popover.getBoundingClientRect();
  const below = to.bottom + GAP;
  const above = to.top - GAP - own.height;
  const fitsBelow = below + own.height + MARGIN <= innerHeight || above < MARGIN;
  const left = Math.min(to.right - own.width, innerWidth - own.width - MARGIN);
  popover.style.left = `${Math.max(MARGIN, left)}px`;
  popover.style.top = `${fitsBelow ? below : above}px`;
}
