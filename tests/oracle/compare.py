"""Play the same random games with the oracle, the rules in Python and the compiled rules.

It is called like this:

    python -m tests.oracle.compare --games 20000 --seed 1 --processes 2 --game both

After every input the oracle has the same position and legal inputs as the rules, and the compiled
rules have the same number in every field. The rules draw the cards; the oracle is told them, and
has to find the same cards possible, each as often; the compiled rules draw from the same random
numbers. The one who answers first where several may is random. Some games begin in the middle,
from the position that the oracle has written. Some games of Pot de Vin are dealt by the rules.
"""

# ruff: noqa: T201 - printing is its work

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from tests.compiled.stepping import Compiled
from tests.oracle.known import KNOWN, chosen_games

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MOST_INPUTS = 3_000  # a game is left unfinished after so many: all have been compared
BEGIN_ANEW = 0.02  # of the positions from which a game may begin
DEALT_BY_THE_ENGINE = 0.5
DEAL_KEYS = frozenset({"first", "hands", "factions", "trump"})


class Disagreement(AssertionError):
    """Two of the three differ; the message holds the record so far."""


@dataclass
class Draws:
    """A source of chance that notes what could have come and what came."""

    source: Seeded
    noted: list[tuple[Counter[str], str]] = field(default_factory=list[tuple[Counter[str], str]])

    def __call__(self, outcomes: Sequence[str]) -> int:
        """Return a place in *outcomes*."""
        place = self.source(outcomes)
        self.noted.append((Counter(outcomes), outcomes[place]))
        return place

    def told(self) -> Callable[[dict[str, int]], str]:
        """Return a source for the oracle that gives the noted cards if it offers the same."""
        noted = iter(self.noted)

        def tell(outcomes: dict[str, int]) -> str:
            possible, card = next(noted, (Counter[str](), ""))
            if possible != Counter(outcomes):
                raise Disagreement(f"the engine draws from {possible}, the oracle from {outcomes}")
            return card

        return tell


class Trio:
    """One random game in the oracle, in Python and in compiled code."""

    def __init__(self, seed: str, game: str = "coup") -> None:
        """Begin the random game that *seed* names."""
        self.seed = seed
        self.ruleset = game
        self.known = KNOWN[game]
        self.rng = random.Random(seed)
        self.favour = {  # this game's taste in inputs, so that unlikely courses are taken too
            verb: self.rng.choice([0.2, 1, 1, 1, 5]) for verb in self.known.verbs
        }
        self.draws = Draws(Seeded(self.rng.getrandbits(32), self.rng.getrandbits(32)))
        header = self.known.random_header(self.rng)
        if self.known.engine_deals and self.rng.random() < DEALT_BY_THE_ENGINE:
            header = without_deal(header)
        self._begin(header)

    def _begin(self, header: dict[str, Any]) -> None:
        self.game: Game[Any, Any] = Game(ruleset_of(self.ruleset), header, self.draws)
        self.oracle = self.known.begin(self.game.header)
        self.compiled = Compiled(self.ruleset, self.game.state, self.draws.source)
        self.compare()

    def run(self) -> int:
        """Play to the end; return the number of inputs.

        Raises:
            Disagreement: the two differ.
        """
        for number in range(MOST_INPUTS):
            if not self.game.awaiting:
                return number
            self._play_one(self.rng.choice(self.game.awaiting))
            position = self.oracle.position()
            if position["phase"] in self.known.standing and self.rng.random() < BEGIN_ANEW:
                self._begin({**without_deal(self.game.header), "position": position})
        return MOST_INPUTS

    def _play_one(self, seat: int) -> None:
        legal = self.game.legal(seat)
        weights = [self.favour.get(words.split()[0], 1) for words in legal]
        words = self.rng.choices(legal, weights)[0]
        self.draws.noted.clear()
        action = self.game.parse(seat, words)
        drawn = self.game.play_id(action, seat=seat)
        self._same("draws", drawn, self.oracle.input(seat, words, self.draws.told()))
        self.oracle.check()
        self.compiled.follow(self.game.state, seat, action)
        self.compare()

    def compare(self) -> None:
        """Compare everything that they can say about where the game stands."""
        position = self.oracle.position()
        mine = self.game.ruleset.format_position(self.game.state)
        for key in chain(position, mine):
            self._same(key, mine.get(key), position.get(key))
        self._same("awaiting", self.game.awaiting, self.oracle.awaiting())
        for seat in range(len(position["hands"])):
            legal = sorted(self.game.legal(seat))
            self._same(f"inputs of seat {seat}", legal, self.oracle.legal_inputs(seat))
        if fields := self.compiled.differing_field():
            self._fail(f"compiled: {fields}")
        if self.compiled.chances[0]["drawn"] != self.draws.source.drawn:
            self._fail("compiled: how many numbers were drawn")

    def _same(self, what: str, engine: object, oracle: object) -> None:
        if engine != oracle:
            self._fail(f"{what}: engine {engine}, oracle {oracle}")

    def _fail(self, difference: str) -> None:
        record = "\n".join(json.dumps(line) for line in self.game.lines)
        raise Disagreement(f"game {self.seed}: {difference}\n{record}")


def without_deal(header: dict[str, Any]) -> dict[str, Any]:
    """Return a header that leaves open how the cards lie."""
    return {key: value for key, value in header.items() if key not in DEAL_KEYS}


def compare_games(seed: int, numbers: Sequence[int], game: str = "coup") -> tuple[int, list[str]]:
    """Play the games of these numbers; return how many inputs, and what went wrong."""
    inputs, wrong = 0, list[str]()
    for number in numbers:
        try:
            inputs += Trio(f"{seed}/{number}", game).run()
        except Disagreement as disagreement:
            wrong.append(str(disagreement))
        except Exception as error:  # noqa: BLE001 - whatever it is, say in which game
            wrong.append(f"game {seed}/{number}: {error!r}")
    return inputs, wrong


def compare_in_processes(game: str, seed: int, games: int, processes: int) -> int:
    """Compare random games of one kind, print what went wrong; return how many differ."""
    parts = [range(first, games, processes) for first in range(processes)]
    with ProcessPoolExecutor(processes) as pool:
        results = list(pool.map(partial(compare_games, seed, game=game), parts))
    inputs = sum(part[0] for part in results)
    wrong = [text for part in results for text in part[1]]
    for text in wrong:
        print(text)
    print(f"{game}: {games} games, {inputs} inputs, {len(wrong)} games differ")
    return len(wrong)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return 1 if any game differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--game", choices=[*KNOWN, "both"], default="both")
    chosen = parser.parse_args(arguments)
    wrong = [
        compare_in_processes(game, chosen.seed, chosen.games, chosen.processes)
        for game in chosen_games(chosen.game)
    ]
    return 1 if any(wrong) else 0


if __name__ == "__main__":
    sys.exit(main())
