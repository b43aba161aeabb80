"""Kuhn poker as a game of :mod:`intriga.core.ruleset`."""

from enum import IntEnum
from typing import ClassVar

from intriga.core.errors import Reason
from intriga.core.observation import Layout
from intriga.core.options import Variants
from intriga.core.ruleset import Json, Ruleset
from tests.toy.kuhn.inputs import NUM_ACTIONS, PAGE
from tests.toy.kuhn.notation import WORDS, card_of, format_input, parse_input, words_of
from tests.toy.kuhn.observation import LAYOUT
from tests.toy.kuhn.options import VARIANTS
from tests.toy.kuhn.positions import (
    format_position,
    format_view,
    read_hands,
    read_position,
)
from tests.toy.kuhn.refusals import why_illegal
from tests.toy.kuhn.rules.play import draw, outcomes
from tests.toy.kuhn.rules.setup import set_up
from tests.toy.kuhn.state import KuhnState
from tests.toy.kuhn.view import KuhnView
from tests.toy.kuhn.vocabulary import NOBODY, Phase


class Kuhn(Ruleset[KuhnState, KuhnView], package="tests.toy.kuhn"):
    """Kuhn poker for two or three players."""

    name: ClassVar[str] = "kuhn"
    version: ClassVar[int] = 1
    num_actions: ClassVar[int] = NUM_ACTIONS
    page: ClassVar[int] = PAGE
    layout: ClassVar[Layout] = LAYOUT
    variants: ClassVar[Variants] = VARIANTS
    phases: ClassVar[type[IntEnum]] = Phase
    states = KuhnState
    views = KuhnView

    # --- beginning

    def set_up(self, state: KuhnState, first: int, header: Json) -> None:
        """Begin a game in which the seat *first* speaks first."""
        set_up(state, len(header["seats"]), first)

    def read_position(self, state: KuhnState, players: int, position: object) -> None:
        """Put *state*, which holds the options, into *position*."""
        read_position(state, players, position)

    def deal_of(self, header: Json) -> list[str] | None:
        """Return the cards dealt, clockwise from the first seat."""
        if "position" in header:
            return []
        if "hands" not in header:
            return None
        hands = read_hands(header["hands"], len(header["seats"]))
        first = header["first"]
        return [WORDS[card] for card in hands[first:] + hands[:first]]

    def dealt(self, state: KuhnState) -> Json:
        """Return the header key that says how *state* was dealt."""
        return {"hands": format_position(state)["hands"]}

    # --- chance

    def outcomes(self, state: KuhnState) -> list[str]:
        """Return the cards that may be dealt now."""
        return words_of(outcomes(state)) if state.phase == Phase.CHANCE else []

    def draw(self, state: KuhnState, place: int) -> None:
        """Deal the card at *place*."""
        draw(state, card_of(self.outcomes(state)[place]))

    # --- playing

    def reason(self, view: KuhnView, action: int) -> Reason:  # noqa: ARG002
        """Return why the seat of *view* may not do *action*."""
        return why_illegal(action)

    def returns(self, state: KuhnState) -> list[float]:
        """Return the chips that each seat has gained."""
        paid = state.paid[: state.players]
        if state.winner == NOBODY:
            return [0.0 for _ in paid]
        pot = {state.winner: sum(paid)}
        return [float(pot.get(seat, 0) - chips) for seat, chips in enumerate(paid)]

    # --- words

    def parse(self, state: KuhnState, seat: int, words: str) -> int:  # noqa: ARG002
        """Return the action id of *words*."""
        return parse_input(words)

    def format(self, state: KuhnState, seat: int, action: int) -> str:  # noqa: ARG002
        """Return the word of an action id."""
        return format_input(action)

    def format_position(self, state: KuhnState) -> Json:
        """Return the whole position, hidden cards too."""
        return format_position(state)

    def format_view(self, view: KuhnView) -> Json:
        """Return what *view* shows, hidden cards counted and not named."""
        return format_view(view)


KUHN = Kuhn()
"""The game itself."""
