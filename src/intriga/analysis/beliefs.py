"""What a seat may think of the hidden hands of Coup: deals that fit its view, weighed."""

from typing import Any, Final

import numpy as np

from intriga.agents.lookahead import Lookahead
from intriga.core.chance import Seeded
from intriga.core.compiled.worlds import Worlds
from intriga.games.coup.notation import names_of
from intriga.games.coup.view import CoupView
from intriga.games.coup.vocabulary import ARTS, CARDS, SLOTS

DEALS: Final = 4096
MOST_CARDS: Final = 2  # of a hand; more is a set that is not picked from yet


def holdings(
    master: Lookahead,
    view: Any,  # noqa: ANN401  of any game
    key: int,
) -> dict[int, dict[str, float]]:
    """Return of each other living seat how likely it is to hold each character, 0 to 1.

    Hands are dealt evenly as the *view* allows and taken as often as the master's network
    guesses them, as when it looks ahead.  Empty in games other than Coup.
    """
    if not isinstance(view, CoupView) or view.seat is None:
        return {}
    dealt = Worlds.dealt(
        master.dialect, master.imagine(view, Seeded(key, 1)), view.seat, DEALS, key
    )
    answers = master.network.look(np.array([view.numbers], np.int8), view.players)
    likely = master.network.likelihoods(answers, dealt.games, view.seat)
    counts = dealt.games["hand"][:, : view.players, None] >> 4 * np.arange(CARDS) & 15
    held = counts.reshape(DEALS, view.players, ARTS, SLOTS).any(axis=2)
    chances = np.average(held, axis=0, weights=likely)
    words = names_of(view).slots
    return {
        seat: dict(zip(words, chances[seat].tolist(), strict=True))
        for seat in view.alive
        if seat != view.seat and view.hand_sizes[seat] <= MOST_CARDS
    }
