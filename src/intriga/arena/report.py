"""What a match shows: win shares with their intervals."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

from intriga.arena.match import Match, PlayedGame

SURE: Final = 1.959964  # standard deviations on each side that hold 95 %


@dataclass(frozen=True, slots=True)
class Row:
    """How one agent did.

    ``share`` is the part of the games with a result that it won, on whichever of its
    seats; a game with several winners is divided among them.  ``low`` to ``high`` is
    Wilson's 95 % interval, ``expected`` the share of its seats, which agents of
    equal strength would win.
    """

    agent: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    expected: float


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


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share of *wins* in *games*; (0, 1) without games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = SURE**2 / games
    middle = (share + square / 2) / (1 + square)
    half = SURE * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def report(match: Match, played: Iterable[PlayedGame]) -> Report:
    """Return what the games of *match* show, going through them once."""
    wins = dict.fromkeys(match.agents, 0.0)
    games = no_result = decisions = 0
    for game in played:
        games += 1
        decisions += game.decisions
        no_result += not game.winners
        for winner in game.winners:
            wins[match.agents[winner]] += 1 / len(game.winners)
    rows = tuple(_row(match, name, wins[name], games - no_result) for name in wins)
    return Report(games, no_result, decisions / games if games else 0.0, rows)


def _row(match: Match, name: str, wins: float, games: int) -> Row:
    seats = match.agents.count(name)
    share = wins / games if games else 0.0
    low, high = wilson(wins, games)
    return Row(name, seats, wins, share, low, high, seats / match.seats)
