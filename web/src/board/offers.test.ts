import { expect, test } from 'vitest';
import { byCard, entriesAt, groupsTo, naming, openAt } from './offers.ts';
import { at, group, offer } from './offerSamples.ts';

const NAMED = { groups: [group('coup'), group('1', ['coup'], 1), group('2', ['coup'], 2)] };

test('an action is chosen before its target', () => {
  const all = [offer('income'), at('steal', 1), at('steal', 2), at('coup', 1), at('coup', 2)];
  const form = { groups: [group('steal'), group('coup')] };

  expect(entriesAt(all, form).map(({ shown, leaf }) => ['name' in shown ? shown.name : shown.words, leaf !== null])).toEqual([
    ['income', true], ['steal', false], ['coup', false],
  ]);
  expect(entriesAt(all, form, ['steal']).map(({ shown }) => shown.seat)).toEqual([1, 2]);
});

test('a group of one answer is that answer', () => {
  const [first] = entriesAt([at('steal', 1), offer('income')], { groups: [group('steal')] });

  expect(first?.leaf?.words).toBe('steal 1');
});

test('what leaves no choice is not asked: one target goes straight to the character', () => {
  const all = ['duke', 'contessa'].map((card) => offer(`coup 1 ${card}`, { path: ['coup', '1'], cards: [card] }));
  const open = openAt(all, NAMED, []);

  expect(open.map(({ leaf }) => leaf?.words)).toEqual(['coup 1 duke', 'coup 1 contessa']);
  expect(groupsTo(NAMED, open[0]!.shown.path!).map(({ name }) => name)).toEqual(['coup', '1']);
});

test('an answer lies where it says, and in no group that nobody told of', () => {
  const all = [offer('income'), offer('odd', { path: ['nowhere'] })];

  expect(entriesAt(all, {}).map(({ leaf }) => leaf?.words)).toEqual(['income', 'odd']);
});

test('cards stand for the answers that name them', () => {
  expect([...byCard([offer('lose duke', { cards: ['duke'] }), offer('pass')]).keys()]).toEqual(['duke']);
});

test('the cards to keep may be chosen in any order, two of a kind too', () => {
  const all = [['captain', 'duke'], ['duke', 'duke']].map((cards) => offer(`keep ${cards.join(' ')}`, { cards }));

  expect(naming(all, ['duke', 'captain'])?.words).toBe('keep captain duke');
  expect(naming(all, ['duke', 'duke'])?.words).toBe('keep duke duke');
  expect(naming(all, ['duke'])).toBeNull();
  expect(naming([offer('pass')], [])).toBeNull();
});
