import { describe, expect, it } from 'vitest';
import { fold, GAP, type Changing } from './fold.ts';
import type { Scene } from './messages.ts';
import text from './streams.json?raw';

interface Part { readonly who: string; readonly sent: readonly { readonly type: string }[]; readonly scene: Scene }

const CHANGING = new Set(['update', 'table', 'step', 'sealed', 'said']);
const changing = (part: Part): Changing[] => part.sent.filter(({ type }) => CHANGING.has(type)) as Changing[];

/** A scene without the time left, which runs while nothing is sent. */
function timeless(scene: Scene): Scene {
  const { deal } = scene;
  return deal?.window ? { ...scene, deal: { ...deal, window: { ...deal.window, left: null } } } : scene;
}

const games = JSON.parse(text) as Readonly<Record<string, readonly Part[]>>;

describe.each(Object.entries(games))('a game of %s', (_, parts) => {
  it.each([...new Set(parts.map(({ who }) => who))])('is the scene of later for %s', (who) => {
    let scene: Scene | null = null;
    for (const part of parts.filter((each) => each.who === who)) {
      for (const message of changing(part)) {
        const after = fold(scene, message);
        if (after === GAP) throw new Error(`a gap before ${JSON.stringify(message)}`);
        scene = after;
      }
      expect(timeless(scene!)).toEqual(timeless(part.scene));
    }
  });

  it('has a gap where a step is missing', () => {
    const [part] = parts;
    const steps = changing(part!).filter(({ type }) => type === 'step');
    const first = fold(null, changing(part!).find(({ type }) => type === 'update')!) as Scene;
    expect(fold(first, steps.at(-1)!)).toBe(GAP);
  });
});

describe('before the first scene', () => {
  it('nothing else is a scene', () => {
    expect(fold(null, { type: 'sealed', step: 1, words: 'pass', given: false })).toBeNull();
  });
});
