"""The ladder of agents: in matches with every agent in every seat, the stronger wins more.

Prints how the first agent does against the other: in every second seat, with six
players as one pair against two.  With ``--keep`` the table is added to results.md.
Takes twenty minutes on two cores.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from benchmarks.results import tell
from intriga.core.games import ruleset_of
from intriga.matches.match import Match, fill, play_match
from intriga.matches.report import Row, report

GAMES = 2000
SEED = 1
THREE_PAIRS = 6


class Rung(NamedTuple):
    """One match: the better agent, the worse one, how many seats, and in pairs or not."""

    game: str
    better: str
    worse: str
    seats: int
    pairs: bool = False


POT_DE_VIN = [
    Rung("pot-de-vin", better, worse, seats, pairs)
    for better, worse in (("search:500deals", "rule-of-thumb"), ("rule-of-thumb", "uniform"))
    for seats, pairs in ((3, False), (4, False), (5, False), (4, True), (6, True))
]


def climb(rung: Rung) -> Row:
    """Return how the better agent does."""
    ruleset = ruleset_of(rung.game)
    options = {"pairs": True} if rung.pairs else {}
    others = [rung.worse] * (2 if rung.seats == THREE_PAIRS else 1)  # partners play alike
    agents = fill([rung.better, *others], rung.seats)
    preset = next(iter(ruleset.variants.editions))
    # So many games that every agent sits everywhere equally often.
    match = Match(ruleset, agents, -(-GAMES // rung.seats) * rung.seats, preset, options, SEED)
    return report(match, play_match(match)).rows[0]


def main() -> None:
    """Print the table; with --keep, add it to results.md."""
    lines = [
        f"{GAMES} games a line at least, rounded up to whole rounds of seats; seed {SEED}.",
        "",
        "| players | agent | against | seats | share of wins | 95 % interval | if equal |",
        "|---|---|---|---|---|---|---|",
    ]
    with ProcessPoolExecutor(2) as pool:
        for rung, row in zip(POT_DE_VIN, pool.map(climb, POT_DE_VIN), strict=True):
            players = f"{rung.seats}{' in pairs' if rung.pairs else ''}"
            between = f"{row.low:.1%} – {row.high:.1%}"
            line = f"| {players} | {rung.better} | {rung.worse} | {row.seats} | {row.share:.1%} "
            lines.append(f"{line}| {between} | {row.expected:.1%} |")
            print(lines[-1], file=sys.stderr)
    tell("Agents of Pot de Vin", "\n".join(lines))


if __name__ == "__main__":
    main()
