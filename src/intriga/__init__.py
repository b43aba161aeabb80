"""Intriga: the card games Coup and Pot de Vin, for people, programs and research.

    >>> import intriga
    >>> game = intriga.new_game("coup", seed=1)
    >>> game.play(intriga.agent("casual"))

``new_game`` deals a game, and ``load`` goes on with a record.  ``game_names``, ``editions``,
``options`` and ``agent_names`` list what there is.  ``agent`` makes a player, ``match`` lets
several play each other, and ``Batch`` plays thousands of games at once.  Importing it is quick:
what is slow to load is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from intriga.agents.base import Agent
    from intriga.analysis.advice import advise
    from intriga.api.batches import Batch
    from intriga.api.beginning import load, new_game
    from intriga.api.contests import match
    from intriga.api.game import Game
    from intriga.api.listing import agent, agent_names, editions, game_names, options
    from intriga.core.errors import (
        BadNotation,
        BadOptions,
        BadRecord,
        IllegalAction,
        IntrigaError,
        SeatNotSaid,
    )
    from intriga.core.position import Position
    from intriga.core.record import read_records
    from intriga.core.view import View

    __version__: str

__all__ = [
    "Agent",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Batch",
    "Game",
    "IllegalAction",
    "IntrigaError",
    "Position",
    "SeatNotSaid",
    "View",
    "__version__",
    "advise",
    "agent",
    "agent_names",
    "editions",
    "game_names",
    "load",
    "match",
    "new_game",
    "options",
    "read_records",
]

PLACES: Final = {
    "intriga.agents.base": ("Agent",),
    "intriga.analysis.advice": ("advise",),
    "intriga.api.batches": ("Batch",),
    "intriga.api.beginning": ("load", "new_game"),
    "intriga.api.contests": ("match",),
    "intriga.api.game": ("Game",),
    "intriga.api.listing": ("agent", "agent_names", "editions", "game_names", "options"),
    "intriga.core.errors": (
        *("BadNotation", "BadOptions", "BadRecord"),
        *("IllegalAction", "IntrigaError", "SeatNotSaid"),
    ),
    "intriga.core.position": ("Position",),
    "intriga.core.record": ("read_records",),
    "intriga.core.view": ("View",),
}
"""Where the public names are, each imported when somebody first asks for it."""


def __getattr__(name: str) -> Any:  # noqa: ANN401  each name has a type of its own
    """Import *name* where it is, when somebody first asks for it."""
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415  reading it is slow

        return version("intriga")
    for place, names in PLACES.items():
        if name in names:
            found = getattr(import_module(place), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module 'intriga' has no attribute {name!r}")


def __dir__() -> list[str]:
    """List the public names, loaded or not."""
    return __all__
