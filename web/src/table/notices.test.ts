import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { sceneOf } from '../board/scenes.fixture.ts';
import { language, t } from '../i18n/index.ts';
import type { Deal } from '../net/messages.ts';
import TableNotices from './TableNotices.svelte';
import { type SessionLine, TableSession } from './tableSession.svelte.ts';

/** What stands above a table whose game is *dealt* so. */
function noticesOf(dealt: Partial<Deal>): string {
  const scene = sceneOf('claims');
  const line: SessionLine = {
    table: 'one', scene, state: 'open', arrived: 0, talk: [], token: null, answerTo: () => null, send: () => undefined,
  } as Partial<SessionLine> as SessionLine;
  const session = new TableSession(line);
  session.follow({ ...scene, deal: { ...scene.deal!, ...dealt } }, true);
  return render(TableNotices, { props: { session, level: 'casual' } }).body;
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await language.learn(['table']);
});

test('whoever the table has answered for is told so, and nobody else', () => {
  expect(noticesOf({ answer: 'pass', given: true })).toContain(t('web-at-given'));
  expect(noticesOf({ answer: 'pass', given: false })).not.toContain(t('web-at-given'));
});
