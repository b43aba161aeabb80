"""The gain of the master of Coup from knowing somebody: its share, game after game, at one table.

    python -m benchmarks.evaluation.acquaintance [--keep] [--tables N] [--games N]
        [--against NAME ...]

The peer is the same master in the same games, which knows nobody.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from benchmarks.results import Cell, FigureTable, tell
from intriga.agents.lookahead import Lookahead
from intriga.agents.networked import looking
from intriga.agents.opponents import Acquaintance
from intriga.core.games import ruleset_of
from intriga.matches.match import Match, play_round, seated

GAME: Final = "coup"
EDITION: Final = "coup-es"
AGAINST: Final = ("honest", "never-challenger", "caller", "rule-of-thumb")
SEATS: Final = 2


@dataclass
class Guest:
    """The master at a table; it *remembers*, or it does not."""

    master: Lookahead
    remembers: bool
    told: Sequence[float] = ()
    seen: list[Any] = field(default_factory=list[Any])

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401  a view
        """Answer by what is known."""
        if self.seen and self.seen[-1].seat != view.seat:  # the next game of a round
            self.end()
        self.seen.append(view)
        return self.master.knowing(self.known(view.seat)).act(view, legal, random)

    def known(self, seat: int) -> Acquaintance:
        """Return what is known at *seat* of the one opponent there is."""
        return {SEATS - 1 - seat: self.told} if self.told else {}

    def end(self) -> None:
        """Take what was seen of a game into what is known."""
        if self.remembers:
            seat = self.seen[0].seat
            learned = self.master.learned(self.seen[0], self.seen[-1], self.known(seat))
            self.told = learned[SEATS - 1 - seat]
        self.seen.clear()


def table(name: str, number: int, games: int, *, remembers: bool) -> list[float]:
    """Return what the master wins in each round of a table with *name*: a game on each seat."""
    guest = Guest(looking(GAME), remembers)
    match = Match(
        ruleset_of(GAME),
        ("guest", name),
        games * SEATS,
        EDITION,
        seed=number,
        guests={"guest": guest},
    )
    players = seated(match)
    rounds = (play_round(match, place, players) for place in range(games))
    return [mean(0 in played.winners for played in each) for each in rounds]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--games", type=int, default=6, help="of each table, an even number")
    parser.add_argument("--against", nargs="+", default=list(AGAINST))
    parser.add_argument("--keep", action="store_true")
    wanted = parser.parse_args()
    rounds = max(1, wanted.games // SEATS)
    heads = [f"games {SEATS * at + 1} and {SEATS * at + 2} [%]" for at in range(rounds)]
    plainly = "the same master that knows nobody [%]"
    rows: list[tuple[Cell, ...]] = []
    for name in wanted.against:
        knowing, plain = (
            [table(name, number, rounds, remembers=remembers) for number in range(wanted.tables)]
            for remembers in (True, False)
        )
        shares = [round(100 * mean(each), 1) for each in zip(*knowing, strict=True)]
        gains = [100 * (one[-1] - other[-1]) for one, other in zip(knowing, plain, strict=True)]
        usual = round(100 * mean(mean(each) for each in plain), 1)
        error = 1.96 * stdev(gains) / len(gains) ** 0.5
        rows.append((name, usual, *shares, (round(mean(gains), 1), round(error, 1))))
    columns = ("against", plainly, *heads, "gain of the last [points]")
    tell(
        "What the master wins from somebody whom it knows",
        FigureTable(columns, rows, peers=(plainly,)),
        about=f"{wanted.tables} tables for two by {EDITION}; share of the games, and the gain.",
    )


if __name__ == "__main__":
    main()
