/** Pictures as data: layers of paths whose colours are slots of a palette. */

export type Slot =
  | 'ink' | 'paper' | 'paper2' | 'metal' | 'metal2' | 'metal3' | 'steel' | 'steel2' | 'red'
  | 'role' | 'role2' | 'role3' | 'ground' | 'ground2'
  | 'skin' | 'skin2' | 'lip' | 'hair' | 'hair2';

export type Palette = Readonly<Record<Slot, string>>;

export interface Layer {
  readonly slot: Slot;
  readonly d: string;
  readonly width: number;
  readonly transform: string;
}
export type Picture = readonly Layer[];

const MIRROR = 'matrix(-1 0 0 1 200 0)';

/**
 * Reads a picture: on each line a slot and a path.
 *
 * `slot/3` strokes the path 3 wide, `slot*` draws it once more mirrored at x = 100.
 */
export function draw(lines: string): Picture {
  return lines.split('\n').flatMap((line) => {
    const found = /^\s*(\w+)(?:\/([\d.]+))?(\*?)\s+(.+)$/.exec(line);
    if (!found) return [];
    const [, slot, width, twice, d = ''] = found;
    const layer: Layer = { slot: slot as Slot, d, width: Number(width ?? 0), transform: '' };
    return twice ? [layer, { ...layer, transform: MIRROR }] : [layer];
  });
}

/** Returns the picture under one more transform. */
export const moved = (picture: Picture, transform: string): Picture =>
  picture.map((layer) => ({ ...layer, transform: `${transform} ${layer.transform}`.trim() }));

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Returns the colour *share* of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((c, i) => Math.round(c + ((end[i] ?? 0) - c) * share));
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}
