import { expect, test } from 'vitest';
import { withTerms } from './terms.ts';

const WORDS: Readonly<Record<string, string[]>> = { bluff: ['bluff', 'bluffs'], court: ['Court deck'] };
const said = {
  has: (id: string) => id.slice('term-'.length, -'.words'.length) in WORDS,
  words: (id: string) => WORDS[id.slice('term-'.length, -'.words'.length)] ?? [],
};
const cut = (text: string) => withTerms([{ text, name: false, seat: null }], ['bluff', 'court', 'unsaid'], said)
  .map(({ text: piece, term }) => (term ? `${term}:${piece}` : piece));

test('the first mention of each term is cut out, whatever its case, and no part of a word', () => {
  expect(cut('Bluffs from the Court deck, bluff or not; bluffing is fun.'))
    .toEqual(['bluff:Bluffs', ' from the ', 'court:Court deck', ', bluff or not; bluffing is fun.']);
  expect(cut('bluffing')).toEqual(['bluffing']);
});

test('the names of people are left alone, and so is a text without terms', () => {
  expect(withTerms([{ text: 'Bluff', name: true, seat: null }], ['bluff'], said)).toEqual([{ text: 'Bluff', name: true, seat: null }]);
  expect(withTerms([{ text: 'Bluff', name: false, seat: null }], [], said)).toEqual([{ text: 'Bluff', name: false, seat: null }]);
});
