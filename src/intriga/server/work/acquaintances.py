"""The memory that the bots of one table have of the others, from game to game.

It is kept as long as the table lies in memory, and nowhere else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from intriga.agents.opponents import Acquaintance
from intriga.core.view import View
from intriga.service.questions.windows import BotTask

MOST: Final = 64  # bots that know somebody, and players that one bot knows


@dataclass(slots=True)
class WatchedGame:
    """A game with *company* as a bot of *level* has seen it.

    The name of a seat that has changed hands since is empty.
    """

    deal: int
    level: str
    company: tuple[str, ...]
    first: View
    last: View

    def go_on(self, task: BotTask) -> None:
        """Add the view of *task*, which is of the same game."""
        pairs = zip(self.company, task.company, strict=True)
        self.company = tuple(name if name == now else "" for name, now in pairs)
        self.last = task.view


class Acquaintances:
    """The memory of a table's bots: each of them knows some of the others."""

    def __init__(self) -> None:
        """Know nobody."""
        self._known: dict[str, dict[str, Sequence[float]]] = {}
        self._watched: dict[str, WatchedGame] = {}
        self._over: dict[str, WatchedGame] = {}

    def see(self, task: BotTask) -> None:
        """Note the view of *task*; it may show that the game its bot saw before is over."""
        if task.ahead:  # a position that nobody has seen yet
            return
        own = task.company[task.seat]
        before = self._watched.get(own)
        if before is not None and before.deal == task.deal:
            before.go_on(task)
            return
        if before is not None:
            _put(self._over, own, before)
        game = WatchedGame(task.deal, task.level, task.company, task.view, task.view)
        _put(self._watched, own, game)

    def over(self, own: str) -> WatchedGame | None:
        """Return the game that the bot *own* has not learned from yet, None if there is none."""
        return self._over.get(own)

    def known(self, own: str, company: Sequence[str]) -> Acquaintance:
        """Return the memory that the bot *own* has of the seats of *company*."""
        known = self._known.get(own, {})
        others = ((seat, name) for seat, name in enumerate(company) if name != own)
        return {seat: known[name] for seat, name in others if name in known}

    def learn(self, own: str, game: WatchedGame, learned: Acquaintance) -> None:
        """Store the memory *learned* by the bot *own* of the players of *game*, once."""
        if self._over.pop(own, None) is not game:
            return
        known = self._known.get(own, {})
        for seat, told in learned.items():
            if game.company[seat]:
                _put(known, game.company[seat], told)
        _put(self._known, own, known)


def _put(kept: dict[str, Any], name: str, value: object) -> None:
    """Put *value* last into *kept*, of which only the last are kept."""
    kept.pop(name, None)
    kept[name] = value
    while len(kept) > MOST:
        del kept[next(iter(kept))]
