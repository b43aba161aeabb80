"""Kuhn poker for whatever plays it: records, agents, tables."""

from typing import Final

from intriga.core.errors import Reason
from intriga.core.small_game import SmallGame
from kuhn_poker.observation import KuhnView
from kuhn_poker.state import CARDS, VARIANTS, Input, KuhnState, Phase


class Refusal(Reason):
    """Why Kuhn poker refuses an input."""

    NO_BET_YET = "no-bet-yet"
    BET_ALREADY = "bet-already"


class Kuhn(SmallGame[KuhnState, KuhnView], package="kuhn_poker"):
    """Kuhn poker for two or three players."""

    name = "kuhn-poker"
    version = 1
    states = KuhnState
    views = KuhnView
    phases = Phase
    inputs = Input
    cards = CARDS
    variants = VARIANTS
    worth = (-3.0, 6.0)  # for three players who bet two chips

    def reason(self, view: KuhnView, action: int) -> Reason:  # noqa: ARG002  the answer says it all
        """Return why the seat of *view* may not do *action*."""
        return Refusal.NO_BET_YET if action >= Input.CALL else Refusal.BET_ALREADY


KUHN: Final = Kuhn()
