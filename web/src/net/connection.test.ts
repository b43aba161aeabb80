import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.svelte.ts';
import { PONG_WITHIN } from './delays.ts';
import type { FromServer } from './messages.ts';
import text from './streams.json?raw';

interface Part { readonly who: string; readonly sent: readonly FromServer[] }
type Update = FromServer & { readonly type: 'update' };

const { coup } = JSON.parse(text) as { coup: Part[] };
const updates = coup[0]!.sent.filter((each): each is Update => each.type === 'update');
const gathering = updates.find(({ scene }) => scene.phase === 'gathering')!;

/** The other end of a socket. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    Line.all.push(this);
  }
  send(): void {
    // what is said does not matter here
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A page that comes to the table. */
function page(): Connection {
  const line = new Connection('abc', null);
  line.begin();
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  const listens = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('document', { ...listens, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', listens.addEventListener);
  vi.stubGlobal('location', new URL('https://play.example/t/abc'));
  Line.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a slow line', () => {
  it('may take as long for the first scene as for opening', () => {
    const line = page();
    vi.advanceTimersByTime(PONG_WITHIN - 1);
    Line.last.open();
    vi.advanceTimersByTime(PONG_WITHIN - 1);
    expect(Line.all).toHaveLength(1);

    Line.last.tell(gathering);
    expect(line.state).toBe('open');
  });

  it('is given up where no scene comes', () => {
    const line = page();
    Line.last.open();
    vi.advanceTimersByTime(PONG_WITHIN);

    expect(line.state).toBe('lost');
  });
});
