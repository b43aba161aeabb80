/** What the art of one look consists of, and where it is loaded from. */

import { mix, type Palette, type Picture, type Slot } from './paint';
import type { CharacterWord, Look } from './words';

export interface Figure {
  readonly picture: Picture;
  readonly skin: string;
  readonly hair: string;
}

type Fixed = Exclude<Slot, 'paper2' | 'role' | 'role2' | 'role3' | 'ground' | 'ground2' | 'skin' | 'skin2' | 'hair' | 'hair2' | 'lip'>;

export interface LookArt {
  readonly colours: Readonly<Record<Fixed, string>>;
  /** For each character its colour and the colour of the ground behind it. */
  readonly roles: Readonly<Record<CharacterWord, readonly [role: string, ground: string]>>;
  readonly figures: Readonly<Record<CharacterWord, Figure>>;
  /** Three patterns behind a portrait, in 200 x 230 units: the arts a, b and c. */
  readonly scenery: readonly [Picture, Picture, Picture];
  /** In 250 x 350 units: where the portrait lies, the window it is seen through, what is round it. */
  readonly base: Slot;
  readonly place: string;
  readonly window: string;
  readonly frame: Picture;
  /** The title's base line, colour and case; where a copy's letter stands. */
  readonly plate: { readonly y: number; readonly slot: Slot; readonly capitals: boolean; readonly art: readonly [number, number] };
  /** The badge in the corner with the sign of a character; the same stands opposite, mirrored. */
  readonly corner: { readonly badge: string; readonly x: number; readonly y: number; readonly height: number };
  /** What a value stands on, and the ribbon that bears the guild. */
  readonly tab: string;
  readonly ribbon: string;
  readonly back: Picture;
  /** The colour of the field on the back of the house. */
  readonly backField: string;
  /** Where the sign lies on the back. */
  readonly backSign: { readonly slot: Slot; readonly y: number; readonly scale: number };
}

const loaders: Readonly<Record<Look, () => Promise<{ readonly art: LookArt }>>> = {
  court: () => import('./looks/court'),
  steam: () => import('./looks/steam'),
  guilds: () => import('./looks/guilds'),
};

/** Loads the art of a look, as a part of the page of its own. */
export const loadArt = async (look: Look): Promise<LookArt> => (await loaders[look]()).art;

/** Returns the colours in which a character is painted. */
export function paletteOf(art: LookArt, word: CharacterWord): Palette {
  const [role, ground] = art.roles[word];
  const { skin, hair } = art.figures[word];
  const { ink, paper } = art.colours;
  return {
    ...art.colours, paper2: mix(paper, ink, 0.22),
    role, role2: mix(role, ink, 0.42), role3: mix(role, paper, 0.72),
    ground, ground2: mix(ground, paper, 0.3),
    skin, skin2: mix(skin, '#5a2320', 0.36), lip: mix(skin, '#8e1526', 0.62),
    hair, hair2: mix(hair, ink, 0.4),
  };
}

/** Returns the colours of a card's back: those of a character, with a field of its own. */
export function backPalette(art: LookArt, like: CharacterWord, field = art.backField): Palette {
  const palette = paletteOf(art, like);
  return { ...palette, role: field, role2: mix(field, art.colours.ink, 0.34), role3: mix(field, art.colours.paper, 0.22) };
}
