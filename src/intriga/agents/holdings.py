"""The hidden hands of a game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Holdings(Protocol):
    """Reads the hands of packed states, in the words of a view."""

    def words(self, view: Any) -> Sequence[str]:  # noqa: ANN401  of its game
        """Return the characters that a hand may hold, as *view* calls them."""
        ...

    def seats(self, view: Any) -> Sequence[int]:  # noqa: ANN401  of its game
        """Return the seats whose hand the seat of *view* may wonder about."""
        ...

    def held(self, states: "NDArray[Any]", players: int) -> "NDArray[np.bool_]":
        """Return whether each seat of packed *states* holds each character: [B, seats, words]."""
        ...
