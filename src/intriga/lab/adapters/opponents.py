"""The agents on the other seats of a table, clockwise from one seat."""

from collections.abc import Sequence

from intriga.agents import agent
from intriga.agents.registry import usual_bot
from intriga.core.agent import Agent
from intriga.core.errors import BadOptions

Opponents = str | Sequence[str | Agent]


def seated(game: str, opponents: Opponents | None, players: int) -> list[Agent]:
    """Return the agents of the other seats at a table of *players*, clockwise.

    They are ``casual``, or the first bot that the game has, where nobody is named.

    Raises:
        BadOptions: an unknown agent, or more or fewer of them than there are seats.
    """
    given = usual_bot(game) if opponents is None else opponents
    named = [given] * (players - 1) if isinstance(given, str) else [*given]
    if len(named) != players - 1:
        raise BadOptions("opponents", f"{players - 1} have the other seats, not {len(named)}")
    made = {name: agent(name, game) for name in named if isinstance(name, str)}
    return [made[each] if isinstance(each, str) else each for each in named]


def checked_seat(seat: int | None, players: int) -> int | None:
    """Return *seat*, None for one that is drawn.

    Raises:
        BadOptions: there is no such seat at a table of *players*.
    """
    if seat is not None and not 0 <= seat < players:
        raise BadOptions("seat", f"a seat is a number from 0 to {players - 1}, not {seat}")
    return seat
