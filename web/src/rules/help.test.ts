import { expect, test } from 'vitest';
import { found, helpOn, piecesOf } from './help.ts';

const MESSAGES: Record<string, string> = {
  'help-steal': 'Roubar (Capitão)',
  'help-steal.words': 'furto, extorsão',
  'help-steal.text': 'Pegue 2 moedas. [COUP-CH-03]\nBloqueie. [COUP-BL-04, COUP-IQ-05] Sempre.',
  'help-income': 'Renda',
  'help-income.text': 'Pegue 1 moeda. [COUP-GA-01]',
};
const speech = {
  t: (id: string) => MESSAGES[id] ?? id,
  words: (id: string) => (MESSAGES[id] ?? '').split(', '),
  has: (id: string) => id in MESSAGES,
};
const topics = ['steal', 'income'].map((topic) => helpOn(topic, speech));

test('a paragraph is cut after the rules that it states', () => {
  expect(piecesOf('One. [COUP-BL-04, COUP-IQ-05] Two. [COUP-GA-01]')).toEqual([
    { text: 'One.', rules: ['COUP-BL-04', 'COUP-IQ-05'] },
    { text: ' Two.', rules: ['COUP-GA-01'] },
  ]);
  expect(piecesOf('Nothing [but] words.')).toEqual([{ text: 'Nothing [but] words.', rules: [] }]);
});

test('every line of a text is a paragraph', () => {
  expect(topics[0]?.paragraphs).toHaveLength(2);
});

test.each([
  ['', ['steal', 'income']],
  ['capitao', ['steal']],
  ['EXTORSÃO', ['steal']],
  ['moeda', ['steal', 'income']],
  ['coup-bl-04', ['steal']],
  ['pegue 1', ['income']],
  ['rainha', []],
])('searching for %j finds %j', (typed, names) => {
  expect(found(topics, typed).map((help) => help.topic)).toEqual(names);
});
