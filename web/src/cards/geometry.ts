/** Paths that are quicker counted than drawn. */

const n = (value: number): number => Math.round(value * 10) / 10;
const at = (cx: number, cy: number, r: number, turn: number): string =>
  `${n(cx + r * Math.sin(turn))} ${n(cy - r * Math.cos(turn))}`;
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Every second one of 2 * *count* wedges round a centre. */
export function rays(cx: number, cy: number, r: number, count: number): string {
  const step = Math.PI / count;
  return range(count)
    .map((i) => `M${cx} ${cy}L${at(cx, cy, r, (2 * i - 0.5) * step)}L${at(cx, cy, r, (2 * i + 0.5) * step)}Z`)
    .join('');
}

/** A circle, clockwise, or the other way round as a hole. */
export const disc = (cx: number, cy: number, r: number, hole = false): string =>
  `M${n(cx)} ${n(cy - r)}a${r} ${r} 0 1 ${hole ? 0 : 1} ${hole ? '' : '-'}.01 0Z`;

/** A cogwheel with a hole; the teeth stand on radius *r*. */
export function gear(cx: number, cy: number, r: number, teeth: number, hole = 0.55): string {
  const step = (2 * Math.PI) / teeth;
  const edge = range(teeth).map((i) => {
    const turn = i * step;
    return [
      at(cx, cy, r, turn - step * 0.28), at(cx, cy, r * 1.17, turn - step * 0.17),
      at(cx, cy, r * 1.17, turn + step * 0.17), at(cx, cy, r, turn + step * 0.28),
    ].join('L');
  });
  return `M${edge.join('L')}Z${disc(cx, cy, r * hole, true)}`;
}

/** A disc with a frill of *count* scallops round it. */
export const scallops = (cx: number, cy: number, r: number, count: number): string =>
  disc(cx, cy, r) +
  range(count)
    .map((i) => (2 * Math.PI * i) / count)
    .map((turn) => disc(cx + r * Math.sin(turn), cy - r * Math.cos(turn), (r * 3.3) / count))
    .join('');

/** A diamond. */
export const lozenge = (cx: number, cy: number, w: number, h: number): string =>
  `M${n(cx)} ${n(cy - h)}L${n(cx + w)} ${n(cy)}L${n(cx)} ${n(cy + h)}L${n(cx - w)} ${n(cy)}Z`;

/** What *shape* draws at the places of a grid, every second row shifted by *shift*. */
export function lattice(
  [left, top, right, bottom]: readonly [number, number, number, number],
  [dx, dy]: readonly [number, number],
  shape: (x: number, y: number) => string,
  shift = dx / 2,
): string {
  let path = '';
  for (let row = 0, y = top; y <= bottom; row += 1, y += dy)
    for (let x = left + (row % 2) * shift; x <= right; x += dx) path += shape(x, y);
  return path;
}

/** A square-cornered box, its corners cut or rounded by *cut*. */
export function box(x: number, y: number, w: number, h: number, cut = 0, round = true): string {
  const corner = (dx: number, dy: number, cx: number, cy: number): string =>
    round ? `q${cx} ${cy} ${dx} ${dy}` : `l${dx} ${dy}`;
  return (
    `M${x + cut} ${y}H${x + w - cut}${corner(cut, cut, cut, 0)}V${y + h - cut}` +
    `${corner(-cut, cut, 0, cut)}H${x + cut}${corner(-cut, -cut, -cut, 0)}V${y + cut}` +
    `${corner(cut, -cut, 0, -cut)}Z`
  );
}
