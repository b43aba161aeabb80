"""The games: each one package, independent of the others."""

from typing import Any, Final

from intriga.core.errors import BadOptions
from intriga.core.game import Game

GAMES: Final = ("coup",)


def find(name: str) -> Game[Any, Any]:
    """Return the game called *name*, loaded when first asked for.

    Raises:
        BadOptions: no such game.
    """
    if name == "coup":
        from intriga.games.coup.game import COUP  # noqa: PLC0415  games load when played

        return COUP
    raise BadOptions("game", f"there is no game {name!r}; there are {', '.join(GAMES)}")
