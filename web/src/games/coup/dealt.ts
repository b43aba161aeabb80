/** What the page knows of the cards of Coup, to deal a finished game again. */

import type { KnownCards } from '../../fairness/dealAgain.ts';
import type { PlayedGame } from '../../fairness/record.ts';

type Words = readonly string[];

const order = ({ material }: PlayedGame): Words => material.cards as unknown as Words;

/** The kinds that are alike, then those of art a, then those of art b, as far as arts are told apart. */
function slotsOf(game: PlayedGame): readonly Words[] {
  const { length } = game.material.characters as readonly unknown[];
  return [0, 1, 2].map((at) => order(game).slice(at * length, (at + 1) * length));
}

export const cards: KnownCards = {
  order,
  /** A third of them where two players pick from sets. */
  deck(game) {
    const { hands, seats: { length } } = game.header;
    const [alike = [], ...arts] = slotsOf(game);
    if (!hands) return arts[1]!.length > 0 ? arts[1]! : alike;
    const copies = length <= 6 ? 3 : length <= 8 ? 4 : 5;
    return [...Array.from({ length: arts[0]!.length > 0 ? copies - 2 : copies }, () => alike).flat(), ...arts.flat()];
  },
  /** Each of two players may have a set to pick from: one who begins art a, the other art b. */
  hands(game) {
    const { hands, seats, first } = game.header;
    const [alike = [], other = []] = slotsOf(game);
    return hands ?? seats.map((_, seat) => (seat === first || other.length === 0 ? alike : other));
  },
  pile: 'court',
  isClosed: (line) => !line.do.startsWith('pick '), // the rest of a set is out of the game
  drawsFirst: (line, { options }) => line.do === 'replace' && options?.examine_replace !== 'return_first',
  firstBy({ options }) {
    const by = options?.first_player;
    return by === 'fixed' ? 'rules' : by === 'random' ? 'chance' : 'winner';
  },
};
