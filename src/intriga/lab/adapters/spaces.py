"""Observations and masks as arrays, and the spaces they lie in."""

import sys
from io import StringIO
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

import numpy as np
from gymnasium import spaces

from intriga.core.errors import BadOptions
from intriga.core.ruleset import Ruleset
from intriga.lab.adapters.variant import AnyGame

if TYPE_CHECKING:
    from numpy.typing import NDArray

Seen = Any  # a dictionary of "observation" and "action_mask", or the observation alone
MaskPlace = Literal["observation", "info"]
PLACES: Final = get_args(MaskPlace)
RENDER_MODES: Final = ("ansi", "human")
WIDTH: Final = 80  # columns


def box_of(ruleset: Ruleset[Any, Any]) -> spaces.Box:
    """Return the space of observations of *ruleset*, the same for all variants.

    An observation [width] is int8, each number within the bounds of its piece
    (docs/reference/observation.md).
    """
    pieces = ruleset.layout.pieces
    widths = [each.width for each in pieces]
    low = np.repeat(np.array([each.low for each in pieces], np.int8), widths)
    high = np.repeat(np.array([each.high for each in pieces], np.int8), widths)
    return spaces.Box(low, high, dtype=np.int8)


def space_of(ruleset: Ruleset[Any, Any], mask: MaskPlace = "observation") -> spaces.Space[Any]:
    """Return the space of what a seat sees of *ruleset*, the same for all variants.

    It has an ``observation`` as in :func:`box_of`, and an ``action_mask`` [actions] as int8, 1
    where legal; or it is the observation alone, if the *mask* is in ``info``.

    Raises:
        BadOptions: another place for the mask.
    """
    if mask not in PLACES:
        raise BadOptions("mask", f"the mask is in 'observation' or in 'info', not in {mask!r}")
    box = box_of(ruleset)
    if mask == "info":
        return box
    masks = spaces.Box(0, 1, (ruleset.num_actions,), np.int8)
    return spaces.Dict({"observation": box, "action_mask": masks})


def checked_mode(render_mode: str | None) -> str | None:
    """Return *render_mode* if there is such a one.

    Raises:
        BadOptions: there is not.
    """
    if render_mode is not None and render_mode not in RENDER_MODES:
        known = " or ".join(map(repr, RENDER_MODES))
        raise BadOptions("render_mode", f"a game is shown as {known}, not as {render_mode!r}")
    return render_mode


def shown(game: AnyGame, seat: int | None, render_mode: str | None) -> str | None:
    """Return the table as *seat* sees it, None for a spectator, as the terminal shows it.

    It is printed where the mode is ``human``, and not returned.
    """
    words = drawn(game, seat)
    if render_mode == "human":
        sys.stdout.write(words)
        return None
    return words


def drawn(game: AnyGame, seat: int | None) -> str:
    """Return the table as *seat* sees it, None for a spectator, in plain characters."""
    name = game.ruleset.name
    from rich.console import Console  # noqa: PLC0415  an installation without words has none

    from intriga.terminal.generic import board_of  # noqa: PLC0415  as above
    from intriga.words import FALLBACK, Language  # noqa: PLC0415  as above

    language = Language(FALLBACK, name, game.header["preset"])
    names = [f"seat_{each}" for each in range(game.state.players)]
    drawing, view = board_of(name).drawing(language, names), game.view(seat)
    console = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False)
    console.print(drawing.table(view, WIDTH))
    for part in () if seat is None else drawing.in_hand(view):
        console.print(part)
    file = console.file
    assert isinstance(file, StringIO)  # noqa: S101  as given
    return file.getvalue()


def pieces_of(
    ruleset: Ruleset[Any, Any], observation: "NDArray[np.int8]"
) -> dict[str, "NDArray[Any]"]:
    """Return the named pieces of *observation* [..., width], each [..., *its shape*]."""
    cut: dict[str, NDArray[Any]] = {}
    for piece in ruleset.layout.pieces:
        at = ruleset.layout.at[piece.name]
        part = observation[..., at : at + piece.width]
        cut[piece.name] = part.reshape((*observation.shape[:-1], *piece.shape))
    return cut
