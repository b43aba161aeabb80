from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict, Unpack, overload

from intriga.agents.external.source import AgentFailed as AgentFailed
from intriga.analysis.advice import advise as advise
from intriga.analysis.whole_game import analyse as analyse
from intriga.api.beginning import GivenPosition
from intriga.api.beginning import load as load
from intriga.api.contests import match as match
from intriga.api.dataset import dataset as dataset
from intriga.api.listing import agent as agent
from intriga.api.listing import agent_names as agent_names
from intriga.api.listing import editions as editions
from intriga.api.listing import game_names as game_names
from intriga.api.listing import options as options
from intriga.core.agent import Agent as Agent
from intriga.core.compiled.batch import Batch as Batch
from intriga.core.errors import BadNotation as BadNotation
from intriga.core.errors import BadOptions as BadOptions
from intriga.core.errors import BadRecord as BadRecord
from intriga.core.errors import IllegalAction as IllegalAction
from intriga.core.errors import IntrigaError as IntrigaError
from intriga.core.errors import SeatNotSaid as SeatNotSaid
from intriga.core.game import Game as Game
from intriga.core.position import Position as Position
from intriga.core.record import read_records as read_records
from intriga.core.view import View as View
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.view import CoupView
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.view.view import PotDeVinView

__all__ = [
    "Agent",
    "AgentFailed",
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
    "analyse",
    "dataset",
    "editions",
    "game_names",
    "load",
    "match",
    "new_game",
    "options",
    "read_records",
]

__version__: str

class _Setup(TypedDict, total=False):
    players: int | None
    seats: Sequence[str] | None
    edition: str | None
    options: Mapping[str, object] | None
    position: GivenPosition | None
    first: int | None
    seed: int | None

@overload
def new_game(name: Literal["coup"], **setup: Unpack[_Setup]) -> Game[CoupState, CoupView]: ...
@overload
def new_game(
    name: Literal["pot-de-vin"], **setup: Unpack[_Setup]
) -> Game[PotDeVinState, PotDeVinView]: ...
@overload
def new_game(name: str, **setup: Unpack[_Setup]) -> Game[Any, Any]: ...
