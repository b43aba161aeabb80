import { expect, test } from 'vitest';
import { exhibit } from './exhibit.ts';
import { pot } from './samples.ts';

const TWO = pot({ led: 'aldo', table: [[0, 'aldo-5'], [1, 'aldo-9'], [2, 'gem']] });

test('the cards of a round are looked at, that of its winner first, and gems are not', () => {
  expect(exhibit({ id: 'log-wins-round', args: { who: 1 } }, TWO, TWO)).toEqual({ cards: ['aldo-9', 'aldo-5'] });
});

test('a last card is looked at alone, and what else is told is no exhibit', () => {
  expect(exhibit({ id: 'log-last-card', args: { who: 1 } }, TWO, TWO)).toEqual({ cards: ['aldo-9'] });
  expect(exhibit({ id: 'log-gem', args: { who: 2 } }, TWO, TWO)).toBeNull();
});
