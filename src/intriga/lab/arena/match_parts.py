"""Playing a match in parts side by side: the same games in the same order as in one part."""

from collections.abc import Generator
from functools import partial
from typing import Final

from intriga.matches.match import Match, PlayedGame, play_part, prepared
from intriga.parallel.spread import Spread

PART: Final = 20  # games that a worker plays at once
AHEAD: Final = 2  # parts that each worker has at once


class MatchWorker:
    """Plays parts of a match; its agents are made and prepared once."""

    def __init__(self, match: Match, *, record: bool) -> None:
        """Prepare the agents that are slow to begin.

        Raises:
            BadOptions: an unknown agent.
        """
        self.match, self.record, self.players = match, record, prepared(match)

    def do(self, numbers: range) -> list[PlayedGame]:
        """Play the games *numbers*."""
        return [*play_part(self.match, numbers, self.players, record=self.record)]


def play_in_parts(
    match: Match, spread: Spread, *, record: bool
) -> Generator[PlayedGame, None, None]:
    """Yield the games of *match* in their order, *spread* over processes or a cluster.

    Raises:
        AgentFailed: an agent that is no part of the package.
        BadOptions: who wins a game begins the next, or there is no such cluster.
    """
    play_part(match, range(0), ())  # refuses what cannot be parted
    parts = (range(first, min(first + PART, match.games)) for first in range(0, match.games, PART))
    prepare = partial(MatchWorker, match, record=record)
    for part in spread.results(prepare, partial(next, parts, None), named=_named, ahead=AHEAD):
        yield from part


def _named(part: range) -> str:
    return f"games {part.start} to {part.stop - 1}"
