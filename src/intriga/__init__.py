"""Intriga: the card games Coup and Pot de Vin, for people, programs and research.

Importing it is quick: what is slow to load is loaded when it is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from intriga.core.game import Game

    __version__: str

__all__ = ["__version__", "new_game"]


def new_game(  # noqa: PLR0913  each is named at the call
    name: str,
    *,
    seats: Sequence[str],
    preset: str,
    options: Mapping[str, object] | None = None,
    first: int | None = None,
    seed: int | None = None,
) -> Game[Any, Any]:
    """Deal a game and return it, ready to be played.

    ``seats`` are names, clockwise; ``options`` those that differ from the
    ``preset``; ``first`` the seat that begins, drawn where it is not given.  The
    same ``seed`` deals and draws the same cards; without one chance is secret.

    Raises:
        BadOptions: an unknown game, preset, option or value, or too many seats.
        BadNotation: a seat that does not exist for ``first``.
    """
    from intriga.core.chance import Committed, Seeded  # noqa: PLC0415
    from intriga.core.game import Game  # noqa: PLC0415
    from intriga.core.games import ruleset_of  # noqa: PLC0415

    header: dict[str, Any] = {"preset": preset, "options": dict(options or {}), "seats": [*seats]}
    if first is not None:
        header["first"] = first
    return Game(ruleset_of(name), header, Committed() if seed is None else Seeded(seed))


def __getattr__(name: str) -> str:
    """Look the version up when somebody asks: reading package metadata is slow."""
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415

        return version("intriga")
    raise AttributeError(f"module 'intriga' has no attribute {name!r}")
