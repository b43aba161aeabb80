import { describe, expect, test } from 'vitest';
import { loadCards } from '../games/registry.ts';
import { type Fault, verdictOn } from './check.ts';
import deals from './deals.json' with { type: 'json' };
import { bytesFor } from './bytes.ts';
import { hashOf } from './hash.ts';
import { type PlayedGame, playedGame } from './record.ts';
import { Witness, type Witnessed } from './witness.ts';

type Kept = Parameters<typeof playedGame>[1] & { readonly record: string };

const { own, commitment } = deals;
const honest = deals.honest as unknown as Readonly<Record<string, Kept>>;
const rigged = deals.rigged as unknown as Readonly<Record<string, Kept & { readonly faults: Fault[] }>>;
const OTHER = 'a5'.repeat(16);
const witnessed: Witnessed = { number: 2, commitment, before: true, changed: false, own, tentative: false, seat: 0, contributions: null };
const gameOf = (kept: Kept): PlayedGame => playedGame(kept.record, kept);

const dealtWith = (game: PlayedGame, told: Partial<NonNullable<PlayedGame['header']['deal']>>): PlayedGame =>
  ({ ...game, header: { ...game.header, deal: { ...game.header.deal!, ...told } } });

async function verdict(kept: Kept, known: Witnessed = witnessed, change: (game: PlayedGame) => PlayedGame = (game) => game) {
  const game = change(gameOf(kept));
  return verdictOn(game, await loadCards(game.header.game), known);
}

describe('a game that is dealt again', () => {
  test.each(Object.keys(honest))('fits where nobody has cheated: %s', async (name) => {
    const found = await verdict(honest[name]!);

    expect(found).toMatchObject({ fault: null, before: true, own: true, people: name.endsWith('kept back') ? 1 : 2 });
  });

  test.each(Object.keys(rigged))('shows a rigged server: %s', async (name) => {
    const { fault } = await verdict(rigged[name]!);

    expect(rigged[name]!.faults).toContain(fault);
  });
});

describe('what this page was told', () => {
  const coup = honest.coup!;

  test('is all that it can speak of', async () => {
    const known = { ...witnessed, commitment: null, own: null, seat: null, before: false };

    expect(await verdict(coup, known)).toMatchObject({ fault: null, before: false, own: false });
  });

  test('has to be what was kept of every contribution', async () => {
    const contributions = [own, 'ff'.repeat(16), '', ''];

    expect(await verdict(coup, { ...witnessed, contributions })).toMatchObject({ fault: 'other-told' });
    expect(await verdict(coup, { ...witnessed, seat: 1 })).toMatchObject({ fault: 'not-added' });
    expect(await verdict(coup, { ...witnessed, seat: 1, own: OTHER })).toMatchObject({ fault: null });
  });

  test('is no fraud where the server may not have had it', async () => {
    const late = { ...witnessed, own: OTHER, tentative: true };

    expect(await verdict(coup, late)).toMatchObject({ fault: null, own: false, missed: true });
    expect(await verdict(coup, { ...witnessed, tentative: true })).toMatchObject({ fault: null, own: true, missed: false });
    expect(await verdict(coup, { ...late, tentative: false })).toMatchObject({ fault: 'not-added' });
  });

  test('is no fraud where this page was asked for its bytes and was too late', async () => {
    const asked = { ...witnessed, own: OTHER, seat: 2, hashes: ['', '', hashOf(OTHER), ''] };
    const dealt = (game: PlayedGame): PlayedGame => dealtWith(game, { contributions: ['', '', '', ''], hashes: asked.hashes });

    expect(await verdict(coup, asked, dealt)).not.toMatchObject({ fault: 'not-added' });
    expect(await verdict(coup, { ...asked, told: true }, dealt)).toMatchObject({ fault: 'not-added' });
    expect(await verdict(coup, { ...asked, hashes: ['', '', '', ''] }, dealt)).toMatchObject({ fault: 'not-added' });
  });

  test('has to be the hashes that everybody added by', async () => {
    const hashes = gameOf(coup).header.deal!.hashes!;
    const other = [...hashes].reverse();

    expect(await verdict(coup, { ...witnessed, hashes })).toMatchObject({ fault: null });
    expect(await verdict(coup, { ...witnessed, hashes: other })).toMatchObject({ fault: 'other-hash' });
    expect(await verdict(coup, witnessed, (game) => dealtWith(game, { hashes: other }))).toMatchObject({ fault: 'other-hash' });
  });

  test('names those who announced bytes and kept them back', async () => {
    const found = await verdict(honest['coup kept back']!, { ...witnessed });

    expect(found).toMatchObject({ fault: null, keptBack: [1] });
  });

  test('may not have changed', async () => {
    expect(await verdict(coup, { ...witnessed, changed: true })).toMatchObject({ fault: 'other-commitment' });
  });

  test('says that closed cards cannot be checked', async () => {
    const closed = (game: PlayedGame): PlayedGame =>
      ({ ...game, header: { ...game.header, deal: { ...game.header.deal!, secret: null } } });

    expect(await verdict(coup, witnessed, closed)).toMatchObject({ fault: 'closed' });
  });

  test('says that the first game of a table is begun by chance', async () => {
    const settled = (game: PlayedGame): PlayedGame =>
      ({ ...game, header: { ...game.header, deal: { ...game.header.deal!, first_drawn: false } } });

    expect(await verdict(coup, { ...witnessed, number: 1 }, settled)).toMatchObject({ fault: 'other-first' });
  });
});

describe('the outcomes of a replay', () => {
  type Lists = readonly (readonly string[])[];
  /** The game in which `change` was made to the lists of the first line that draws. */
  const forged = (change: (lists: Lists, drawn: readonly string[]) => Lists) => (game: PlayedGame): PlayedGame => {
    const at = game.lines.findIndex(({ draws }) => draws !== undefined);
    const outcomes = game.outcomes.map((each, step) => (step === at + 1 ? change(each, game.lines[at]!.draws!) : each));
    return { ...game, outcomes };
  };
  const FORGERIES: readonly (readonly [string, (lists: Lists, drawn: readonly string[]) => Lists])[] = [
    ['in another order', ([list = [], ...rest]) => [[...list].reverse(), ...rest]],
    ['with a card that is not there', ([list = [], ...rest]) => [[list[0]!, ...list], ...rest]],
    ['without one that is', ([list = [], ...rest], [drawn]) => [list.filter((card) => card !== list.find((each) => each !== drawn)), ...rest]],
    ['of what was drawn alone', (_, drawn) => drawn.map((card) => [card])],
    ['left out', () => []],
  ];

  test.each(FORGERIES)('are found out: %s', async (_, change) => {
    for (const name of ['pot de vin', 'coup with factions', 'coup by sets']) {
      const { fault } = await verdict(honest[name]!, witnessed, forged(change));
      expect(fault).toBe('other-draw');
    }
  });

  test('cannot let the pile of a position hold another card', async () => {
    const lied = (game: PlayedGame): PlayedGame => ({
      ...game,
      positions: game.positions.map((each, at) => (at < 3 ? each : { ...each, pile: [...each.pile as string[], 'aldo-1'] })),
    });

    expect(await verdict(honest['pot de vin']!, witnessed, lied)).toMatchObject({ fault: 'other-draw' });
  });
});

describe('a game that the page knows nothing of', () => {
  test.each(['pot de vin', 'kuhn poker'])('is dealt again by its replay: %s', (name) => {
    expect(verdictOn(gameOf(honest[name]!), null, witnessed)).toMatchObject({ fault: null, own: true });
  });

  test.each(['another deal', 'another draw', 'the first seat chosen'])('shows a rigged server: %s', (name) => {
    expect(rigged[name]!.faults).toContain(verdictOn(gameOf(rigged[name]!), null, witnessed).fault);
  });

  test('shows where another hand is written down than was dealt', () => {
    const game = gameOf(honest['kuhn poker']!);
    const [one, other, ...rest] = game.header.hands!;
    const swapped = { ...game, header: { ...game.header, hands: [other!, one!, ...rest] } };

    expect(verdictOn(swapped, null, witnessed)).toMatchObject({ fault: 'other-deal' });
  });
});

describe('a position of the replay', () => {
  test('that shows another hand than the one dealt is found out', async () => {
    const lied = (game: PlayedGame): PlayedGame => ({
      ...game,
      positions: game.positions.map((each, at) => (at < 3 ? each : { ...each, hands: [...(each.hands as string[][])].reverse() })),
    });

    expect(await verdict(honest.coup!, witnessed, lied)).toMatchObject({ fault: 'other-draw' });
  });
});

describe('the witness', () => {
  const scene = { next: { number: 3, commitment: 'first', hashes: [] as string[] }, deal: null, you: null, chairs: [] };
  const inMemory = (): Storage => {
    const kept = new Map<string, string>();
    return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) } as unknown as Storage;
  };

  test('keeps the first commitment, and notices another', () => {
    const witness = new Witness('t', null);
    witness.hear(scene);
    witness.hear(scene);
    expect(witness.of(3)).toMatchObject({ commitment: 'first', before: true, changed: false });

    witness.hear({ ...scene, next: { number: 3, commitment: 'second', hashes: [] } });
    expect(witness.of(3)).toMatchObject({ commitment: 'first', changed: true });
  });

  test('adds 16 bytes, the same as long as the game is not dealt, also after a reload', () => {
    const storage = inMemory();
    const witness = new Witness('t', storage);
    const added = witness.contribution(3);

    expect(added).toMatch(/^[0-9a-f]{32}$/);
    expect(witness.contribution(3)).toBe(added);
    expect(new Witness('t', storage).contribution(3)).toBe(added);
    expect(witness.contribution(4)).not.toBe(added);
    expect(new Witness('other', storage).contribution(3)).not.toBe(added);
  });

  test('tells its bytes for the first list of hashes alone', () => {
    const witness = new Witness('t', inMemory());
    const own = witness.contribution(3);
    const asked = { number: 3, commitment: 'first', hashes: [hashOf(own), hashOf(OTHER)] };
    expect([bytesFor(witness, asked), bytesFor(witness, asked)]).toEqual([own, own]);
    const another = { ...asked, hashes: [hashOf(own), hashOf('00'.repeat(16))] };
    expect(bytesFor(witness, another)).toBeNull();
    expect(witness.of(3).hashes).toEqual(asked.hashes);
  });

  test('knows that its page has a game to begin, until that is dealt', () => {
    const storage = inMemory();
    new Witness('t', storage).opened({ number: 1, commitment: 'first', hashes: [] });
    const witness = new Witness('t', storage);
    expect([witness.begins, new Witness('other', storage).begins]).toEqual([true, false]);

    const own = witness.contribution(1);
    witness.note(1, { tentative: false });
    expect(witness.of(1)).toMatchObject({ own, tentative: false, before: true });
    expect(witness.begins).toBe(false);
  });

  test('keeps what was told at the deal, and the seat that it had then', () => {
    const storage = inMemory();
    const deal = { number: 3, commitment: 'first', contributions: ['x', ''] };
    new Witness('t', storage).hear({ next: null, deal, you: 1, chairs: [{ seat: 1 }, { seat: 0 }] } as unknown as typeof scene);

    const later = new Witness('t', storage);
    later.hear({ next: null, deal: { ...deal, contributions: ['y', ''] }, you: null, chairs: [] } as unknown as typeof scene);
    expect(later.of(3)).toMatchObject({ before: false, contributions: ['x', ''], seat: 0 });
  });
});
