import { expect, test } from 'vitest';
import { grown } from './growing.ts';

test.each([
  ['new lines come after the known ones', ['a'], 1, ['b'], ['a', 'b']],
  ['lines that come twice stand once', ['a', 'b'], 1, ['b', 'c'], ['a', 'b', 'c']],
  ['a log that begins again replaces all', ['a', 'b'], 0, ['x'], ['x']],
  ['nothing new changes nothing', ['a', 'b'], 2, [], ['a', 'b']],
  ['a shorter log cuts off what was wrong', ['a', 'b'], 1, [], ['a']],
])('%s', (_, known, from, more, whole) => {
  expect(grown(known, from, more)).toEqual(whole);
});
