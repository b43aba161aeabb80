import { expect, test } from 'vitest';
import type { Offer } from '../net/messages.ts';
import { kindOf } from './offers.ts';
import { Choice } from './choice.svelte.ts';

const offer = (words: string, price = 0): Offer => ({ words, claim: null, true: null, price });

function begun(...offers: Offer[]) {
  const said: string[] = [];
  const clock = { now: 0 };
  const choice = new Choice((words) => said.push(words), kindOf, () => clock.now);
  choice.follow(1, offers);
  clock.now = 1000;
  return { choice, said, clock, groupOf: (verb: string) => choice.groups.find(({ path }) => path[0] === verb)! };
}

test('a click that was meant for the question before is no answer', () => {
  const { choice, said, clock } = begun(offer('pass'));
  choice.follow(2, [offer('challenge')]);

  clock.now += 299;
  choice.say(choice.offers[0]);
  expect(said).toEqual([]);

  clock.now += 1;
  choice.say(choice.offers[0]);
  expect(said).toEqual(['challenge']);
});

test('a double click answers once', () => {
  const { choice, said } = begun(offer('pass'));
  choice.say(choice.offers[0]);
  choice.say(choice.offers[0]);

  expect(said).toEqual(['pass']);
});

test('a new scene of the same question keeps what was chosen, another question does not', () => {
  const { choice, groupOf } = begun(offer('steal 1'), offer('steal 2'), offer('income'));
  choice.take(groupOf('steal'));
  choice.follow(1, [offer('steal 1'), offer('steal 2'), offer('income')]);
  expect(choice.path).toEqual(['steal']);

  choice.follow(2, [offer('income')]);
  expect(choice.path).toEqual([]);
});

test('what costs coins that do not come back is said twice, the rest once', () => {
  const { choice, said, clock, groupOf } = begun(offer('coup 1', 7), offer('income'));
  choice.take(groupOf('coup'));
  expect(said).toEqual([]);
  expect(choice.armed).toBe('coup 1');

  choice.confirm();
  expect(said).toEqual([]); // a double click is no confirmation

  clock.now += 300;
  choice.confirm();
  expect(said).toEqual(['coup 1']);
});

test('escape takes back one thing at a time', () => {
  const { choice, clock, groupOf } = begun(offer('coup 1', 7), offer('coup 2', 7), offer('income'));
  choice.take(groupOf('coup'));
  clock.now += 300;
  choice.take(choice.groups[0]!);
  expect([choice.path, choice.armed]).toEqual([['coup'], 'coup 1']);

  expect([choice.cancel(), choice.armed]).toEqual([true, null]);
  expect([choice.cancel(), choice.path]).toEqual([true, []]);
  expect(choice.cancel()).toBe(false);
});

test('of more cards than may be kept the first chosen goes', () => {
  const { choice } = begun(offer('keep captain duke'));
  for (const card of ['duke', 'captain', 'contessa']) choice.toggle(card, choice.most('keep'));

  expect(choice.toggled).toEqual(['captain', 'contessa']);
});
