"""What the bots of one table have made of the others, from game to game.

It is kept while the table lies in memory, and nowhere else: a bot that has not been at a table for
long, or whose server was started again, knows nobody.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from intriga.agents.acquaintance import Acquaintance
from intriga.core.view import View
from intriga.service.windows import BotTask

MOST: Final = 64  # whom one bot knows; somebody else is forgotten for one more


@dataclass(slots=True)
class WatchedGame:
    """What a bot of *level* has seen of a game in which *company* plays."""

    deal: int
    level: str
    company: tuple[str, ...]
    first: View
    last: View


class Acquaintances:
    """Whom the bots of a table know."""

    def __init__(self) -> None:
        """Know nobody."""
        self._known: dict[str, dict[str, Sequence[float]]] = {}
        self._watched: dict[str, WatchedGame] = {}

    def see(self, task: BotTask) -> WatchedGame | None:
        """Keep what *task* shows; return the game that its bot saw before, when that is over."""
        own = task.company[task.seat]
        before = self._watched.get(own)
        if before is not None and (before.deal, before.company) == (task.deal, task.company):
            before.last = task.view
            return None
        self._watched[own] = WatchedGame(task.deal, task.level, task.company, task.view, task.view)
        return before

    def known(self, own: str, company: Sequence[str]) -> Acquaintance:
        """Return what the bot *own* knows of the seats of *company*."""
        known = self._known.get(own, {})
        others = ((seat, name) for seat, name in enumerate(company) if name != own)
        return {seat: known[name] for seat, name in others if name in known}

    def learn(self, own: str, game: WatchedGame, learned: Acquaintance) -> None:
        """Keep what the bot *own* has *learned* of those who played *game*."""
        known = self._known.setdefault(own, {})
        for seat, told in learned.items():
            known.pop(game.company[seat], None)
            known[game.company[seat]] = told
        while len(known) > MOST:
            del known[next(iter(known))]
