import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { gameOffer } from '../games/gameSamples.ts';
import { language, speech } from '../i18n/index.ts';
import OptionField from './OptionField.svelte';
import { WaitingForm } from './waitingForm.ts';

const COINS = { name: 'coins', values: [1, 2, 3], rules: [], matters: [] };
const FORM = new WaitingForm(
  gameOffer({ presets: [{ name: 'es', least: 2, most: 6, values: { coins: 2 } }], options: [COINS] }),
  {
    preset: 'es', options: {}, chairs: [{}, {}],
    settings: { windows: 'friends', reaction: 0, turn: 0, bank: 60, pace: 'human', listed: false, memory: true, open_cards: true, acquainted: false, series: 0, gallery: true, delay: 0 },
  },
  () => undefined,
);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await language.learn(['create']);
});

test('of the values of a house rule that of the edition is recommended', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined); // the option of this test has no words
  const { body } = render(OptionField, { props: { option: COINS, form: FORM, said: speech() } });
  const labels = [...body.matchAll(/<option[^>]*>([^<]*)/g)].map(([, label]) => label);

  expect(labels).toEqual(['option-coins.is-1', 'option-coins.is-2 (recommended)', 'option-coins.is-3']);
});

test('values that do not stand in one row of a phone are chosen from a list', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const shown = (values: string[]): string => {
    const option = { name: 'pace', values, rules: [], matters: [] };
    return render(OptionField, { props: { option, form: FORM, said: speech(), featured: true } }).body;
  };

  expect(shown(['a', 'b'])).toContain('radio');
  expect(shown(['at most once in each of your turns', 'b'])).toContain('<select');
});
