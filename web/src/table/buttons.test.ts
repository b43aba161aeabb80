import { expect, test } from 'vitest';
import type { AnswerForm, Offer } from '../net/messages.ts';
import { buttonsOf, pressLetter, pressNumber } from './buttons.ts';
import { Choice } from '../board/choice.svelte.ts';
import { at, group, offer } from '../board/offerSamples.ts';

function shown(offers: readonly Offer[], form: AnswerForm = {}) {
  const said: string[] = [];
  const clock = { now: 0 };
  const choice = new Choice({ answer: (words) => said.push(words), undo: () => undefined }, () => clock.now);
  choice.follow(1, offers, form);
  clock.now = 1000;
  return { choice, said, clock, buttons: () => buttonsOf(choice) };
}

const REACTIONS = [
  offer('pass', { key: 'A', icon: 'allow' }), offer('challenge', { key: 'C' }),
  offer('block captain', { key: 'B', claim: { card: 'captain' }, true: false }), offer('block duke', { key: 'B', claim: { card: 'duke' }, true: true }),
];

test('buttons show what was told of the answers', () => {
  const { buttons } = shown(REACTIONS, { kind: 'reaction' });

  expect(buttons().map(({ hint, icon, isBluff, sign }) => [hint, icon, isBluff, sign?.card])).toEqual([
    ['A', 'allow', false, undefined], ['C', null, false, undefined],
    ['B 1', null, true, 'captain'], ['B 2', null, false, 'duke'],
  ]);
});

test('a letter of one answer gives it, one of several shows them alone', () => {
  const { choice, said, clock, buttons } = shown(REACTIONS, { kind: 'reaction' });
  pressLetter(buttons(), choice, 'B');
  expect(buttons().map(({ id }) => id)).toEqual(['block captain', 'block duke']);
  expect(choice.isNarrowed).toBe(true);

  clock.now += 500;
  pressNumber(buttons(), choice, 2);
  expect(said).toEqual(['block duke']);

  const single = shown(REACTIONS);
  pressLetter(single.buttons(), single.choice, 'C');
  pressLetter(single.buttons(), single.choice, 'Z');
  expect(single.said).toEqual(['challenge']);
});

test('answers without a letter are numbered, and a group says that there is more', () => {
  const price = { thing: 'coin', count: 7 };
  const all = [offer('income'), at('coup', 1), at('coup', 2)];
  const { buttons } = shown(all, { groups: [{ ...group('coup'), price }] });

  expect(buttons().map(({ hint, more, price: cost }) => [hint, more, cost])).toEqual([['1', false, null], ['2', true, price]]);
});

test('whom an action may not be aimed at is closed where it is asked whom, and nowhere else', () => {
  const why = { id: 'closed-own-faction', args: {} };
  const closed = [{ name: '2', label: { id: 'seat', args: {} }, why, at: 1, path: ['coup'], seat: 2 }];
  const all = [offer('income'), at('coup', 1), at('coup', 3)];
  const { choice, buttons } = shown(all, { groups: [group('coup')], closed });
  expect(buttons().map(({ id }) => id)).toEqual(['income', 'coup']);
  expect(choice.spared.size).toBe(0);

  buttons()[1]?.press();

  expect(buttons().map(({ id, hint, closed: reason }) => [id, hint, reason])).toEqual([
    ['coup 1', '1', null], ['closed 2', '', why], ['coup 3', '3', null],
  ]);
  expect(choice.spared.get(2)?.why).toEqual(why);
});

test('an answer that is closed keeps its place and its number, says why, and answers nothing', () => {
  const why = { id: 'closed-cannot-afford', args: { coins: 5 } };
  const closed = [{ name: 'coup', label: { id: 'coup', args: {} }, why, at: 1 }];
  const { buttons, said, choice } = shown([offer('income'), offer('tax')], { closed });

  expect(buttons().map(({ id, hint }) => [id, hint])).toEqual([['income', '1'], ['closed coup', ''], ['tax', '3']]);
  expect(buttons()[1]?.closed).toEqual(why);
  pressNumber(buttons(), choice, 2);
  buttons()[1]?.press();
  expect(said).toEqual([]);
  pressNumber(buttons(), choice, 3);
  expect(said).toEqual(['tax']);
});

test('many cards are chosen where they lie, and what is no card has its own button', () => {
  const cards = (count: number): Offer[] => Array.from({ length: count }, (_, card) => offer(`play ${card}`, { cards: [String(card)] }));
  const pass = offer('gem', { key: 'G' });

  expect(shown([...cards(5), pass], { kind: 'one' }).buttons()).toHaveLength(6);
  const many = shown([...cards(6), pass], { kind: 'one' });
  expect(many.buttons().map(({ id }) => id)).toEqual(['gem']);
  expect(buttonsOf(many.choice, true)).toHaveLength(7);
  pressNumber(many.buttons(), many.choice, 3);
  expect(many.choice.armed).toBe('play 2');
});

test('of some cards each says what choosing it does', () => {
  const effects = [{ id: 'effect-joker', args: { now: 3, then: 6 } }, { id: 'effect-joker', args: { now: 6, then: -1 } }];
  const { buttons } = shown([offer('jokers nobles', { cards: ['nobles'] }), offer('jokers knights', { cards: ['knights'] })], {
    kind: 'some', cards: ['nobles', 'knights'], effects,
  });

  expect(buttons().map(({ effect }) => effect)).toEqual(effects);
});

test('of some cards each is a button, twice where there are two alike', () => {
  const { buttons } = shown([offer('keep duke', { cards: ['duke'] })], { kind: 'some', cards: ['duke', 'duke'] });

  expect(buttons().map(({ id, hint }) => [id, hint])).toEqual([['duke', '1'], ['duke#1', '2']]);
});

test('an answer that is lit up is lit with the groups that lead to it, in any order of its cards', () => {
  const { choice, buttons } = shown([offer('income'), at('coup', 1), at('coup', 2)], { groups: [group('coup')] });
  choice.light('coup 2');
  expect(buttons().map(({ id, isLit }) => [id, isLit])).toEqual([['income', false], ['coup', true]]);

  buttons()[1]?.press();
  expect(buttons().map(({ id, isLit }) => [id, isLit])).toEqual([['coup 1', false], ['coup 2', true]]);
  expect([...choice.seats.keys()]).toEqual([2]);
});

test('of cards none but those of the answer lit up can be chosen', () => {
  const one = shown([offer('lose duke', { cards: ['duke'] }), offer('lose captain', { cards: ['captain'] })], { kind: 'one' });
  one.choice.light('lose captain');
  expect([...one.choice.cards.keys()]).toEqual(['captain']);

  const kept = offer('keep captain duke', { cards: ['captain', 'duke'] });
  const some = shown([kept, offer('keep duke duke', { cards: ['duke', 'duke'] })], { kind: 'some', most: 2, cards: ['captain', 'contessa', 'duke'] });
  some.choice.light('keep duke captain');
  expect(some.choice.some.map(({ card }) => card)).toEqual(['captain', 'duke']);
});
