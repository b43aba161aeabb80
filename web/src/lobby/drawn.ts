/** Cards as they are drawn, fetched beside the page: one can play before they are there. */

import { laterPart } from '../base/laterPart.ts';
import { appearance } from '../theme/theme.svelte.ts';

const parts = laterPart(() => Promise.all([
  import('../cards/CardFace.svelte'),
  import('../cards/CardBack.svelte'),
  import('../cards/loaded.svelte.ts'),
  import('../games/registry.ts'),
]));

/** What draws cards, null where it cannot be fetched; the deck is null for a game whose cards are not painted. */
export async function drawn(game: string) {
  const fetched = await parts;
  if (!fetched) return null;
  const [{ default: CardFace }, { default: CardBack }, { wantArt }, { loadDeck }] = fetched;
  const [deck] = await Promise.all([laterPart(() => loadDeck(game)), wantArt(appearance.look)]); // or all are painted at once when it comes
  return { CardFace, CardBack, deck };
}
