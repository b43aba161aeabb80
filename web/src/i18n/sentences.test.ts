import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { Sentences } from './sentences.ts';

const said = (text: string) => [new FluentResource(text)];
const ENGLISH = new Sentences('en', said('greet = Hello, { $who }\nonly = only here\nlist-two = { $first } and { $last }'));
const names = ['Ana', 'a\u2068b\u2069c'];

test('what a language lacks is said in English', () => {
  const spanish = new Sentences('es', said('greet = Hola, { $who }'), ENGLISH);

  expect(spanish.format('greet', { who: 'Ana' })).toBe('Hola, Ana');
  expect(spanish.format('only')).toBe('only here');
  expect(() => spanish.format('nowhere')).toThrow('nowhere');
});

test('names are parts of their own, and cannot pretend to be more than one', () => {
  const told = (who: number) => ENGLISH.parts({ id: 'greet', args: { who } }, names);

  expect(told(0)).toEqual([{ text: 'Hello, ', name: false, seat: null }, { text: 'Ana', name: true, seat: 0 }]);
  expect(told(1)).toEqual([{ text: 'Hello, ', name: false, seat: null }, { text: 'abc', name: true, seat: 1 }]);
});

test('a name belongs to its seat, whoever else is called so', () => {
  const parts = ENGLISH.parts({ id: 'greet', args: { who: [2, 0] } }, ['Ana', 'Bia', 'Ana']);

  expect(parts.filter(({ name }) => name).map(({ text, seat }) => [text, seat])).toEqual([['Ana', 2], ['Ana', 0]]);
});

test('what people wrote is marked in any message', () => {
  expect(ENGLISH.partsOf('greet', { who: '<b>' }, ['who']).at(-1)).toEqual({ text: '<b>', name: true, seat: null });
  expect(ENGLISH.partsOf('greet', { who: '\u2068\ue001x' }, ['who']).at(-1)).toEqual({ text: 'x', name: true, seat: null });
});
