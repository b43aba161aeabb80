"""What a seat may think of hidden hands: deals that fit its view, weighed."""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.lookahead import Lookahead
from intriga.core.chance import Seeded
from intriga.core.compiled.worlds import Worlds
from intriga.core.games import manifest_of, part_of

if TYPE_CHECKING:
    from intriga.agents.holdings import Holdings

DEALS: Final = 4096


def holdings(
    master: Lookahead,
    view: Any,  # noqa: ANN401  of any game
    key: int,
) -> dict[int, dict[str, float]]:
    """Return of each other living seat how likely it is to hold each character, 0 to 1.

    Hands are dealt evenly as the *view* allows and taken as often as the master's network
    guesses them, as when it looks ahead.  Empty in games whose manifest tells no holdings.
    """
    game = master.network.encoding.game
    if view.seat is None or not manifest_of(game).holdings:
        return {}
    hands: Holdings = part_of(game, "holdings")
    dealt = Worlds.dealt(
        master.dialect, master.imagine(view, Seeded(key, 1)), view.seat, DEALS, key
    )
    answers = master.network.look(np.array([view.numbers], np.int8), view.players)
    likely = master.network.likelihoods(answers, dealt.games, view.seat)
    chances = np.average(hands.held(dealt.games, view.players), axis=0, weights=likely)
    words = hands.words(view)
    return {
        seat: dict(zip(words, chances[seat].tolist(), strict=True)) for seat in hands.seats(view)
    }
