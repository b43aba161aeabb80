import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../fairness/hash.ts';
import { Witness } from '../fairness/witness.ts';
import { Connection } from './connection.svelte.ts';
import { PONG_WITHIN } from './delays.ts';
import type { FromServer, Scene } from './messages.ts';
import text from './streams.json?raw';

interface Part { readonly who: string; readonly sent: readonly FromServer[] }
type Update = FromServer & { readonly type: 'update' };

const TOO_LATE: FromServer = { type: 'refused', id: 0, reason: 'in-game', told: { id: 'table-refusal-in-game', args: {} }, detail: '' };
const { coup } = JSON.parse(text) as { coup: Part[] };
const updates = coup[0]!.sent.filter((each): each is Update => each.type === 'update');
const gathering = updates.find(({ scene }) => scene.phase === 'gathering')!;
const playing = updates.find(({ scene }) => scene.phase === 'playing')!;
const next = gathering.scene.next!;

/** The other end of a socket. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  readyState = 0;
  readonly sent: { type: string; id: number; chance?: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    Line.all.push(this);
  }
  send(message: string): void {
    this.sent.push(JSON.parse(message) as Line['sent'][number]);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  tell(...messages: readonly FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  get types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

const refused = vi.fn();
const table = { id: '', number: 0 };

/** A page that comes to the table, or is loaded again there. */
function page(): Connection {
  const line = new Connection(table.id, null, { refused });
  line.begin();
  return line;
}

/** The page that has just opened the table. */
function opener(): Connection {
  new Witness(table.id).opened(next);
  return page();
}

const start = (): Line['sent'][number] => Line.last.sent.find(({ type }) => type === 'start')!;
const asking = (hashes: readonly string[]): Update => ({ ...gathering, scene: { ...gathering.scene, next: { ...next, hashes } } });
const dealtWith = (chance: string): Update => {
  const deal = { ...playing.scene.deal!, commitment: next.commitment, contributions: playing.scene.chairs.map(({ seat }) => (seat === playing.scene.chairs[playing.scene.you!]!.seat ? chance : '')) };
  return { ...playing, scene: { ...playing.scene, deal } satisfies Scene };
};

beforeEach(() => {
  vi.useFakeTimers();
  const listens = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('document', { ...listens, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', listens.addEventListener);
  vi.stubGlobal('location', new URL('https://play.example/t/abc'));
  Line.all = [];
  refused.mockClear();
  table.id = `table ${table.number++}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table that is shown late', () => {
  it('is a line that holds, before the first scene and after it', () => {
    const line = page();
    Line.last.open();
    Line.last.tell({ type: 'delayed', seconds: 60 });
    vi.advanceTimersByTime(PONG_WITHIN);
    expect([line.state, line.delay, line.scene]).toEqual(['open', 60, null]);

    Line.last.tell(playing, { type: 'delayed', seconds: 0 });
    expect([line.state, line.delay, line.scene?.phase]).toEqual(['open', 0, 'playing']);
  });

  it('is said anew by the next server, and its first scene is that of somebody who is back', () => {
    const changed = vi.fn();
    const line = new Connection(table.id, null, { changed });
    line.begin();
    Line.last.open();
    Line.last.tell({ type: 'delayed', seconds: 60 }, playing, { type: 'bye', reason: 'restart', again: true });
    expect(line.delay).toBe(60);
    vi.runOnlyPendingTimers();
    Line.last.open();
    expect(line.delay).toBe(0);

    Line.last.tell({ type: 'delayed', seconds: 60 }, playing, gathering);
    expect(changed.mock.calls.map(([, isBack]) => isBack as boolean)).toEqual([true, true, false]);
  });
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

describe('what was said before the line was there', () => {
  it('goes with the hello, once', () => {
    const line = page();
    line.send({ type: 'pause' });
    Line.last.open();
    expect(Line.last.types).toEqual(['hello', 'pause']);

    line.send({ type: 'resume' });
    Line.last.tell(gathering);
    expect(Line.last.types).toEqual(['hello', 'pause', 'resume']);
  });
});

describe('what was answered', () => {
  const answers = coup.flatMap(({ sent }) => sent).find((each) => each.type === 'sealed')!;

  it.each([
    ['by a message of its own', (id: number): FromServer => ({ type: 'accepted', id })],
    ['by what it changed', (id: number): FromServer => ({ ...answers, id })],
  ])('%s is not said again on the next line', (_, receipt) => {
    const line = page();
    Line.last.open();
    Line.last.tell(playing);
    line.send({ type: 'pause' });
    Line.last.tell(receipt(Line.last.sent.at(-1)!.id));
    while (Line.all.length === 1) vi.advanceTimersByTime(PONG_WITHIN);
    Line.last.open();

    expect(Line.last.types).toEqual(['hello']);
  });
});

describe('a page that has opened a quick game', () => {
  it('begins it by itself, with bytes of its own, before it hears anything more', () => {
    const line = opener();
    Line.last.open();

    expect(Line.last.types).toEqual(['hello', 'start']);
    expect(start().chance).toBe(hashOf(line.witness.contribution(1)));
    expect(line.witness.of(1)).toMatchObject({ commitment: next.commitment, before: true });
  });

  it('shows no waiting room before the cards, and asks once', () => {
    const line = opener();
    Line.last.open();
    Line.last.tell(gathering);
    expect([line.isBeginning, Line.last.types]).toEqual([true, ['hello', 'start']]);

    Line.last.tell(dealtWith(line.witness.contribution(1)), { type: 'accepted', id: start().id });
    expect(line.isBeginning).toBe(false);
    expect(line.witness.of(1)).toMatchObject({ tentative: false, changed: false });
  });

  it('tells its bytes when it is asked, once on each line, and knows when they have come', () => {
    const line = opener();
    Line.last.open();
    const asks = asking([start().chance!]);
    Line.last.tell(gathering, { type: 'accepted', id: start().id }, asks, asks);
    const told = Line.last.sent.filter(({ type }) => type === 'reveal');

    expect(told).toMatchObject([{ chance: line.witness.contribution(1) }]);
    expect(line.witness.of(1).told).toBeUndefined();
    Line.last.tell({ type: 'accepted', id: told[0]!.id });
    expect(line.witness.of(1).told).toBe(true);

    page();
    Line.last.open();
    Line.last.tell(asks);
    Line.last.tell({ ...TOO_LATE, id: Line.last.sent.at(-1)!.id });
    expect(Line.last.types).toEqual(['hello', 'reveal']);
    expect(refused).not.toHaveBeenCalled();
  });

  it('tells nothing where the hash of its bytes is not among those that were told', () => {
    opener();
    Line.last.open();
    Line.last.tell(gathering, { type: 'accepted', id: start().id }, asking([hashOf('00')]));

    expect(Line.last.types).toEqual(['hello', 'start']);
  });

  it('says the same again where the line or the server was lost before', () => {
    opener();
    Line.last.open();
    const first = start();
    vi.advanceTimersByTime(2 * PONG_WITHIN);
    expect(Line.all.length).toBeGreaterThan(1);
    Line.last.open();

    expect(start()).toEqual(first);
  });

  it('adds the same after a reload, and nothing once the cards are dealt', () => {
    opener();
    Line.last.open();
    const { chance } = start();
    page();
    Line.last.open();
    expect(start().chance).toBe(chance);

    Line.last.tell(dealtWith(chance!));
    page();
    Line.last.open();
    expect(Line.last.types).toEqual(['hello']);
  });

  it('says nothing of having come too late, and does not take it for a fraud', () => {
    const line = opener();
    Line.last.open();
    Line.last.tell(dealtWith(''), { ...TOO_LATE, id: start().id });

    expect(refused).not.toHaveBeenCalled();
    expect(line.witness.of(1)).toMatchObject({ tentative: true, changed: false });
  });

  it('shows the waiting room where the game cannot begin', () => {
    const line = opener();
    Line.last.open();
    Line.last.tell(gathering, { ...TOO_LATE, id: start().id });

    expect(refused).toHaveBeenCalledOnce();
    expect(line.isBeginning).toBe(false);
  });
});

it('a page at a table of others begins nothing', () => {
  const line = page();
  Line.last.open();

  expect([line.isBeginning, Line.last.types]).toEqual([false, ['hello']]);
});
