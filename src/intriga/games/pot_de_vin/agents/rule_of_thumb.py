"""Players of Pot de Vin by rules of thumb, and those that err: on impulse, or in judgement.

The rules weigh each trick by the effect of its cards on everybody's columns.
"""

import re
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.agents.base import Blend, part_from
from intriga.core.errors import BadOptions
from intriga.games.pot_de_vin.agents.prospects import Prospects, Trick
from intriga.games.pot_de_vin.inputs import Input, kind_of
from intriga.games.pot_de_vin.point_tables import guild_points
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import (
    GEM,
    JOKERS,
    MINUS_TWOS,
    PLUS_TWOS,
    SEATS,
    VALUES,
    Phase,
    Recycle,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray


A_TWO: Final = 2.0  # points
A_JOKER: Final = 2.5
A_TRUMP: Final = 0.5  # how much higher a trump seems, where 1 is the highest value
WHIM: Final = 2.0  # points that a mood may add


class Impulse:
    """Plays high cards for prizes that it likes, low ones for others, and has its moods."""

    def __init__(self, haste: str = "0") -> None:
        """Throw in its highest card, whatever lies there, in so large a part of its answers.

        Raises:
            BadOptions: *haste* is no number from 0 to 1.
        """
        self.haste = part_from(haste)

    def act(self, view: PotDeVinView, legal: Sequence[int], random: Random) -> int:
        """Return the action of *legal* that tempts most just now."""
        if Input.AUTO in legal:
            return Input.AUTO
        cards = [action for action in legal if kind_of(action) == Input.PLAY]
        if cards and self.haste and random.random() < self.haste:
            return max(cards, key=lambda card: _height(view, card))
        return max(legal, key=lambda action: _charm(view, action) + WHIM * random.random())


def _charm(view: PotDeVinView, action: int) -> float:
    """Return how tempting *action* is, in points."""
    kind = kind_of(action)
    card = action - kind
    if kind == Input.PLAY:
        lying = [each for _, each in view.table if each != GEM]
        return _height(view, card) * _joy(view, [*lying, card, view.trump])
    return -_joy(view, [card]) if kind in {Input.DISCARD, Input.LEAVE} else 0.0


def _height(view: PotDeVinView, card: int) -> float:
    """Return how likely *card* seems to take the round, from 0 to 1 and a bit."""
    return card % VALUES / (VALUES - 1) + A_TRUMP * (card // VALUES == view.trump // VALUES)


def _joy(view: PotDeVinView, cards: Iterable[int]) -> float:
    """Return how many points *cards* would add to one's own columns if no more came."""
    columns, joy = list(view.columns[view.turn]), 0.0
    for card in cards:
        joy += A_TWO * ((PLUS_TWOS >> card & 1) - (MINUS_TWOS >> card & 1))
        joy += A_JOKER * (JOKERS >> card & 1)
        if (guild := view.guild(card)) >= 0:
            before = guild_points(columns[guild])
            columns[guild] += view.symbols(card)
            joy += guild_points(columns[guild]) - before
    return joy


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


def careless(part: str = "0.5") -> Blend:
    """Plays by rules of thumb in part of its answers, and on impulse in the others.

    Raises:
        BadOptions: *part* is no number from 0 to 1.
    """
    return Blend(RuleOfThumb(), Impulse(), part_from(part))


NUMBER: Final = re.compile(r"[0-9]{1,3}(?:\.[0-9]{1,3})?")
FEW: Final = 2  # gems that are kept for worse rounds; more are there to be paid
ONE_OF_FEW, ONE_OF_MANY = 0.1, -0.3  # points, of a gem kept: a card kept instead is worth more


class Judging:
    """Plays the most promising card by rules of thumb, with errors of judgement.

    Each play looks better or worse than it is by some points, drawn again each time, so that of two
    plays one that is better by the *error* is chosen e times as often (R. D. Luce 1959).
    """

    def __init__(self, error: str = "0.3") -> None:
        """Set the *error*, in points.

        Raises:
            BadOptions: *error* is no number above 0.
        """
        if not NUMBER.fullmatch(error) or float(error) == 0:
            raise BadOptions("agents", f"an error is a number of points above 0, not {error!r}")
        self.error = float(error)

    def weigh(self, view: PotDeVinView, legal: Sequence[int]) -> "NDArray[np.float64]":
        """Return the probability of each of *legal*."""
        if Input.AUTO in legal:
            return np.array([float(action == Input.AUTO) for action in legal])
        a_gem = ONE_OF_FEW if view.gems[view.turn] <= FEW else ONE_OF_MANY
        promised = np.array(worths(view, legal, a_gem)) / self.error
        weights = np.exp(promised - promised.max())
        return weights / weights.sum()

    def act(self, view: PotDeVinView, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, by chance."""
        if len(legal) == 1:
            return legal[0]
        return random.choices(legal, self.weigh(view, legal).tolist())[0]
