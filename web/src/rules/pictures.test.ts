import { expect, test } from 'vitest';
import { KNOWN } from '../games/known.ts';
import { loadDeck } from '../games/registry.ts';
import { PARTS } from '../i18n/parts.ts';
import { Sentences } from '../i18n/sentences.ts';
import { sources } from '../i18n/sources.ts';
import { TAGS } from '../i18n/tags.ts';

test.each(KNOWN)('the rules of %s show cards that there are, at topics that there are', async (game) => {
  const [deck, said] = [await loadDeck(game), new Sentences('en', await sources('en', game, '', new Set(PARTS)))];
  const topics = Object.entries(deck?.pictures ?? {});

  expect(topics.length).toBeGreaterThan(0);
  for (const [topic, cards] of topics) {
    expect(said.has(`help-${topic}`), topic).toBe(true);
    expect(cards.map(({ word }) => deck?.read(word)), topic).not.toContain(null);
  }
});

test.each(KNOWN.flatMap((game) => TAGS.map((tag) => [game, tag] as const)))('the rules of %s give examples in %s', async (game, tag) => {
  const said = new Sentences(tag, await sources(tag, game, '', new Set(PARTS)));
  const topics = Object.keys((await loadDeck(game))?.pictures ?? {});

  expect(topics.some((topic) => said.has(`help-${topic}.example`))).toBe(true);
});
