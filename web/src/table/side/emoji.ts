/** What the emoji are called, for those who do not see them. */

import { EMOJI } from '../../net/messages.ts';

const NAMES = ['thumb', 'clap', 'laugh', 'wonder', 'think', 'devil', 'blind', 'fire'] as const;

export type Emoji = (typeof EMOJI)[number];

export const EMOTIONS: readonly (readonly [emoji: Emoji, id: string])[] =
  EMOJI.map((emoji, at) => [emoji, `web-side-emoji-${NAMES[at] ?? at}`] as const);
