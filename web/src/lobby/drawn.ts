/** Cards as they are drawn, fetched beside the page: one can play before they are there. */

export const drawn = Promise.all([
  import('../cards/CardFace.svelte'),
  import('../cards/CardBack.svelte'),
]).then(([{ default: CardFace }, { default: CardBack }]) => ({ CardFace, CardBack }));
