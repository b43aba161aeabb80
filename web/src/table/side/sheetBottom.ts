/** Where the sheet of a phone ends: above what one answers with, so that nobody misses a question. */

export interface Edges {
  readonly top: number;
}

const HALF = 0.5;
const THIRD = 0.3;

/**
 * How far from the bottom of the window the sheet stays, in pixels.
 *
 * *row* are the buttons that open it, *bar* what stands right above them, if anything. A row at
 * the top of the page leaves all below it to the sheet.
 */
export function sheetBottom(height: number, row: Edges, bar: Edges | null): number {
  if (row.top < height * HALF) return 0;
  const isBar = bar !== null && bar.top > height * THIRD && bar.top < row.top;
  return Math.max(0, height - (isBar ? bar.top : row.top));
}

/**
 * Calls *told* with the distance now and whenever something changes its size, until it is undone.
 *
 * What stands above *row* is what stands before the element that holds it.
 */
export function followBottom(row: HTMLElement, told: (bottom: number) => void): () => void {
  const bar = row.parentElement?.previousElementSibling ?? null;
  const measure = (): void =>
    told(sheetBottom(innerHeight, row.getBoundingClientRect(), bar?.getBoundingClientRect() ?? null));
  const resized = new ResizeObserver(measure);
  for (const each of [row, bar, document.documentElement]) if (each) resized.observe(each);
  addEventListener('scroll', measure, { passive: true });
  measure();
  return () => {
    resized.disconnect();
    removeEventListener('scroll', measure);
  };
}
