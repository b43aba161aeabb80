"""The report of a match: win shares with their intervals."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from intriga.matches.intervals import share_of_games
from intriga.matches.match import Match, PlayedGame


@dataclass(frozen=True, slots=True)
class Row:
    """How one agent did.

    ``share`` is the part of the games with a result that it won, on whichever of its
    seats; a game with several winners is divided among them.  ``low`` to ``high`` is
    the 95 % interval of :mod:`intriga.matches.intervals`, from the spread of whole rounds;
    ``expected`` the share of its seats, which agents of equal strength would win.
    """

    agent: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    expected: float

    def __str__(self) -> str:
        """Return the share with its interval, in per cent, and what equals would have won."""
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
    return Row(name, seats, sum(wins), share, found.low, found.high, seats / match.seats)
