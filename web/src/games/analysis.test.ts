import { expect, test } from 'vitest';
import type { Speech } from '../i18n/index.ts';
import type { AnalysedAnswer, AnalysedChoice, AnalysedMoment } from '../protocol/messages.gen.ts';
import {
  answersOf, bestAt, choiceAt, choicesAround, givenAt, momentOf, points, roundPrice, timesInTen, verdictOf,
} from './analysis.ts';

const answer = (reference: number, ...label: string[]): AnalysedAnswer =>
  ({ label: label.map((id) => ({ id, args: {} })), win: 0.5, loss: 0, reference, lie: false });

const choice = (step: number): AnalysedChoice => ({
  step, seat: 0, played: 0, best: 2, mistake: false, doubt: null,
  answers: [answer(0.1, 'steal', 'from-bia'), answer(0.2, 'tax'), answer(0.7, 'income')],
});

const FOUND = { choices: [choice(2), choice(5), choice(9)] };

const said = { told: ({ id }: { id: string }) => id } as unknown as Speech;

const moment = (kind: AnalysedMoment['kind'], worth: number): AnalysedMoment =>
  ({ step: 1, kind, seat: 0, worth, off: 0.05, caught: false, grade: 'poor' });

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

test.each([[0, null, 2], [2, null, 5], [6, 5, 9], [9, 5, null]])('around step %i are the nearest choices', (step, before, after) => {
  expect(choicesAround(FOUND, step)).toEqual({ before, after });
});

test('answers are sorted by how often the reference gives them, and the one that was given is known', () => {
  expect(answersOf(choice(1)).map(({ answer: { label }, isPlayed }) => [label[0]!.id, isPlayed])).toEqual([
    ['income', false], ['tax', false], ['steal', true],
  ]);
});

test('an answer is called by its groups and then by its own name', () => {
  expect(givenAt(FOUND, 2, said, [])).toBe('steal: from-bia');
  expect(bestAt(FOUND, 2, said, [])).toBe('income');
  expect(givenAt(FOUND, 3, said, [])).toBeNull();
});

test('each kind of moment has its verdict', () => {
  expect(verdictOf(moment('mistake', -0.2))).toBe('web-replay-moment-better');
  expect(verdictOf(moment('lie', -0.2))).toBe('web-replay-moment-bluff-poor');
  expect([0.2, -0.2].map((worth) => verdictOf(moment('turn', worth)))).toEqual([
    'web-replay-moment-rose', 'web-replay-moment-fell',
  ]);
});

test('a game is remembered by the choice with most at stake, and by no turn', () => {
  const moment = (step: number, kind: AnalysedMoment['kind'], worth: number): AnalysedMoment =>
    ({ step, kind, seat: 0, worth, off: 0.05, caught: false, grade: null });
  const choices = [choice(1), choice(2), choice(4)];
  const moments = [moment(1, 'lie', 0.1), moment(2, 'mistake', -0.3), moment(3, 'lie', 0.8), moment(4, 'turn', 0.9)];

  expect(momentOf({ moments, choices })?.step).toBe(2);
  expect(momentOf({ moments: moments.slice(2), choices })).toBeNull();
});
