"""Intriga: the card games Coup and Pot de Vin, for people, programs and research.

    >>> import intriga
    >>> game = intriga.new_game("coup", seed=1)
    >>> game.play(intriga.agent("casual"))

``new_game`` deals a game, and ``load`` goes on with a record.  ``game_names``, ``editions``,
``options`` and ``agent_names`` list what there is.  ``agent`` makes a player, ``match`` lets
several play each other, ``Batch`` plays thousands of games at once, and ``dataset`` reads games
that were kept for learning.  Importing it is quick: what is slow to load is loaded when it is
first used.
"""

from importlib import import_module
from typing import Any, Final

PLACES: Final = {
    "Agent": "intriga.core.agent:Agent",
    "AgentFailed": "intriga.agents.external.source:AgentFailed",
    "BadNotation": "intriga.core.errors:BadNotation",
    "BadOptions": "intriga.core.errors:BadOptions",
    "BadRecord": "intriga.core.errors:BadRecord",
    "Batch": "intriga.core.compiled.batch:Batch",
    "Game": "intriga.core.game:Game",
    "IllegalAction": "intriga.core.errors:IllegalAction",
    "IntrigaError": "intriga.core.errors:IntrigaError",
    "Position": "intriga.core.position:Position",
    "SeatNotSaid": "intriga.core.errors:SeatNotSaid",
    "View": "intriga.core.view:View",
    "advise": "intriga.analysis.advice:advise",
    "agent": "intriga.api.listing:agent",
    "agent_names": "intriga.api.listing:agent_names",
    "analyse": "intriga.analysis.whole_game:analyse",
    "dataset": "intriga.api.dataset:dataset",
    "editions": "intriga.api.listing:editions",
    "game_names": "intriga.api.listing:game_names",
    "load": "intriga.api.beginning:load",
    "match": "intriga.api.contests:match",
    "new_game": "intriga.api.beginning:new_game",
    "options": "intriga.api.listing:options",
    "read_records": "intriga.core.record:read_records",
}
"""Where the public names are, each imported when somebody first asks for it.

Their types are in ``__init__.pyi``.
"""
__all__ = ["__version__", *PLACES]  # noqa: PLE0604  # pyright: ignore[reportUnsupportedDunderAll]  all of it text


def __getattr__(name: str) -> Any:  # noqa: ANN401  each name has a type of its own
    """Import *name* where it is, when somebody first asks for it."""
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415  reading it is slow

        return version("intriga")
    if name not in PLACES:
        from intriga.core.errors import guess  # noqa: PLC0415  nothing but an error needs it

        raise AttributeError(f"module 'intriga' has no attribute {name!r}{guess(name, __all__)}")
    module, _, attribute = PLACES[name].partition(":")
    globals()[name] = found = getattr(import_module(module), attribute)
    return found


def __dir__() -> list[str]:
    """List the public names, loaded or not."""
    return sorted(__all__)
