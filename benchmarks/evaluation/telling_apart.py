"""A reader who sees public play alone, and names who played (naive Bayes).

It learns how often each player does what in which situation from one half of the games, and names
a player from so many games that are drawn out of the other half.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import log
from random import Random
from typing import Final, TypeAlias

from benchmarks.evaluation.watched_games import Deed

DRAWN: Final = 250  # times that so many games are drawn
Games: TypeAlias = Sequence[Sequence[Deed]]
Learnt: TypeAlias = Mapping[str, Counter[str]]  # by situation, how often what was done


def named(games: Mapping[str, Games], group: int) -> dict[str, Counter[str]]:
    """Return for whom each player is taken after *group* games, of DRAWN times."""
    learnt = {name: _learnt(played[::2]) for name, played in games.items()}
    return {name: _named(learnt, played[1::2], group) for name, played in games.items()}


def rightly(found: Mapping[str, Counter[str]]) -> float:
    """Return how often the player was named who played."""
    right = sum(each[name] for name, each in found.items())
    return right / sum(each.total() for each in found.values())


def _learnt(games: Games) -> Learnt:
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for game in games:
        for situation, done in game:
            found[situation][done] += 1
    return found


def _named(learnt: Mapping[str, Learnt], games: Games, group: int) -> Counter[str]:
    random = Random(2026)
    likely = [
        {name: sum(_likely(known, deed) for deed in game) for name, known in learnt.items()}
        for game in games
    ]
    found = Counter[str]()
    for _ in range(DRAWN):
        drawn = random.sample(likely, group)
        found[max(learnt, key=lambda name: sum(each[name] for each in drawn))] += 1
    return found


def _likely(known: Learnt, deed: Deed) -> float:
    """Return the log of how likely *deed* is in its situation; nothing seen counts as a half."""
    counts = known.get(deed[0], Counter[str]())
    return log((counts[deed[1]] + 0.5) / (counts.total() + 0.5 * (len(counts) + 1)))
