"""The games: each one package, independent of the others."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from intriga.core.errors import BadOptions
from intriga.core.game import Game

if TYPE_CHECKING:
    from intriga.core.dialect import Dialect
    from intriga.core.hosting import AnyHosting

GAMES: Final = {  # name -> where the game is
    "coup": ("intriga.games.coup.game", "COUP"),
    "pot-de-vin": ("intriga.games.pot_de_vin.game", "POT_DE_VIN"),
}


def find(name: str) -> Game[Any, Any]:
    """Return the game called *name*, loaded when first asked for.

    Raises:
        BadOptions: no such game.
    """
    if name not in GAMES:
        raise BadOptions("game", f"there is no game {name!r}; there are {', '.join(GAMES)}")
    module, game = GAMES[name]
    found: Game[Any, Any] = getattr(import_module(module), game)
    return found


def dialect_of(name: str) -> "Dialect":
    """Return what compiled batches need of the game called *name*.

    Raises:
        BadOptions: no such game.
    """
    package = type(find(name)).__module__.rpartition(".")[0]
    dialect: Dialect = import_module(f"{package}.dialect").DIALECT
    return dialect


def hosting_of(name: str) -> "AnyHosting":
    """Return how tables host the game called *name*.

    Raises:
        BadOptions: no such game.
    """
    package = type(find(name)).__module__.rpartition(".")[0]
    hosting: AnyHosting = import_module(f"{package}.hosting").HOSTING
    return hosting
