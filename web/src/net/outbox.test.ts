import { expect, test } from 'vitest';
import { Outbox } from './outbox.ts';

test('a command is kept until the server has answered it', () => {
  const outbox = new Outbox(1);
  const start = outbox.put({ type: 'start' });
  const pause = outbox.put({ type: 'pause' });

  expect(outbox.waiting).toEqual([start, pause]);
  expect(outbox.answered(start.id)).toEqual(start);
  expect(outbox.waiting).toEqual([pause]);
  expect(outbox.answered(start.id)).toBeUndefined();
});

test('numbers of a later visit are not those of an earlier one', () => {
  const [earlier, later] = [new Outbox(1), new Outbox(2)];

  expect(later.put({ type: 'start' }).id).toBeGreaterThan(earlier.put({ type: 'start' }).id + 900);
});

test('an emoji is not shown when its moment has passed', () => {
  const outbox = new Outbox();
  outbox.put({ type: 'react', emoji: '👍' });

  expect(outbox.waiting).toEqual([]);
});
