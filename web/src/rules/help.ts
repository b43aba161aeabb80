/** The help on one topic, read from its messages: paragraphs, and the rules that they state. */

import type { Args } from '../i18n/index.ts';

export interface Piece {
  readonly text: string;
  /** The ids of the rules that the text states: `COUP-BL-04`. */
  readonly rules: readonly string[];
}

export interface HelpText {
  readonly topic: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly paragraphs: readonly (readonly Piece[])[];
}

interface Saying {
  t(id: string, args?: Args): string;
  words(id: string): string[];
  has(id: string): boolean;
}

const STATED = /\s*\[((?:[A-Z]+-[A-Z]+-\d+(?:,\s*)?)+)\]/;

/** The help on `topic`; the game in short is the topic `rules`. */
export function helpOn(topic: string, speech: Saying, args: Args = {}): HelpText {
  const id = `help-${topic}`;
  return {
    topic,
    title: speech.t(id),
    words: speech.has(`${id}.words`) ? speech.words(`${id}.words`) : [],
    paragraphs: speech.t(`${id}.text`, args).split('\n').filter(Boolean).map(piecesOf),
  };
}

/** A paragraph cut after each list of rules: `Pay 7 coins. [COUP-GA-03]`. */
export function piecesOf(paragraph: string): Piece[] {
  const cut = paragraph.split(STATED);
  return cut
    .filter((_, index) => index % 2 === 0)
    .map((text, index) => ({ text, rules: cut[2 * index + 1]?.split(/,\s*/) ?? [] }))
    .filter((piece) => piece.text.trim() !== '' || piece.rules.length > 0);
}

/** The topics that speak of what was typed: in their title, words, text or rules. */
export function found(topics: readonly HelpText[], typed: string): HelpText[] {
  const wanted = plain(typed).split(' ').filter(Boolean);
  return topics.filter((topic) => {
    const text = plain(allOf(topic));
    return wanted.every((word) => text.includes(word));
  });
}

function allOf({ title, words, paragraphs }: HelpText): string {
  const pieces = paragraphs.flat().flatMap((piece) => [piece.text, ...piece.rules]);
  return [title, ...words, ...pieces].join(' ');
}

/** The text without case, accents and punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
