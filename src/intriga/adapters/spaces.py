"""Observations and masks as arrays, and the spaces they lie in."""

import json
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from intriga.adapters.variant import AnyGame
from intriga.core.games import dialect_of
from intriga.core.ruleset import Ruleset

if TYPE_CHECKING:
    from numpy.typing import NDArray

Seen = dict[str, Any]  # "observation" and "action_mask"


def space_of(ruleset: Ruleset[Any, Any]) -> spaces.Dict:
    """Return the space of what a seat sees of *ruleset*, the same for all variants.

    ``observation`` [width] is int8, each number within the bounds of its piece
    (docs/reference/observation.md); ``action_mask`` [actions] is int8, 1 where legal.
    """
    pieces = ruleset.layout.pieces
    widths = [each.width for each in pieces]
    low = np.repeat(np.array([each.low for each in pieces], np.int8), widths)
    high = np.repeat(np.array([each.high for each in pieces], np.int8), widths)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (ruleset.num_actions,), np.int8),
        }
    )


def seen(game: AnyGame, seat: int) -> Seen:
    """Return what *seat* sees; nothing is legal for a seat that is not asked now."""
    mask = np.zeros(game.ruleset.num_actions, np.int8)
    if not game.winners and seat == game.to_move:
        mask[game.legal_ids(seat)] = 1
    numbers = [0] * game.ruleset.layout.width
    dialect_of(game.ruleset.name).view(game.state, seat, numbers)
    return {"observation": np.array(numbers, np.int8), "action_mask": mask}


def shown(game: AnyGame, seat: int | None, render_mode: str | None) -> str | None:
    """Return the view of *seat* as JSON, or print it where the mode is ``human``."""
    words = json.dumps(game.ruleset.format_view(game.view(seat)), ensure_ascii=False)
    if render_mode == "human":
        sys.stdout.write(words + "\n")
        return None
    return words


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
