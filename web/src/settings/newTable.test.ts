import { describe, expect, test } from 'vitest';
import { gameOffer } from '../games/gameSamples.ts';
import { aboutBotId, changedOf, chairCounts, settingsOf } from './form.ts';
import { type FormScene, WaitingForm } from './waitingForm.ts';
import { type Choice, choiceAgain, differing, fit, usualChoice, wish } from './newTable.ts';
import type { Command } from '../net/messages.ts';
import type { When } from '../protocol/messages.gen.ts';
import { holdsAny, matters, valueId } from '../games/options.ts';

const COUP = gameOffer({
  presets: [
    { name: 'br', least: 2, most: 10, values: { reforma: false, coins: 1 } },
    { name: 'es', least: 2, most: 6, values: { reforma: false, coins: 2 } },
  ],
  options: [
    { name: 'reforma', values: [false, true], rules: [], matters: [] },
    { name: 'coins', values: [1, 2], rules: [], matters: [] },
  ],
  extras: ['reforma'],
  settings: [
    { name: 'windows', values: ['friends', 'fixed'], default: 'friends', matters: [] },
    { name: 'reaction', values: [0, 12], default: 12, matters: [{ players: [], options: { windows: ['friends'] } }] },
    { name: 'turn', values: [0, 60, 90], default: 60, matters: [] },
    { name: 'listed', values: [false, true], default: false, matters: [] },
  ],
  usual: 'skilled',
  levels: ['beginner', 'skilled'],
  styles: ['hunter'],
});

test('only options that differ from the edition are asked for', () => {
  const [br, es] = COUP.presets;
  const chosen = { reforma: true, coins: 2, gone: 'x' };

  expect(differing(COUP, br!, chosen)).toEqual({ reforma: true, coins: 2 });
  expect(differing(COUP, es!, chosen)).toEqual({ reforma: true });
});

test('a bot says how it plays where it cannot play in its own manner', () => {
  const offer = gameOffer({ bots_when: { solver: [{ players: [2], options: { reforma: [false] } }] } });

  expect(aboutBotId({ offer, chairs: 2, values: { reforma: false } }, 'solver')).toBe('level-solver-coup');
  expect(aboutBotId({ offer, chairs: 3, values: { reforma: false } }, 'solver')).toBe('level-solver-coup.elsewhere');
  expect(aboutBotId({ offer, chairs: 2, values: { reforma: true } }, 'solver')).toBe('level-solver-coup.elsewhere');
  expect(aboutBotId({ offer, chairs: 3, values: { reforma: true } }, 'skilled')).toBe('level-skilled-coup');
});

test('the bots asked for are those on chairs', () => {
  const choice: Choice = { ...usualChoice(COUP), others: ['skilled', null, 'beginner'] };

  expect(wish(choice, 'Ana')).toMatchObject({ chairs: 4, bots: ['skilled', 'beginner'], name: 'Ana', options: {} });
});

test('more chairs wait for somebody, fewer keep who sits first', () => {
  expect(fit(['skilled', null], 5)).toEqual(['skilled', null, null, null]);
  expect(fit(['skilled', 'beginner'], 2)).toEqual(['skilled']);
});

test('a choice made before comes back', () => {
  const before: Choice = {
    ...usualChoice(COUP), preset: 'es', chairs: 3, changed: { reforma: true }, others: ['skilled', 'hunter'],
    settings: { turn: 90, listed: true },
  };

  expect(choiceAgain(JSON.parse(JSON.stringify(before)), [COUP])).toEqual(before);
});

test.each([null, 'x', { game: 'chess' }, { game: 'coup', preset: 'gone' }])('%j cannot come back', (before) => {
  expect(choiceAgain(before, [COUP])).toBeNull();
});

test('what is no longer offered is left out of a choice made before', () => {
  const stale = {
    game: 'coup', preset: 'es', chairs: 9, changed: { reforma: 'maybe', lost: 1 }, others: ['genius'],
    settings: { turn: 7, pace: 'slow', listed: 'yes' },
  };

  expect(choiceAgain(stale, [COUP])).toEqual({ ...usualChoice(COUP), preset: 'es', chairs: 6, others: fit([], 6) });
});

describe('the form of a table that waits', () => {
  const scene: FormScene = {
    preset: 'es', options: { reforma: true }, chairs: [{}, {}],
    settings: { windows: 'fixed', reaction: 12, turn: 60, bank: 60, pace: 'human', listed: true, memory: true, open_cards: true, acquainted: false, series: 0, gallery: true, delay: 0 },
  };
  const sent: Command[] = [];
  const form = new WaitingForm(COUP, scene, (command) => sent.push(command));

  test('shows what the table has, and only what changes something', () => {
    expect(form.values).toEqual({ reforma: true, coins: 2 });
    expect(form.settings).toEqual({ windows: 'fixed', reaction: 12, turn: 60, listed: true });
    expect(settingsOf(form).map(({ name }) => name)).toEqual(['windows', 'turn', 'listed']);
    expect(changedOf(form).map(({ name }) => name)).toEqual(['reforma']);
  });

  test('asks for one change and leaves the rest', () => {
    form.change('coins', 1);
    form.reset(['reforma']);
    form.set('turn', 90);
    form.edit('br');
    form.seat(3);
    expect(sent).toEqual([
      { type: 'configure', options: { reforma: true, coins: 1 } },
      { type: 'configure', options: {} },
      { type: 'configure', settings: { turn: 90 } },
      { type: 'configure', preset: 'br' },
      { type: 'configure', chairs: 3 },
    ]);
  });

  test('offers no fewer chairs than are taken', () => {
    expect(chairCounts(form.edition, 4)).toEqual([4, 5, 6]);
  });
});

test('options are shown where they can change something', () => {
  const pairs: When[] = [{ players: [6], options: {} }, { players: [4], options: { pairs: [true] } }];
  const own: When[] = [{ players: [], options: { slot_duke: ['patron'], reforma: [true] } }];

  expect(holdsAny([{ players: [2], options: {} }], {}, 2)).toBe(true);
  expect(holdsAny([{ players: [2], options: {} }], {}, 3)).toBe(false);
  expect(holdsAny(own, { slot_duke: 'patron', reforma: false }, 4)).toBe(false);
  expect(holdsAny(pairs, { pairs: false }, 6)).toBe(true);
  expect(holdsAny(pairs, { pairs: false }, 4)).toBe(false);
  expect(matters(COUP.options, 'coins', {}, 4)).toBe(true);
});

test('values have their messages', () => {
  expect(valueId('declared_coup', 'coup+assassinate')).toBe('option-declared-coup.is-coup-assassinate');
  expect(valueId('deck', 'A')).toBe('option-deck.is-a');
  expect(valueId('reforma', true)).toBe('option-reforma.is-true');
});
