import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { Sentences } from './sentences.ts';

const said = (text: string) => [new FluentResource(text)];
const ENGLISH = new Sentences('en', said('greet = Hello, { $who }\nonly = only here'));
const names = ['Ana', 'a\u2068b\u2069c'];

test('what a language lacks is said in English', () => {
  const spanish = new Sentences('es', said('greet = Hola, { $who }'), ENGLISH);

  expect(spanish.format('greet', { who: 'Ana' })).toBe('Hola, Ana');
  expect(spanish.format('only')).toBe('only here');
  expect(() => spanish.format('nowhere')).toThrow('nowhere');
});

test('names are parts of their own, and cannot pretend to be more than one', () => {
  const told = (who: number) => ENGLISH.parts({ id: 'greet', args: { who } }, names);

  expect(told(0)).toEqual([{ text: 'Hello, ', name: false }, { text: 'Ana', name: true }]);
  expect(told(1)).toEqual([{ text: 'Hello, ', name: false }, { text: 'abc', name: true }]);
});

test('what people wrote is marked in any message', () => {
  expect(ENGLISH.partsOf('greet', { who: '<b>' }, ['who']).at(-1)).toEqual({ text: '<b>', name: true });
});
