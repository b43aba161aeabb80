/** The art of the cards, and the small signs that go with it. */

export { default as CardBack } from './CardBack.svelte';
export { default as CardFace } from './CardFace.svelte';
export { default as Coin } from './Coin.svelte';
export { default as CoinStack } from './CoinStack.svelte';
export { default as Emblem } from './Emblem.svelte';
export { default as Gem } from './Gem.svelte';
export { default as GuildMark } from './GuildMark.svelte';
export { default as Logo } from './Logo.svelte';
export { default as Portrait } from './Portrait.svelte';
export type { Bears, Deck } from './deck';
export { wantArt } from './loaded.svelte';
export { type CharacterWord, characterOf, type Guild, GUILDS, type Look, LOOKS } from './words';
