"""The results of a contest: every pairing, the cross tables and the ladder.

A report tells when, where and by which command it was made.
"""

import os
import platform
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from itertools import permutations
from pathlib import Path
from shlex import join
from typing import Final

import numpy as np

from intriga.lab.arena.confidence import ConfidenceSequence, benjamini_hochberg
from intriga.lab.arena.contest import Contest, Goal, Pairing, pairings
from intriga.lab.arena.contest_file import ContestFile, PlayedRound
from intriga.lab.arena.less_luck import corrected
from intriga.lab.arena.meta_game import MetaGame, meta_game
from intriga.lab.arena.ratings import PoolRatings, Rating, rate
from intriga.matches.report import Estimate, mean_of, p_value, share_of, variance

CPU_INFO: Final = Path("/proc/cpuinfo")  # Linux; elsewhere Python is asked


@dataclass(frozen=True, slots=True)
class Provenance:
    """The provenance of a figure: the date, the machine, the software and the command."""

    date: str
    machine: str
    software: str
    command: str


def about(command: Sequence[str]) -> Provenance:
    """Return the provenance on this machine, now, of *command*."""
    return Provenance(
        date=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        machine=f"{processor()}, {os.cpu_count()} cores, {platform.system()}",
        software=f"intriga {version('intriga')}, Python {platform.python_version()}",
        command=join(command) if command else join(sys.argv),
    )


def processor() -> str:
    """Return the name of the processor, as far as the system says."""
    if CPU_INFO.exists():
        for line in CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, model = line.partition(":")
            if name.strip() == "model name":
                return model.strip()
    return platform.processor() or platform.machine()


FEW_PAIRINGS: Final = 5  # whose p-values are read one by one
SURELY: Final = {1: "above", -1: "below", 0: "unsure"}


@dataclass(frozen=True, slots=True)
class AgentStanding:
    """How one agent did in a pairing.

    ``share`` is the part of the games that it won, with the interval of its rounds;
    ``anytime`` is the interval that holds however often one looks.  ``corrected`` is the
    share less luck, and ``factor`` the variance of rounds without correction divided by
    that with it; None where luck was not kept, or all rounds are alike.  ``expected`` is
    the share among equals, and ``p_value`` the p-value of having it, by the interval that is
    to be read; ``adjusted`` is that among all pairings together, None where these are few.
    """

    agent: str
    seats: int
    share: Estimate
    anytime: Estimate
    corrected: Estimate | None
    factor: float | None
    expected: float
    p_value: float
    adjusted: float | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """The results of one pairing."""

    pairing: Pairing
    rounds: int
    games: int
    no_result: int
    mean_decisions: float
    standings: tuple[AgentStanding, ...]

    def of(self, agent: str) -> AgentStanding:
        """Return how *agent* did."""
        return next(each for each in self.standings if each.agent == agent)


@dataclass(frozen=True, slots=True)
class Cross:
    """Shares of one against all others: ``cells`` by (the one, the others).

    ``meta_game`` is the pool as a game, None where a cell is missing.
    """

    players: int
    expected: float
    cells: dict[tuple[str, str], AgentStanding]
    meta_game: MetaGame | None


@dataclass(frozen=True, slots=True)
class Rung:
    """An agent on the ladder.

    ``wins`` is what it won in all its games and ``fair`` what it would have among equals.
    """

    rating: Rating
    games: int
    wins: float
    fair: float


@dataclass(frozen=True, slots=True)
class Results:
    """The results of a contest.

    With ``until_sure`` the interval to be read is the one that holds at any time.
    """

    contest: Contest
    until_sure: bool
    results: tuple[Result, ...]
    crosses: tuple[Cross, ...]
    ladder: tuple[Rung, ...]
    ratings: PoolRatings

    @property
    def games(self) -> int:
        """Return the number of games."""
        return sum(result.games for result in self.results)

    @property
    def no_result(self) -> int:
        """Return the number of games without a result."""
        return sum(result.no_result for result in self.results)

    def interval(self, standing: AgentStanding) -> Estimate:
        """Return the interval to be read for the share as it was won."""
        return standing.anytime if self.until_sure else standing.share

    def verdict(self, standing: AgentStanding) -> str:
        """Return whether the interval lies ``above`` the equal share, ``below``, or ``unsure``."""
        read = self.interval(standing)
        return SURELY[(read.low > standing.expected) - (read.high < standing.expected)]


def findings(contest: Contest, ledger: ContestFile, goal: Goal) -> Results:
    """Return the results of *contest* by the rounds in *ledger*, as far as *goal* asked for them.

    Raises:
        BadOptions: a contest that cannot be.
    """
    played = {
        pairing: _unbroken(ledger, pairing)[: goal.rounds(pairing)] for pairing in pairings(contest)
    }
    each = partial(_result, until_sure=goal.until_sure)
    results = _adjusted([each(pairing, rounds) for pairing, rounds in played.items()])
    rounds = [each for rounds in played.values() for each in rounds]
    ratings = rate(rounds)
    ladder = tuple(_rung(rating, rounds) for rating in ratings.ratings())
    crosses = _crosses(contest, results)
    return Results(contest, goal.until_sure, results, crosses, ladder, ratings)


def _unbroken(ledger: ContestFile, pairing: Pairing) -> list[PlayedRound]:
    """Return the rounds up to the first that is missing.

    Of those after it the short ones were finished first, so they would not be fair.
    """
    rounds = ledger.of(pairing.agents)
    return [each for place, each in enumerate(rounds) if each.number == place]


def _result(pairing: Pairing, rounds: Sequence[PlayedRound], *, until_sure: bool) -> Result:
    games = sum(len(each.winners) for each in rounds)
    decisions = sum(sum(each.decisions) for each in rounds)
    return Result(
        pairing=pairing,
        rounds=len(rounds),
        games=games,
        no_result=sum(each.no_result for each in rounds),
        mean_decisions=decisions / games if games else 0.0,
        standings=tuple(
            _standing(pairing, name, rounds, until_sure=until_sure) for name in pairing.names
        ),
    )


def _standing(
    pairing: Pairing, name: str, rounds: Sequence[PlayedRound], *, until_sure: bool
) -> AgentStanding:
    expected = pairing.expected(name)
    shares = [each.share(name) for each in rounds]
    sequence = ConfidenceSequence()
    for share in shares:
        sequence.add(share)
    raw = variance(shares)
    kept = raw > 0 and all(each.luck for each in rounds)
    less = corrected(shares, [each.luck_of(name) for each in rounds]) if kept else []
    spread = variance(less)
    return AgentStanding(
        agent=name,
        seats=pairing.agents.count(name),
        share=share_of(shares),
        anytime=sequence.interval(),
        corrected=mean_of(less) if kept else None,
        factor=raw / spread if spread else None,
        expected=expected,
        p_value=sequence.p_value(expected) if until_sure else p_value(shares, expected),
    )


def _adjusted(results: Sequence[Result]) -> tuple[Result, ...]:
    """Return *results* with their p-values adjusted for each other, if there are many.

    That two agents of a pairing say the same twice changes nothing.
    """
    if len(results) <= FEW_PAIRINGS:
        return tuple(results)
    p_values = [each.p_value for result in results for each in result.standings]
    adjusted = iter(benjamini_hochberg(p_values))
    return tuple(
        replace(result, standings=tuple(replace(each, adjusted=next(adjusted)) for each in rows))
        for result in results
        for rows in [result.standings]
    )


def _crosses(contest: Contest, results: Sequence[Result]) -> tuple[Cross, ...]:
    crosses: list[Cross] = []
    for players in contest.players:
        cells: dict[tuple[str, str], AgentStanding] = {}
        expected = 0.0
        for result in results:
            alone, crowd = result.pairing.alone, result.pairing.crowd
            if not alone or result.pairing.seats != players:
                continue
            expected = result.of(alone).expected
            cells[alone, crowd] = result.of(alone)
            if result.of(crowd).expected == expected:  # heads-up: either is the one
                cells[crowd, alone] = result.of(crowd)
        if cells:
            crosses.append(Cross(players, expected, cells, _meta_game(contest.agents, cells)))
    return tuple(crosses)


def _meta_game(
    agents: Sequence[str], cells: Mapping[tuple[str, str], AgentStanding]
) -> MetaGame | None:
    """Return the pool as a game, None where two of *agents* did not meet both ways."""
    shares = np.zeros((len(agents), len(agents)))
    for (one, alone), (other, crowd) in permutations(enumerate(agents), 2):
        if (alone, crowd) not in cells:
            return None
        shares[one, other] = cells[alone, crowd].share.share
    return meta_game(agents, shares)


def _rung(rating: Rating, rounds: Sequence[PlayedRound]) -> Rung:
    name = rating.agent
    own = [each for each in rounds if name in each.agents]
    return Rung(
        rating=rating,
        games=sum(len(each.winners) for each in own),
        wins=sum(each.share(name) * len(each.winners) for each in own),
        fair=sum(each.agents.count(name) / len(each.agents) * len(each.winners) for each in own),
    )
