"""The results of a contest, for programs too: every pairing, the cross tables and the ladder.

A report tells when, where and by which command it was made.
"""

import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from shlex import join
from typing import Any, Final

from intriga.lab.arena.contest import Contest, Goal, Pairing, pairings
from intriga.lab.arena.contest_file import ContestFile, PlayedRound, digests, heading
from intriga.lab.arena.ratings import ConfidenceSequence, Rating, rate
from intriga.matches.report import Estimate, mean_of, share_of, variance

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


BELIEVED: Final = 25  # rounds
SURELY: Final = {1: "above", -1: "below", 0: "unsure"}


@dataclass(frozen=True, slots=True)
class AgentStanding:
    """How one agent did in a pairing.

    ``share`` is the part of the games that it won, with the interval of its rounds;
    ``anytime`` is the interval that holds however often one looks.  ``corrected`` is the
    share less luck, and ``factor`` the variance of rounds without correction divided by
    that with it; None where luck was not kept, or all rounds are alike.  ``expected`` is
    the share among equals.
    """

    agent: str
    seats: int
    share: Estimate
    anytime: Estimate
    corrected: Estimate | None
    factor: float | None
    expected: float


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
    """Shares of one against all others: ``cells`` by (the one, the others)."""

    players: int
    expected: float
    cells: dict[tuple[str, str], AgentStanding]


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
    results = tuple(_result(pairing, rounds) for pairing, rounds in played.items())
    rounds = [each for rounds in played.values() for each in rounds]
    crosses = _crosses(contest, results)
    return Results(contest, goal.until_sure, results, crosses, _ladder(rounds))


def _unbroken(ledger: ContestFile, pairing: Pairing) -> list[PlayedRound]:
    """Return the rounds up to the first that is missing.

    Of those after it the short ones were finished first, so they would not be fair.
    """
    rounds = ledger.of(pairing.agents)
    return [each for place, each in enumerate(rounds) if each.number == place]


def _result(pairing: Pairing, rounds: Sequence[PlayedRound]) -> Result:
    games = sum(len(each.winners) for each in rounds)
    decisions = sum(sum(each.decisions) for each in rounds)
    return Result(
        pairing=pairing,
        rounds=len(rounds),
        games=games,
        no_result=sum(each.no_result for each in rounds),
        mean_decisions=decisions / games if games else 0.0,
        standings=tuple(_standing(pairing, name, rounds) for name in pairing.names),
    )


def _standing(pairing: Pairing, name: str, rounds: Sequence[PlayedRound]) -> AgentStanding:
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
        expected=pairing.expected(name),
    )


def corrected(shares: Sequence[float], luck: Sequence[float]) -> list[float]:
    """Return *shares* less as much of their *luck* as helps, by round.

    AIVAT takes all of it away, which is too much or too little where the valuer's guesses are
    crude.  How much helps is the slope of shares on luck; that of the even rounds is used for the
    odd ones and the other way round, so that it does not know the luck it is multiplied with
    and the mean stays that of the game.
    """
    slopes = [_slope(shares[half::2], luck[half::2]) for half in (1, 0)]
    return [
        share - slopes[place % 2] * each
        for place, (share, each) in enumerate(zip(shares, luck, strict=True))
    ]


def _slope(shares: Sequence[float], luck: Sequence[float]) -> float:
    """Return the slope of *shares* on *luck*, whose mean is known to be 0.

    A slope of 1 is believed as if 25 rounds had shown it, so that few rounds do not mislead.
    """
    square = sum(each * each for each in luck)
    if square == 0:
        return 1.0
    mean = sum(shares) / len(shares)
    both = sum((share - mean) * each for share, each in zip(shares, luck, strict=True))
    believed = BELIEVED * square / len(shares)
    return (both + believed) / (square + believed)


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
            crosses.append(Cross(players, expected, cells))
    return tuple(crosses)


def _ladder(rounds: Sequence[PlayedRound]) -> tuple[Rung, ...]:
    """Return the agents that played, the strongest first."""
    return tuple(_rung(rating, rounds) for rating in rate(rounds))


def _rung(rating: Rating, rounds: Sequence[PlayedRound]) -> Rung:
    name = rating.agent
    own = [each for each in rounds if name in each.agents]
    return Rung(
        rating=rating,
        games=sum(len(each.winners) for each in own),
        wins=sum(each.share(name) * len(each.winners) for each in own),
        fair=sum(each.agents.count(name) / len(each.agents) * len(each.winners) for each in own),
    )


Json = dict[str, Any]


def as_json(found: Results, made: Provenance) -> Json:
    """Return the results *found* of a contest, in plain lists, numbers and words.

    Shares and intervals are between 0 and 1; ``interval`` is the one to be read.
    """
    contest = found.contest
    head = heading(contest)
    return {
        "game": contest.ruleset.name,
        "edition": contest.preset,
        **{key: head[key] for key in ("options", "seed", "network", "levels")},
        "agents": list(contest.agents),
        "sha256": digests(contest),
        "games": found.games,
        "no_result": found.no_result,
        "pairings": [_pairing(found, result) for result in found.results],
        "ladder": [_rung_told(rung) for rung in found.ladder],
        "made": asdict(made),
    }


def _pairing(found: Results, result: Result) -> Json:
    return {
        "seats": list(result.pairing.agents),
        "rounds": result.rounds,
        "games": result.games,
        "no_result": result.no_result,
        "mean_decisions": result.mean_decisions,
        "standings": [_standing_told(found, each) for each in result.standings],
    }


def _standing_told(found: Results, standing: AgentStanding) -> Json:
    less = standing.corrected
    return {
        "agent": standing.agent,
        "seats": standing.seats,
        "share": standing.share.share,
        "interval": _interval(found.interval(standing)),
        "expected": standing.expected,
        "verdict": found.verdict(standing),
        "less_luck": None if less is None else {"share": less.share, "interval": _interval(less)},
        "factor": standing.factor,
    }


def _interval(estimate: Estimate) -> list[float] | None:
    """Return the ends of an interval; None where it has none."""
    ends = [estimate.low, estimate.high]
    return ends if all(abs(end) < float("inf") for end in ends) else None


def _rung_told(rung: Rung) -> Json:
    return {**asdict(rung.rating), "games": rung.games, "wins": rung.wins, "equal": rung.fair}
