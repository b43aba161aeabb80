import { expect, test } from 'vitest';
import type { Speech } from '../i18n/index.ts';
import type { AnalysedAnswer, AnalysedChoice, AnalysedMoment } from '../protocol/messages.gen.ts';
import {
  answersOf, bestOf, choiceAt, choicesAround, choiceShown, givenTo, hasEquilibrium, momentOf, points, roundPrice, timesInTen, viewOf, weightyParts,
} from './analysis.ts';

const answer = (reference: number, ...label: string[]): AnalysedAnswer =>
  ({ words: '', label: label.map((id) => ({ id, args: {} })), win: 0.5, loss: 0, reference, equilibrium: null, lie: false });

const choice = (step: number, asked = step - 1): AnalysedChoice => ({
  asked, step, seat: 1, played: 0, best: 2, mistake: false, doubt: null, could: null,
  answers: [answer(0.1, 'steal', 'from-bia'), answer(0.2, 'tax'), answer(0.7, 'income')],
});

const FOUND = { choices: [choice(2), choice(5), choice(9)] };

const said = { told: ({ id }: { id: string }) => id } as unknown as Speech;

test.each([
  [0.1234, '+', 12, 3],
  [-0.0796, '−', 8, 0],
  [0.0004, '', 0, 0],
  [-1, '−', 100, 0],
])('%d is told in points with one decimal', (part, sign, whole, tenths) => {
  expect(points(part)).toEqual({ sign, whole, tenths });
});

test.each([[0.02, 5], [0.23, 25], [0.57, 55], [0.99, 95]])('a price of %d is told as %i percent', (price, told) => {
  expect(roundPrice(price)).toBe(told);
});

test('a belief is told as times in ten', () => {
  expect([0.04, 0.46, 0.96].map(timesInTen)).toEqual([0, 5, 10]);
});

test('a step has a choice only if one was made with it', () => {
  expect(choiceAt(FOUND, 5)?.step).toBe(5);
  expect(choiceAt(FOUND, 6)).toBeNull();
});

test('a choice is shown from the question to what came of it, the one picked first', () => {
  const [joined, between] = [choice(8, 4), choice(6)];
  const found = { choices: [choice(4), joined, between] };

  expect([3, 4, 5, 6, 7, 8, 9].map((at) => choiceShown(found, at, null)?.step)).toEqual([4, 8, 6, 6, 8, 8, undefined]);
  expect([4, 5, 8].map((at) => choiceShown(found, at, 8)?.step)).toEqual([8, 8, 8]);
  expect(choiceShown(found, 4, 4)?.step).toBe(4);
});

test.each([[0, null, 2], [1, null, 5], [4, 2, 9], [6, 5, 9], [9, 5, null]])('around step %i are the nearest choices', (at, before, after) => {
  const around = choicesAround(FOUND, at, choiceShown(FOUND, at, null));
  expect([around.before?.step ?? null, around.after?.step ?? null]).toEqual([before, after]);
});

test('a moment is looked at before its choice and as who made it saw it', () => {
  expect(viewOf({ choices: [choice(8, 4)] }, { step: 8 })).toEqual({ step: 4, seat: 1 });
  expect(viewOf({ choices: [choice(8, 4)] }, { step: 6 })).toEqual({ step: 5, seat: null });
});

test('of a result the parts are told that weigh, in whole percent and the heaviest first', () => {
  const account = {
    result: 0.2, cards: 0.024, choices: -0.061, guesses: 0.313, others: 0.004, counted: 3, error_rate: 0.1,
    lies: 0, caught: 0, challenges: 0, challenges_won: 0, dearest: null,
  };
  expect(weightyParts(account)).toEqual([{ part: 'guesses', percent: 31 }, { part: 'choices', percent: -6 }]);
});

test('answers are sorted by how often the reference gives them, and the one that was given is known', () => {
  expect(answersOf(choice(1)).map(({ answer: { label }, isPlayed }) => [label[0]!.id, isPlayed])).toEqual([
    ['income', false], ['tax', false], ['steal', true],
  ]);
});

test('an answer is called by its groups and then by its own name', () => {
  expect(givenTo(choice(2), said, [])).toBe('steal: from-bia');
  expect(bestOf(choice(2), said, [])).toBe('income');
});

test('a game is remembered by the choice with most at stake, and by no turn', () => {
  const moment = (step: number, kind: AnalysedMoment['kind'], worth: number): AnalysedMoment =>
    ({ step, kind, seat: 0, worth, off: 0.05, caught: false, grade: null, verdict: { id: '', args: {} } });
  const choices = [choice(1), choice(2), choice(4)];
  const moments = [moment(1, 'lie', 0.1), moment(2, 'mistake', -0.3), moment(3, 'lie', 0.8), moment(4, 'turn', 0.9)];

  expect(momentOf({ moments, choices })?.step).toBe(2);
  expect(momentOf({ moments: moments.slice(2), choices })).toBeNull();
});

test('the solver is shown where it tells how often it gives an answer, never included', () => {
  const silent = [answer(0.4, 'tax'), answer(0.6, 'income')];
  expect(hasEquilibrium(silent)).toBe(false);
  expect(hasEquilibrium(silent.map((each) => ({ ...each, equilibrium: 0 })))).toBe(true);
});
