import { expect, test } from 'vitest';
import { settingText } from './settingText.ts';

test.each([
  ['Ambassador or Inquisitor', 'Inquisitor', 'Inquisitor'],
  ['Duke or Patron', 'Duke', 'Duke'],
  ['Reforma', 'Reforma', 'Reforma'],
  ['Reforma', 'without Reforma', 'without Reforma'],
  ['Deck', 'deck B', 'deck B'],
  ['Robo a quien no tiene monedas', 'no', 'Robo a quien no tiene monedas: no'],
  ['Pictures', 'same art', 'Pictures: same art'],
])('%s set to %s is %s', (option, value, text) => {
  const said = { t: (id: string) => (id.includes('.is-') ? value : option) };

  expect(settingText(said, 'any', true)).toBe(text);
});
