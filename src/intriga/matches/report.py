"""The report of a match: win shares with their intervals, measured in rounds.

The games of a round share their deal, so they are not independent; the means of
rounds are, and their spread says how sure a share is.  Shares near 0 or 1 are
common and rounds may be few, where Student's interval lies; so a share gets
Wilson's interval for the *effective* number of games, that of independent games
which would spread as much (N. Dean, M. Pagano, "Evaluating Confidence Interval
Methods for Binomial Proportions in Clustered Surveys", Journal of Survey
Statistics and Methodology 3, 2015).  A share less luck may lie outside 0 to 1 and
gets Student's.  Neither needs chance, as a bootstrap would.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import erfc, inf, sqrt
from typing import Any, Final

from intriga.matches.match import Match, PlayedGame

SURE: Final = 1.959964  # standard deviations on each side that hold 95 %
FEW: Final = 10  # rounds below which the spread itself is hardly known


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval."""

    share: float
    low: float
    high: float


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share of *wins* in *games*; (0, 1) without games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = SURE**2 / games
    middle = (share + square / 2) / (1 + square)
    half = SURE * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(rounds: Sequence[float]) -> Estimate:
    """Return the mean of shares by round, 0 to 1, with Wilson's 95 % interval.

    Of fewer than ten rounds, or of rounds all alike, the spread is not known: each
    counts as one game.  Without rounds nothing is known.
    """
    if not rounds:
        return Estimate(0.5, 0.0, 1.0)
    share, games = _worth(rounds)
    return Estimate(share, *wilson(share * games, games))


def p_value(rounds: Sequence[float], expected: float) -> float:
    """Return the p-value of the mean of shares by round, two-sided, being *expected*, 0 to 1.

    It is 5 % where *expected* is an end of the interval of :func:`share_of`.
    """
    if not rounds:
        return 1.0
    share, games = _worth(rounds)
    return erfc(abs(share - expected) * sqrt(games / (2 * expected * (1 - expected))))


def _worth(rounds: Sequence[float]) -> tuple[float, float]:
    """Return the mean of *rounds* and how many independent games they are worth."""
    number = len(rounds)
    share = sum(rounds) / number
    spread = variance(rounds)
    if number < FEW or spread == 0:
        return share, number
    return share, share * (1 - share) * number / spread * (SURE / student(number - 1)) ** 2


def share_of_games(wins: Sequence[float], games: Sequence[int]) -> Estimate:
    """Return the share of *wins* in all *games*, both by round, as :func:`share_of` does.

    Rounds may differ in the number of their games, none of which is 0: a round counts by what
    it wins beyond the share of all (the linearized ratio; W. G. Cochran, Sampling Techniques,
    1977, 6.3).
    """
    return share_of(linearized(wins, games))


def linearized(parts: Sequence[float], wholes: Sequence[int]) -> list[float]:
    """Return a number for each round whose mean is the sum of *parts* by that of *wholes*.

    Their spread is that of the ratio (as in :func:`share_of_games`).
    """
    if not wholes:
        return []
    ratio, size = sum(parts) / sum(wholes), sum(wholes) / len(wholes)
    return [
        ratio + (part - ratio * whole) / size for part, whole in zip(parts, wholes, strict=True)
    ]


def mean_of(rounds: Sequence[float]) -> Estimate:
    """Return the mean of *rounds* with Student's 95 % interval, endless for fewer than ten."""
    number = len(rounds)
    mean = sum(rounds) / number if number else 0.5
    known = number >= FEW
    half = student(number - 1) * sqrt(variance(rounds) / number) if known else inf
    return Estimate(mean, mean - half, mean + half)


def variance(numbers: Sequence[float]) -> float:
    """Return the variance of a sample; 0 for fewer than two numbers."""
    if len(numbers) < 2 or max(numbers) == min(numbers):  # sums of equal numbers are not exact
        return 0.0
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


def student(freedom: int) -> float:
    """Return how many standard errors hold 95 %, for Student's t of *freedom* degrees of freedom.

    The series in 1 / *freedom* of Abramowitz and Stegun, Handbook of Mathematical
    Functions, 26.7.5; to three digits from 5 degrees on.
    """
    z = SURE
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, 1))


@dataclass(frozen=True, slots=True)
class Row:
    """How one agent did.

    ``share`` is the part of the games with a result that it won, on whichever of its
    seats; a game with several winners is divided among them.  ``low`` to ``high`` is
    its 95 % interval, from the spread of whole rounds;
    ``expected`` the share of its seats, which agents of equal strength would win.
    An agent on all seats wins all games: its interval has no width.
    """

    agent: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    expected: float

    @property
    def is_measured(self) -> bool:
        """Whether anybody else could have won."""
        return self.expected < 1

    def __str__(self) -> str:
        """Return the share with its interval, in per cent, and what equals would have won."""
        if not self.is_measured:
            return f"{self.share:6.1%} of its games won, since it has all seats"
        share = f"{self.share:6.1%} [{self.low:.1%}, {self.high:.1%}]"
        return f"{share} of its games won; equals would win {self.expected:.1%}"


@dataclass(frozen=True, slots=True)
class Report:
    """How a match ended."""

    games: int
    no_result: int
    mean_decisions: float
    rows: tuple[Row, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return the report in plain lists and numbers."""
        return asdict(self)

    def __str__(self) -> str:
        """Return a line for each agent: the share of its games that it won, with the interval."""
        head = f"{self.games} games, {self.mean_decisions:.1f} decisions each"
        lost = f", {self.no_result} without a result" if self.no_result else ""
        width = max(len(row.agent) for row in self.rows)
        return "\n".join([head + lost, *(f"{row.agent:<{width}}  {row}" for row in self.rows)])


def report(match: Match, played: Iterable[PlayedGame]) -> Report:
    """Return the report of *match*, going through its games once."""
    rounds: dict[int, PlayedGames] = defaultdict(PlayedGames)
    games = decisions = 0
    for game in played:
        games += 1
        decisions += game.decisions
        if game.winners:
            rounds[game.number // match.seats].add(match, game)
    rows = tuple(_row(match, name, [*rounds.values()]) for name in dict.fromkeys(match.agents))
    no_result = games - sum(each.games for each in rounds.values())
    return Report(games, no_result, decisions / games if games else 0.0, rows)


class PlayedGames:
    """The wins in the games of a round that have a result, by the names of agents."""

    def __init__(self) -> None:
        self.games = 0
        self.wins: dict[str, float] = defaultdict(float)

    def add(self, match: Match, game: PlayedGame) -> None:
        """Count *game*, which several winners share equally."""
        self.games += 1
        for winner in game.winners:
            self.wins[match.agents[winner]] += 1 / len(game.winners)


def _row(match: Match, name: str, rounds: Sequence[PlayedGames]) -> Row:
    seats = match.agents.count(name)
    wins = [each.wins.get(name, 0.0) for each in rounds]
    games = [each.games for each in rounds]
    found = share_of_games(wins, games)
    share = sum(wins) / sum(games) if games else 0.0
    low, high = (found.low, found.high) if seats < match.seats else (share, share)
    return Row(name, seats, sum(wins), share, low, high, seats / match.seats)
