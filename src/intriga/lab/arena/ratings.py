"""Elo ratings of a pool by maximum likelihood, with their doubt from whole rounds.

A game is won by one of its seats, each with a chance of its agent's strength divided by the
strengths of all seats together: the model of Bradley and Terry with two seats, and that of
Luce for the first of several.  The order of elimination is nobody's aim and is not used.
Winners of a game share it equally, and all seats share a game without a result.

The most likely strengths are found by minorise–maximise (D. R. Hunter, "MM Algorithms for
Generalized Bradley–Terry Models", Annals of Statistics 32, 2004): a strength becomes the wins
of its agent divided by the sum over its games of its seats / the strengths at the table.  Elo
is 400 times the decimal logarithm of strength, and the mean of the pool is 0.

The doubt is that of a Bayesian bootstrap (D. B. Rubin, Annals of Statistics 9, 1981): the rounds
of every pairing, whose games share their deal, get other weights at random, and the pool is
rated again.  Weights spread as much as makes an interval as wide as Student's where rounds are
few; its degrees of freedom are the rounds less the pairings, for each agent but one.  Every
pairing counts half a game for each of its agents beside those played, won in proportion to
seats, so that nobody's strength is endless: for two agents on as many seats that is Jeffreys'
prior.

A number cannot tell who beats whom: where A beats B, B beats C and C beats A it
hides it, and it depends on who is in the pool.  It is never to be read alone.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.lab.arena.contest_file import PlayedRound
from intriga.matches.report import SURE, student

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

RESAMPLES: Final = 2000
ELO: Final = 400 / np.log(10)  # of a strength that is e times as great
NEAR: Final = 1e-7  # of a logarithm of strength: it changes no more
MOST_STEPS: Final = 20_000
SIDES: Final = [2.5, 97.5]  # per cent


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong an agent is held to be, in Elo above the mean of the pool, with 95 %."""

    agent: str
    elo: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Lead:
    """How much stronger *agent* is held to be than *over*, in Elo, with 95 %.

    ``superiority`` is the likelihood that it is stronger at all.
    """

    agent: str
    over: str
    elo: float
    low: float
    high: float
    superiority: float


@dataclass(frozen=True, slots=True)
class PoolRatings:
    """The ratings of a pool: ``agents``, the strongest first, ``elo`` [agent].

    ``resampled`` [resample, agent] are the ratings of as many pools with other weights.
    """

    agents: tuple[str, ...]
    elo: "Floats"
    resampled: "Floats"

    def ratings(self) -> list[Rating]:
        """Return the rating of every agent, the strongest first."""
        low, high = np.percentile(self.resampled, SIDES, axis=0)
        found = zip(self.agents, self.elo, low, high, strict=True)
        return [Rating(agent, *map(float, numbers)) for agent, *numbers in found]

    def lead(self, agent: str, over: str) -> Lead:
        """Return how much stronger *agent* is than *over*.

        Raises:
            ValueError: one of them did not play.
        """
        one, other = self.agents.index(agent), self.agents.index(over)
        apart = self.resampled[:, one] - self.resampled[:, other]
        low, high = np.percentile(apart, SIDES)
        superiority = (np.sign(apart).mean() + 1) / 2
        elo = self.elo[one] - self.elo[other]
        return Lead(agent, over, float(elo), float(low), float(high), float(superiority))


def rate(rounds: Iterable[PlayedRound], *, resamples: int = RESAMPLES) -> PoolRatings:
    """Return the ratings of all agents in *rounds*, in whatever order those come."""
    tables: dict[tuple[str, ...], list[PlayedRound]] = defaultdict(list)
    for each in rounds:
        tables[each.agents].append(each)
    names = sorted({name for agents in tables for name in agents})
    if not names:
        return PoolRatings((), np.zeros(0), np.zeros((resamples, 0)))
    played = [_TableWins(agents, names, tables[agents]) for agents in sorted(tables)]
    seats, games = np.array([each.seats for each in played]), np.array([x.games for x in played])
    strongest = partial(_strongest, seats=seats, games=games)
    likely = strongest(np.sum([each.wins() for each in played], axis=0), begin=np.zeros(len(names)))
    random, widened = np.random.default_rng(0), _widened(played)
    wins = np.zeros((resamples, len(names)))
    for each in played:
        wins += each.resampled(random, resamples, widened)
    again = strongest(wins, begin=likely)
    order = [int(place) for place in np.argsort(-likely[0], kind="stable")]
    agents = tuple(names[place] for place in order)
    return PoolRatings(agents, ELO * likely[0, order], ELO * again[:, order])


def _widened(played: Sequence["_TableWins"]) -> float:
    """Return how much wider Student's interval is than the normal one."""
    rounds = sum(int(each.rounds.sum()) for each in played)
    freedom = (rounds - len(played)) // max(1, played[0].seats.size - 1)
    return student(max(1, freedom)) / SURE


class _TableWins:
    """The wins at one table; rounds alike are counted together.

    ``seats`` [agent]; ``games`` with those of the prior; ``won`` [kind of round, agent] are wins
    and ``rounds`` [kind of round] the number of rounds with these; ``prior`` [agent].
    """

    def __init__(
        self, agents: tuple[str, ...], names: Sequence[str], rounds: Sequence[PlayedRound]
    ) -> None:
        self.seats = np.array([agents.count(name) for name in names], float)
        self.prior = self.seats / len(agents) * len(set(agents)) / 2
        games = [len(each.winners) for each in rounds]
        won = [[each.share(name) * len(each.winners) for name in names] for each in rounds]
        self.won, self.rounds = np.unique(np.round(won, 9), axis=0, return_counts=True)
        self.games = sum(games) + float(self.prior.sum())

    def wins(self) -> "Floats":
        """Return the wins [1, agent] with those of the prior."""
        return (self.rounds @ self.won + self.prior)[np.newaxis]

    def resampled(self, random: np.random.Generator, resamples: int, widened: float) -> "Floats":
        """Return the wins [resample, agent] of rounds weighted at random, of as many games."""
        spread = _spread(int(self.rounds.sum()), widened)
        weights = random.gamma(spread * self.rounds, 1 / spread, (resamples, len(self.rounds)))
        before = random.gamma(self.prior, size=(resamples, len(self.prior)))
        found = weights @ self.won + before
        return found * (self.games / found.sum(axis=1, keepdims=True))


def _spread(rounds: int, widened: float) -> float:
    """Return the shape of the gamma distribution of the weights of as many *rounds*.

    With shape a the mean of rounds varies as the sum of their squares / n / (n a + 1), which
    shall be *widened*² times the sum / (n - 1) / n.
    """
    return max(1.0, (rounds - 1) / widened**2 - 1) / rounds


def _strongest(wins: "Floats", seats: "Floats", games: "Floats", begin: "Floats") -> "Floats":
    """Return the logarithms [pool, agent] of the most likely strengths, their mean 0.

    ``wins`` [pool, agent], ``seats`` [table, agent], ``games`` [table], all with their prior;
    ``begin`` are logarithms to begin with.
    """
    found = np.broadcast_to(begin, wins.shape).copy()
    going = np.arange(len(wins))  # pools that still change
    for _ in range(MOST_STEPS):
        before = found[going]
        strength = np.exp(before)
        after = np.log(wins[going] / ((games / (strength @ seats.T)) @ seats))
        after -= after.mean(axis=1, keepdims=True)
        found[going] = after
        going = going[np.abs(after - before).max(axis=1) > NEAR]
        if not len(going):
            break
    return found
