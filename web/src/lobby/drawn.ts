/** Cards as they are drawn, fetched beside the page: one can play before they are there. */

const parts = Promise.all([
  import('../cards/CardFace.svelte'),
  import('../cards/CardBack.svelte'),
  import('../games/registry.ts'),
]);

/** What draws cards, and those of a game; null for a game whose cards are not painted. */
export async function drawn(game: string) {
  const [{ default: CardFace }, { default: CardBack }, { loadDeck }] = await parts;
  return { CardFace, CardBack, deck: await loadDeck(game) };
}
