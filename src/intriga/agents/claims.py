"""The claims of a game: those that an answer makes, and those that may be challenged."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Doubted:
    """A claim that the seat of a view may challenge now.

    ``seat`` made it; ``word`` is the character, ``!duke`` to hold none of it, ``slot`` the number
    that its game has for it.  ``challenge`` and ``passing`` are the action ids that challenge it
    and let it pass.
    """

    seat: int
    word: str
    slot: int
    challenge: int
    passing: int


class Claims(Protocol):
    """The claims of a game with hidden hands."""

    def is_lie(self, view: Any, action: int) -> bool:  # noqa: ANN401  of its game
        """Say whether *action* claims what the seat of *view* could not prove."""
        ...

    def doubted(self, view: Any) -> Doubted | None:  # noqa: ANN401  of its game
        """Return the claim that the seat of *view* is asked about, None where it is not."""
        ...

    def true_in(self, states: "NDArray[Any]", players: int, claim: Doubted) -> "NDArray[np.bool_]":
        """Say in which of packed *states* the *claim* is true."""
        ...
