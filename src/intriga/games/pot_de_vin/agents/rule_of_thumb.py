"""An agent that weighs each trick by the effect of its cards on everybody's columns."""

from collections.abc import Sequence
from random import Random
from typing import Final

from intriga.games.pot_de_vin.agents.prospects import Prospects
from intriga.games.pot_de_vin.agents.tricks import Trick
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import GEM, SEATS, VALUES, Phase, Recycle

A_GEM: Final = 0.4  # points, of a gem kept for a worse round
HIGH: Final = 0.05  # points, of each step of value that a card kept has over the others
TRUMPING: Final = 0.3  # points, of a trump kept
UNKNOWN: Final = 0.8  # cards that each later seat adds on average


class RuleOfThumb:
    """Plays as people do who count symbols, suits and trumps, and look one round ahead."""

    def act(self, view: PotDeVinView, legal: Sequence[int], random: Random) -> int:
        """Return the action of *legal* that promises most."""
        if Input.AUTO in legal:
            return Input.AUTO
        found = [worth + 1e-6 * random.random() for worth in worths(view, legal)]
        return legal[found.index(max(found))]


def worths(view: PotDeVinView, legal: Sequence[int], a_gem: float = A_GEM) -> list[float]:
    """Return the expected gain of each of *legal*, in points; a gem kept is worth *a_gem*."""
    prospects = Prospects(view)
    if view.phase == Phase.DISCARD:
        return [_discard(view, prospects, action) for action in legal]
    if view.phase == Phase.LEAVE:
        return [_leave(view, prospects, action) for action in legal]
    return [_play(view, prospects, action, a_gem) for action in legal]


def _play(view: PotDeVinView, prospects: Prospects, action: int, a_gem: float) -> float:
    """Return the expected gain of playing a card, or of passing, in this round."""
    card = GEM if action == Input.GEM else action - Input.PLAY
    trick = Trick(view, card)
    cards = [*trick.cards]
    if view.players != SEATS or view.options["recycle"] != Recycle.TRUMP:
        cards.append(view.trump)
    worth = -a_gem if card == GEM else -_keeping(view, card)
    unknown = UNKNOWN * len(trick.later())
    for seat, chance in trick.takers():
        gain = prospects.gain(seat, cards, trick.gems) + unknown * prospects.average(seat)
        worth += chance * _share(prospects, view.turn, seat) * gain
    return worth


def _share(prospects: Prospects, seat: int, taker: int) -> float:
    """Return the worth of a point of *taker* to *seat*."""
    same = prospects.side_of(seat) == prospects.side_of(taker)
    return 1.0 if same else -1 / (len(prospects.sides) - 1)


def _keeping(view: PotDeVinView, card: int) -> float:
    """Return the worth of keeping *card* for later rounds."""
    return HIGH * (card % VALUES) + TRUMPING * (card // VALUES == view.trump // VALUES)


def _discard(view: PotDeVinView, prospects: Prospects, action: int) -> float:
    """Return the worth of discarding a card: it is never taken (PDV-6P-04)."""
    card = action - Input.DISCARD
    return -prospects.gain(view.turn, [card], 0) - HIGH * (card % VALUES)


def _leave(view: PotDeVinView, prospects: Prospects, action: int) -> float:
    """Return the worth of taking all but one card (PDV-A16)."""
    cards = [card for _, card in view.table if card not in {GEM, action - Input.LEAVE}]
    return prospects.gain(view.turn, [*cards, view.trump], 0)
