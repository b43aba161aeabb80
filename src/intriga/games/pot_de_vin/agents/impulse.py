"""An agent that takes cards which look nice now and thinks of nothing else."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from intriga.agents.base import part_from
from intriga.games.pot_de_vin.inputs import Input, kind_of
from intriga.games.pot_de_vin.point_tables import guild_points
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import GEM, JOKERS, MINUS_TWOS, PLUS_TWOS, VALUES

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
