import { expect, test } from 'vitest';
import { detect } from './tags.ts';

test.each([
  [['pt-PT', 'en'], 'pt-BR'],
  [['es-419'], 'es'],
  [['es-AR', 'en'], 'es-AR'],
  [['es-UY'], 'es-AR'],
  [['es-es'], 'es'],
  [['de-DE', 'ES', 'en'], 'es'],
  [['de'], 'en'],
  [[], 'en'],
])('browsers that want %j are spoken to in %s', (wanted, tag) => {
  expect(detect(wanted)).toBe(tag);
});
