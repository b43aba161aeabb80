/** The art of the cards, and the small signs that go with it. */

export { default as CardBack } from './CardBack.svelte';
export { default as CardFace } from './CardFace.svelte';
export { default as Coin } from './Coin.svelte';
export { default as CoinStack } from './CoinStack.svelte';
export { default as Emblem } from './Emblem.svelte';
export { default as Faction } from './Faction.svelte';
export { default as Gem } from './Gem.svelte';
export { default as GuildMark } from './GuildMark.svelte';
export { default as Logo } from './Logo.svelte';
export { default as Portrait } from './Portrait.svelte';
export { LETTERS } from './emblems';
export { wantArt } from './loaded.svelte';
export {
  COUP_CHARACTERS, GUILDS, LOOKS, readCard, SUITS,
  type CardWord, type CharacterWord, type CoupCharacter, type Game, type Guild, type Look, type Neutral, type Suit,
} from './words';
export { default as Icon } from '../icons/Icon.svelte';
export type { IconName } from '../icons/icons';
