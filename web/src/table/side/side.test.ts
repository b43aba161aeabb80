import { describe, expect, test } from 'vitest';
import type { Saying } from '../../board/game.ts';
import { gameOffer } from '../../games/gameSamples.ts';
import { PARTS } from '../../i18n/parts.ts';
import { sources } from '../../i18n/sources.ts';
import { Sentences } from '../../i18n/sentences.ts';
import { TAGS } from '../../i18n/tags.ts';
import type { ChatLine, Scene, GameStanding } from '../../net/messages.ts';
import { loadUi } from '../../games/registry.ts';
import { handIn } from '../sceneFacts.ts';
import { FAULTS } from '../../fairness/check.ts';
import { sentencesOf } from './fairness.ts';
import { isInGallery, secondsLeft } from './line.ts';
import { asidesIn, turnsOf } from './log.ts';
import { namesIn, sceneOf } from '../../board/scenes.fixture.ts';
import { LINES } from './lines.fixture.ts';
import { sheetBottom } from './sheetBottom.ts';
import { answerTo } from './speaking.ts';
import { tabsFor } from './tabs.ts';
import { channelsOf, linesIn, remindersOf, sendable, unread } from './talk.ts';
import { topicsFor, valuesIn } from './topics.ts';

const dealt = sceneOf('claims');
const over = sceneOf('claimsOver');
const log = dealt.deal!.log;
const ui = await loadUi('coup');

async function saying(tag: (typeof TAGS)[number], game: string): Promise<Saying> {
  const said = new Sentences(tag, await sources(tag, game, '', new Set(PARTS)));
  return {
    has: (id) => said.has(id),
    t: (id, args) => said.format(id, args),
    card: (word, form) => said.card(word, form),
    list: (items) => said.list(items),
    told: (telling, names) => said.told(telling, names),
  };
}

describe('the log', () => {
  test('is cut where a turn begins, and every line stays in its place', () => {
    const turns = turnsOf(log, LINES);

    expect(turns.flatMap(({ entries }) => entries.map(({ telling }) => telling))).toEqual(log);
    expect(turns.flatMap(({ entries }) => entries.map(({ at }) => at))).toEqual([...log.keys()]);
    expect(turns.map(({ number }) => number)).toEqual([...turns.keys()]);
    expect(turns[0]).toMatchObject({ number: 0, seat: null });
    expect(turns.slice(1).every(({ seat }) => seat !== null)).toBe(true);
  });

  test('has who leaves and comes back at the place where it happened', () => {
    const aside = (number: number, game: number, lines: number): ChatLine => ({
      number, chair: null, name: '', text: '', gallery: false, alias: '', changes: [],
      told: { id: 'told-back', args: { who: 'Ana' } }, place: { game, lines },
    });
    const talk = [aside(0, 1, 3), aside(1, 2, 2), aside(2, 2, 2), { ...aside(3, 2, 4), place: null }, aside(4, 2, 9)];

    const placed = [...asidesIn(talk, 2, 6)].map(([after, lines]) => [after, lines.map(({ number }) => number)]);
    expect(placed).toEqual([[2, [1, 2]], [6, [4]]]);
  });

  test('does not change what was there when it grows', () => {
    const before = turnsOf(log.slice(0, 9), LINES);

    expect(turnsOf(log, LINES).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  });

  test('counts the rounds of Pot de Vin as the game does', () => {
    const deal = sceneOf('tricks').deal!;

    expect(turnsOf(deal.log, LINES).at(-1)?.number).toBe(deal.view.round);
  });
});

describe('talk', () => {
  test('of players is one channel, and who only watches has the gallery besides', () => {
    expect(channelsOf(dealt)).toEqual(['table']);
    expect(channelsOf(sceneOf('reforma'))).toEqual(['gallery', 'table']);
  });

  test('of both channels is one when the game is over', () => {
    expect(linesIn(over.talk, 'table', channelsOf(over))).toEqual(over.talk);
    const watched = sceneOf('reforma');
    const [gallery, table] = (['gallery', 'table'] as const).map((one) => linesIn(watched.talk, one, channelsOf(watched)));
    expect([...gallery!, ...table!]).toHaveLength(watched.talk.length);
    expect(gallery!.every((line) => line.gallery)).toBe(true);
  });

  test.each(TAGS)('reminds of what may not be told for the whole game, in %s', async (tag) => {
    const remarks = [{ id: 'table-talk-ban', args: {} }];
    const said = await saying(tag, 'coup');

    expect(remindersOf({ ...dealt, remarks })).toEqual(remarks);
    expect(remindersOf({ ...dealt, remarks, phase: 'gathering' })).toEqual([]);
    expect(said.told(remarks[0]!, [])).toBeTruthy();
  });

  test('of one who has nothing left to do goes to the gallery, but not before there is a game', () => {
    const stands = (how: GameStanding['seats'][number]): Scene =>
      ({ ...dealt, deal: { ...dealt.deal!, standing: { ...dealt.deal!.standing, seats: [how, 'plays', 'plays', 'plays'] } } });

    expect(isInGallery(stands('out'))).toBe(true);
    expect(isInGallery(stands('watches'))).toBe(true);
    expect(isInGallery(stands('plays'))).toBe(false);
    expect(isInGallery({ ...dealt, you: null, may: ['back'] })).toBe(false); // whoever has left may come back
    expect(isInGallery({ ...dealt, you: null, phase: 'gathering' })).toBe(false);
  });

  test('can be sent as long as the server takes it', () => {
    expect(sendable('  a  b ')).toBe('a b');
    expect(sendable('   ')).toBeNull();
    expect(sendable('😈'.repeat(400))).not.toBeNull();
    expect(sendable('x'.repeat(401))).toBeNull();
  });

  test('of oneself is never unread', () => {
    expect(unread(dealt.talk, 0, null)).toBe(dealt.talk.length);
    expect(unread(dealt.talk, 0, 0)).toBe(dealt.talk.filter(({ chair }) => chair !== 0).length);
    expect(unread(dealt.talk, dealt.talk.length, null)).toBe(0);
  });
});

describe('claims', () => {
  test('before the first game there is talk and help beside the table, and no log', () => {
    expect(tabsFor({ ...dealt, deal: null }, ui)).toEqual(['talk', 'help']);
  });

  test('are no tab where the table keeps nothing in mind', () => {
    expect(tabsFor(dealt, ui)).toContain('claims');
    expect(tabsFor(dealt, { ...ui, Memory: undefined })).not.toContain('claims');
    expect(tabsFor({ ...dealt, deal: { ...dealt.deal!, memory: null } }, ui)).not.toContain('claims');
    expect(tabsFor(null, ui)).not.toContain('claims');
  });
});

describe('help', () => {
  const offer = gameOffer({
    presets: [{ name: dealt.preset, least: 2, most: 10, values: { declared_coup: 'off', slot_duke: 'duke', pairs: false } }],
    topics: ['turn', 'tax', 'declared', 'two-players', 'pairs'],
    help_when: {
      tax: [{ players: [], options: { slot_duke: ['duke'] } }],
      declared: [{ players: [], options: { declared_coup: ['coup', 'coup+assassinate'] } }],
      'two-players': [{ players: [2], options: {} }],
      pairs: [{ players: [6], options: {} }, { players: [4], options: { pairs: [true] } }],
    },
  });
  const at = (players: number, options: Scene['options']): Scene =>
    ({ ...dealt, options, deal: { ...dealt.deal!, view: { ...dealt.deal!.view, hands: Array(players).fill([]) } } });

  test('leaves out what this table has no use for, where nothing differs from the edition', () => {
    expect(topicsFor(offer, at(5, {}))).toEqual(['turn', 'tax']);
    expect(topicsFor(offer, at(2, { slot_duke: 'patron', declared_coup: 'coup' }))).toEqual(['turn', 'declared', 'two-players']);
  });

  test('may ask which characters are in the game', () => {
    expect(valuesIn(offer, at(4, { slot_duke: 'patron' }))).toMatchObject({ patron: 1 });
    expect(valuesIn(offer, at(4, {}))).not.toHaveProperty('patron');
  });

  test('tells six of pairs, who always play so', () => {
    expect(topicsFor(offer, at(6, {}))).toContain('pairs');
    expect(topicsFor(offer, at(4, {}))).not.toContain('pairs');
  });
});

describe.each(TAGS)('the query keys in %s', (tag) => {
  test('say my hand, and nobody else’s', async () => {
    const speech = await saying(tag, 'coup');
    const told = { scene: dealt, log, names: namesIn(dealt), seconds: 9, speech, ui, lines: LINES };
    const [held] = handIn(dealt.deal!.view, 0);

    expect(answerTo('hand', told)).toContain(speech.card(held!));
    expect(answerTo('players', told)).not.toContain(speech.card(held!));
  });

  test.each(['claims', 'reforma', 'claimsOver', 'tricks', 'tricksOver'] as const)('have an answer to everything: %s', async (name) => {
    const scene = sceneOf(name);
    const speech = await saying(tag, scene.game);
    const told = { scene, log: scene.deal!.log, names: namesIn(scene), seconds: 3, speech, ui: await loadUi(scene.game), lines: LINES };

    for (const query of ['hand', 'players', 'what', 'last'] as const) {
      const text = answerTo(query, told);
      expect(text, query).not.toBe('');
      expect(text, query).not.toMatch(/web-|undefined|\{/);
    }
    for (const who of namesIn(scene)) expect(answerTo('players', told)).toContain(who);
  });
});

test('the question on the table tells nobody who has answered', async () => {
  const scene = sceneOf('reforma');
  const speech = await saying('en', 'coup');
  const told = { scene, log: scene.deal!.log, names: namesIn(scene), seconds: null, speech, ui, lines: LINES };
  const { by } = scene.deal!.window!.subject!;
  const text = answerTo('what', told);

  expect(text).toContain(namesIn(scene)[by]);
  for (const name of namesIn(scene).filter((_, seat) => seat !== by)) expect(text).not.toContain(name);
});

test('the time that is left goes on while no scene comes', () => {
  const line = { scene: dealt, arrived: 1000, log, talk: [], material: null, send: () => undefined };
  const left = dealt.deal!.window!.left!;

  expect(secondsLeft(line, 1000)).toBe(left / 1000);
  expect(secondsLeft(line, 1000 + left + 5000)).toBe(0);
  expect(secondsLeft({ ...line, scene: { ...dealt, phase: 'paused' } }, 1000)).toBeNull();
});

describe('the sheet of a phone', () => {
  test('ends above what one answers with', () => {
    expect(sheetBottom(740, { top: 690 }, { top: 540 })).toBe(200);
    expect(sheetBottom(740, { top: 690 }, null)).toBe(50);
    expect(sheetBottom(740, { top: 690 }, { top: -900 })).toBe(50); // a page that was scrolled
    expect(sheetBottom(740, { top: 16 }, null)).toBe(0);
  });
});

describe('what is said of a deal', () => {
  const fits = { fault: null, draws: 9, before: true, own: true, missed: false, people: 2, keptBack: [], firstDrawn: true } as const;

  test('is what was checked', () => {
    expect(sentencesOf(fits)).toEqual(['web-side-fair-before', 'web-side-fair-own', 'web-side-fair-first-drawn']);
    expect(sentencesOf({ ...fits, before: false, own: false, people: 0, firstDrawn: false }))
      .toEqual(['web-side-fair-late', 'web-side-fair-alone', 'web-side-fair-first-settled']);
    expect(sentencesOf({ ...fits, own: false })).toContain('web-side-fair-others');
    expect(sentencesOf({ ...fits, own: false, missed: true, people: 0 }))
      .toEqual(['web-side-fair-before', 'web-side-fair-missed', 'web-side-fair-alone', 'web-side-fair-first-drawn']);
  });

  test.each(TAGS)('has another sentence for everything that does not fit: %s', async (tag) => {
    const { t } = await saying(tag, 'coup');
    const said = FAULTS.map((fault) => t(sentencesOf({ fault, detail: '' })[0]!));

    expect(new Set(said).size).toBe(FAULTS.length);
    expect(said.join()).not.toContain('web-side-fair');
  });
});
