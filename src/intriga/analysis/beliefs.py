"""Beliefs of a seat about hidden hands: deals that fit its view, weighed."""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.lookahead import Lookahead
from intriga.core.chance import Seeded
from intriga.core.compiled.worlds import Worlds
from intriga.core.games import manifest_of, part_of
from intriga.core.view import View

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.offered_parts import Holdings

DEALS: Final = 4096


def guessed(
    master: Lookahead, view: View, seat: int, key: int, deals: int = DEALS
) -> "tuple[Worlds, NDArray[Any]]":
    """Return *deals* that fit the *view* of *seat*, all alike, and how likely the network has each.

    The likeliest counts 1.  They follow from *key*.
    """
    world = master.imagine(view, Seeded(key, 1))
    dealt = Worlds.dealt(master.dialect, world, seat, deals, key)
    answers = master.network.look(np.array([view.numbers], np.int8), view.players)
    return dealt, master.network.likelihoods(answers, dealt.games, seat)


def holdings(
    view: View, worlds: Worlds, likely: "NDArray[np.float64] | None" = None
) -> dict[int, dict[str, float]]:
    """Return of each other living seat how likely it is to hold each character, 0 to 1.

    *worlds* are such as the seat of *view* cannot rule out, as *likely* as that, or all alike.
    Empty in games whose manifest tells no holdings.
    """
    if not manifest_of(view.game).holdings:
        return {}
    hands: Holdings = part_of(view.game, "holdings")
    chances = np.average(hands.held(worlds.games, view.players), axis=0, weights=likely)
    words = hands.words(view)
    return {
        seat: dict(zip(words, chances[seat].tolist(), strict=True)) for seat in hands.seats(view)
    }
