import { expect, test } from 'vitest';
import type { AnswerForm, Offer } from '../net/messages.ts';
import { Choice } from './choice.svelte.ts';
import { at, group, offer } from './offerSamples.ts';

const FORM: AnswerForm = { groups: [group('steal'), group('coup')] };

function begun(offers: readonly Offer[], form: AnswerForm = FORM) {
  const said: string[] = [];
  const clock = { now: 0 };
  const choice = new Choice({ answer: (words) => said.push(words), undo: () => said.push('undo') }, () => clock.now);
  choice.follow(1, offers, form);
  clock.now = 1000;
  const entryOf = (name: string) => choice.entries.find(({ path, leaf }) => path[0] === name || leaf?.words === name)!;
  return { choice, said, clock, entryOf };
}

const STEALS = [at('steal', 1), at('steal', 2), offer('income')];
const costly = (seat: number): Offer => at('coup', seat, { weight: 'costly' });

test('a click that was meant for the question before is no answer', () => {
  const { choice, said, clock } = begun([offer('pass')]);
  choice.follow(2, [offer('challenge')], {});

  clock.now += 499;
  choice.say(choice.offers[0]);
  expect(said).toEqual([]);

  clock.now += 1;
  choice.say(choice.offers[0]);
  expect(said).toEqual(['challenge']);
});

test('buttons that took a while to draw are looked at from then on', () => {
  const { choice, said, clock } = begun([offer('pass')]);
  choice.follow(2, [offer('challenge')], {});
  clock.now += 200;
  choice.drawn();

  clock.now += 499;
  choice.say(choice.offers[0]);
  expect(said).toEqual([]);

  clock.now += 1;
  choice.say(choice.offers[0]);
  expect(said).toEqual(['challenge']);
});

test('a double click answers once', () => {
  const { choice, said } = begun([offer('pass')]);
  choice.say(choice.offers[0]);
  choice.say(choice.offers[0]);

  expect(said).toEqual(['pass']);
});

test('a double click on an answer does not take it back, nor one on taking back answer again', () => {
  const { choice, said, clock } = begun([offer('pass')]);
  choice.say(choice.offers[0]);
  choice.follow(1, choice.offers, {}, false);
  choice.undo();
  expect(said).toEqual(['pass']);

  clock.now += 500;
  choice.undo();
  choice.say(choice.offers[0]);
  expect(said).toEqual(['pass', 'undo']);
});

test('a click that was meant for what was shown while the clocks stood still is no answer', () => {
  const { choice, said, clock } = begun([offer('pass')]);
  choice.follow(1, choice.offers, {}, false);
  clock.now += 5000;
  choice.follow(1, choice.offers, {}, true);
  choice.say(choice.offers[0]);

  expect(said).toEqual([]);
});

test('a new scene of the same question keeps what was chosen, another question does not', () => {
  const { choice, entryOf } = begun(STEALS);
  choice.take(entryOf('steal'));
  choice.follow(1, [...STEALS], FORM);
  expect(choice.path).toEqual(['steal']);
  expect(choice.within.map(({ name }) => name)).toEqual(['steal']);
  expect([...choice.seats.keys()]).toEqual([1, 2]);

  choice.follow(2, [offer('income')], {});
  expect(choice.path).toEqual([]);
});

test('what is costly is said twice, the rest once', () => {
  const { choice, said, clock, entryOf } = begun([costly(1), offer('income')]);
  choice.take(entryOf('coup'));
  expect(said).toEqual([]);
  expect(choice.armed).toBe('coup 1');

  choice.confirm();
  expect(said).toEqual([]); // a double click is no confirmation

  clock.now += 500;
  choice.confirm();
  expect(said).toEqual(['coup 1']);
});

test('escape takes back one thing at a time', () => {
  const { choice, clock, entryOf } = begun([costly(1), costly(2), offer('income')]);
  choice.take(entryOf('coup'));
  clock.now += 500;
  choice.take(choice.entries[0]!);
  expect([choice.path, choice.armed]).toEqual([['coup'], 'coup 1']);

  expect([choice.cancel(), choice.armed]).toEqual([true, null]);
  expect([choice.cancel(), choice.path]).toEqual([true, []]);
  expect(choice.cancel()).toBe(false);
});

test('of more cards than may be kept the first chosen goes', () => {
  const keep = offer('keep captain duke', { cards: ['captain', 'duke'] });
  const { choice, said } = begun([keep], { kind: 'some', least: 2, most: 2, cards: ['captain', 'contessa', 'duke'] });
  for (const card of ['duke', 'contessa', 'captain']) choice.takeCard(card, card);
  expect(choice.toggled).toEqual(['contessa', 'captain']);
  expect(choice.ready).toBeNull();

  choice.takeCard('duke', 'duke');
  expect(choice.ready).toBe(keep);
  choice.confirm();
  expect(said).toEqual(['keep captain duke']);
});

test('a card is chosen, and chosen again is the answer', () => {
  const { choice, said, clock } = begun([offer('lose duke', { cards: ['duke'] }), offer('lose duke', { cards: ['captain'] })], { kind: 'one' });
  expect([choice.canTake('duke', 'duke'), choice.canTake('contessa', 'contessa')]).toEqual([true, false]);

  choice.takeCard('duke', 'duke');
  choice.takeCard('duke', 'duke');
  expect([choice.isTaken('duke', 'duke'), said]).toEqual([true, []]);

  clock.now += 500;
  choice.takeCard('duke', 'duke');
  expect(said).toEqual(['lose duke']);
});
