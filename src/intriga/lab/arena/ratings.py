"""Ratings of a pool: one number for each agent, for display beside its win shares.

Plackett–Luce by openskill (R. C. Weng, C.-J. Lin, "A Bayesian Approximation Method
for Online Ranking", JMLR 12, 2011): every seat is a team of one, the winner comes first
and all others share the second place, because the order of elimination is nobody's aim.
The method looks at one game after the other, so several passes are made, each over
all rounds in another order, and averaged.

A number cannot tell who beats whom: where A beats B, B beats C and C beats A it
hides it, and it depends on who is in the pool.  It is never to be read alone.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod, sqrt
from random import Random
from typing import Any, Final

from intriga.lab.arena.contest_file import PlayedRound
from intriga.matches.report import SURE

PASSES: Final = 8
MOST_ROUNDS: Final = 5000  # in a pass: beyond, every pass takes some of them


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong an agent is held to be, with the 95 % interval that the method believes in.

    An unknown agent begins with 25 and an interval of ± 16.
    """

    agent: str
    mean: float
    low: float
    high: float


def rate(rounds: Iterable[PlayedRound], *, passes: int = PASSES) -> list[Rating]:
    """Return the ratings of all agents in *rounds*, the strongest first.

    The interval holds the doubt of the method and how much the order of games matters.
    """
    known = sorted(rounds, key=lambda each: (each.agents, each.number))
    found = [_pass(known, Random(number)) for number in range(passes if known else 0)]  # noqa: S311
    names = found[0] if found else {}
    ratings = [_rating(name, [each[name] for each in found]) for name in names]
    return sorted(ratings, key=lambda each: -each.mean)


def _rating(name: str, found: Sequence[tuple[float, float]]) -> Rating:
    """Return the mean of several passes, each a mean and a standard deviation."""
    mean = sum(mu for mu, _ in found) / len(found)
    order = sum((mu - mean) ** 2 for mu, _ in found) / len(found)
    doubt = sum(sigma**2 for _, sigma in found) / len(found)
    half = SURE * sqrt(order + doubt)
    return Rating(name, mean, mean - half, mean + half)


def _pass(rounds: Sequence[PlayedRound], random: Random) -> dict[str, tuple[float, float]]:
    """Return mean and standard deviation of every agent after all *rounds* in some order."""
    model = _model()
    names = sorted({name for each in rounds for name in each.agents})
    ratings: dict[str, Any] = {name: model.rating() for name in names}
    for each in random.sample(rounds, min(len(rounds), MOST_ROUNDS)):
        for winners in each.winners:
            if winners:
                _update(ratings, each.agents, winners)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _update(ratings: dict[str, Any], agents: Sequence[str], winners: Sequence[int]) -> None:
    """Change *ratings* by one game; an agent on several seats by all of them together."""
    model = _model()
    teams = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in agents]
    places = [1 if seat in winners else 2 for seat in range(len(agents))]
    after = [team[0] for team in model.rate(teams, ranks=places)]
    for name in set(agents):
        old = ratings[name]
        own = [each for each, agent in zip(after, agents, strict=True) if agent == name]
        mu = old.mu + sum(each.mu - old.mu for each in own)
        sigma = old.sigma * prod(each.sigma / old.sigma for each in own)
        ratings[name] = model.rating(mu=mu, sigma=sigma)


@cache
def _model() -> Any:  # noqa: ANN401  openskill's own class
    """Return the model, in which strength does not drift."""
    from openskill.models import PlackettLuce  # noqa: PLC0415  only who rates waits for it

    return PlackettLuce(tau=0.0)
