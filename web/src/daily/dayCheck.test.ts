import { describe, expect, test } from 'vitest';
import { playedGame } from '../fairness/record.ts';
import { loadCards } from '../games/registry.ts';
import deals from './deals.json';
import { verdictOnDay } from './dayCheck.ts';

type Deal = (typeof deals)[number];
const gameOf = ({ record, steps, material }: Deal): ReturnType<typeof playedGame> =>
  playedGame(record, { steps, material } as unknown as Parameters<typeof playedGame>[1]);

async function verdict(deal: Deal, before: string | null = null, key = deal.key): Promise<ReturnType<typeof verdictOnDay>> {
  const game = gameOf(deal);
  return verdictOnDay(key, deal.fingerprint, before, game, await loadCards(game.header.game));
}

describe('the check of a day', () => {
  test.each(deals.map((deal, at) => [at, deal] as const))('deals the hands of game %i again as the server did', async (_, deal) => {
    expect(await verdict(deal, deal.fingerprint)).toEqual({ fault: null, before: true, hands: true });
  });

  test('finds hands that another key deals', async () => {
    const [one, other] = deals as unknown as [Deal, Deal];
    expect(await verdict({ ...other, key: one.key, fingerprint: one.fingerprint } as Deal)).toMatchObject({ fault: 'hands' });
  });

  test('finds a key that does not fit its fingerprint, and a fingerprint that was another one', async () => {
    const [one, other] = deals as unknown as [Deal, Deal];
    expect(await verdict(one, null, other.key)).toMatchObject({ fault: 'key' });
    expect(await verdict(one, other.fingerprint)).toMatchObject({ fault: 'before' });
  });

  test('says what was not compared', () => {
    const [one] = deals as unknown as [Deal];
    expect(verdictOnDay(one.key, one.fingerprint, null, null, null)).toEqual({ fault: null, before: false, hands: false });
  });
});
