"""How often the 95 % intervals of ratings hold the truth, in pools whose strengths are known.

    python -m benchmarks.evaluation.coverage [--pools N] [--seed N]

Each pool has four to six agents, their strengths normal with a deviation of 150 Elo.  They meet
as ``intriga arena`` lets them: heads-up, or one alone among three others and four at a
table.  The games of a round are dealt apart, or share their luck: half of all rounds then repeat
the first game's draw in every game.  Counted is every difference of two agents.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import Final

import numpy as np

from intriga.lab.arena.contest_file import PlayedRound
from intriga.lab.arena.ratings import ELO, rate

AGENTS: Final = ((4, 5, 6), 150.0)  # how many, and the deviation of their strengths in Elo
ROUNDS: Final = (12, 50, 200)
LUCK: Final = {0.0: "apart", 0.5: "half shared"}
POOLS: Final = 1000
Strengths = dict[str, float]


@dataclass(frozen=True)
class KindOfPool:
    """Pools at tables of one size; ``shared`` is the part of rounds with one luck in each game."""

    seats: int
    rounds: int
    shared: float


def pool(random: np.random.Generator) -> Strengths:
    """Return agents with their strengths in Elo."""
    sizes, deviation = AGENTS
    number = int(random.choice(sizes))
    return {f"agent-{place}": random.normal(0, deviation) for place in range(number)}


def tables(agents: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Yield the agents by seat of every pairing."""
    if seats == 2:  # heads-up either is the one alone
        yield from combinations(agents, 2)
        return
    yield from ((one, *[other] * (seats - 1)) for one, other in permutations(agents, 2))
    yield from combinations(agents, seats)


def play(
    strengths: Strengths, kind: KindOfPool, random: np.random.Generator
) -> Iterator[PlayedRound]:
    """Yield the rounds of every pairing of a pool."""
    seats = kind.seats
    for agents in tables([*strengths], seats):
        chances = np.exp([strengths[name] / ELO for name in agents])
        drawn = random.choice(seats, size=(kind.rounds, seats), p=chances / chances.sum())
        alike = random.random(kind.rounds) < kind.shared
        drawn[alike] = drawn[alike, :1]
        for number, winners in enumerate(drawn.tolist()):
            games = tuple((winner,) for winner in winners)
            yield PlayedRound(agents, number, games, (1,) * seats)


def covered(strengths: Strengths, rounds: Iterator[PlayedRound], resamples: int) -> list[bool]:
    """Return for each two agents whether the interval of their difference holds the truth."""
    found = rate(rounds, resamples=resamples)
    leads = [found.lead(one, other) for one, other in combinations(sorted(strengths), 2)]
    return [each.low <= strengths[each.agent] - strengths[each.over] <= each.high for each in leads]


def coverage(kind: KindOfPool, *, pools: int, seed: int, resamples: int = 1000) -> float:
    """Return the part of the intervals of *pools* that hold the truth."""
    random = np.random.default_rng(seed)
    found: list[bool] = []
    for _ in range(pools):
        strengths = pool(random)
        found += covered(strengths, play(strengths, kind, random), resamples)
    return sum(found) / len(found)


def main() -> None:
    """Print a line for each kind of pool."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pools", type=int, default=POOLS)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    print(
        f"| seats | rounds of a pairing | luck | held by 95 % intervals, {wanted.pools:,} pools |"
    )
    print("| ---: | ---: | --- | ---: |")
    for seats, rounds, (shared, luck) in product((2, 4), ROUNDS, LUCK.items()):
        kind = KindOfPool(seats, rounds, shared)
        part = coverage(kind, pools=wanted.pools, seed=wanted.seed)
        print(f"| {seats} | {rounds} | {luck} | {part:.1%} |", flush=True)


if __name__ == "__main__":
    main()
