"""Kuhn poker as a game of :mod:`intriga.core.ruleset`."""

from typing import Any, ClassVar

from intriga.core.errors import Reason
from intriga.core.observation import Layout
from intriga.core.options import Variants
from intriga.core.ruleset import Json, Ruleset
from tests.toy.kuhn.imagine import redeal
from tests.toy.kuhn.inputs import NUM_ACTIONS, PAGE
from tests.toy.kuhn.notation import WORDS, card_of, format_input, parse_input, words_of
from tests.toy.kuhn.observation import LAYOUT, WIDTH, view
from tests.toy.kuhn.options import VARIANTS
from tests.toy.kuhn.positions import (
    format_position,
    format_view,
    read_hands,
    read_position,
    seat_of,
)
from tests.toy.kuhn.refusals import why_illegal
from tests.toy.kuhn.rules.legal import first_page, last_page, legal_actions
from tests.toy.kuhn.rules.play import draw, outcomes, play
from tests.toy.kuhn.rules.setup import set_up
from tests.toy.kuhn.rules.table import to_move
from tests.toy.kuhn.state import KuhnState
from tests.toy.kuhn.view import KuhnView
from tests.toy.kuhn.vocabulary import NOBODY, Phase


class Kuhn(Ruleset[KuhnState, KuhnView]):
    """Kuhn poker for two or three players."""

    name: ClassVar[str] = "kuhn"
    version: ClassVar[int] = 1
    num_actions: ClassVar[int] = NUM_ACTIONS
    page: ClassVar[int] = PAGE
    layout: ClassVar[Layout] = LAYOUT
    variants: ClassVar[Variants] = VARIANTS

    # --- beginning

    def begin(self, header: Json) -> KuhnState:
        """Return the state at the head of a record, before chance deals."""
        players = len(header["seats"])
        options = self.options(header["preset"], header.get("options", {}), players)
        state = KuhnState()
        for field, option in VARIANTS.rule_options.items():
            setattr(state, field, option.code(options[option.name]))
        if "position" in header:
            read_position(state, players, header["position"])
        else:
            set_up(state, players, seat_of(header.get("first"), players))
        return state

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

    def awaiting(self, state: KuhnState) -> list[int]:
        """Return the seat that may answer now, in a list."""
        return [seat for seat in range(state.players) if seat == to_move(state)]

    def to_move(self, state: KuhnState) -> int:
        """Return the seat that is asked."""
        return to_move(state)

    def pages(self, state: KuhnState) -> range:
        """Return the pages of action ids that may hold legal ones now."""
        return range(first_page(state), last_page(state) + 1)

    def legal_page(self, state: KuhnState, seat: int, page: int) -> int:
        """Return the actions open to *seat* on one page."""
        return legal_actions(state, seat, page)

    def reason(self, view: KuhnView, action: int) -> Reason:
        """Return why the seat of *view* may not do *action*."""
        return why_illegal(view, action)

    def play(self, state: KuhnState, seat: int, action: int) -> None:  # noqa: ARG002  one is asked
        """Carry out a legal action, up to the next question."""
        play(state, action)

    def winners(self, state: KuhnState) -> list[int]:
        """Return the winner, in a list, once there is one."""
        return [] if state.winner == NOBODY else [state.winner]

    def returns(self, state: KuhnState) -> list[float]:
        """Return the chips that each seat has gained."""
        paid = state.paid[: state.players]
        if state.winner == NOBODY:
            return [0.0 for _ in paid]
        pot = {state.winner: sum(paid)}
        return [float(pot.get(seat, 0) - chips) for seat, chips in enumerate(paid)]

    # --- eyes

    def view(self, state: KuhnState, seat: int | None) -> KuhnView:
        """Return what *seat* may know, None for a spectator."""
        numbers = [0] * WIDTH
        view(state, NOBODY if seat is None else seat, numbers)
        return KuhnView(numbers, seat)

    def hear(self, state: KuhnState, viewer: int | None, seat: int, action: int) -> int:  # noqa: ARG002
        """Return *action*: all that is said at this table is public."""
        return action

    def redeal(self, state: KuhnState, seat: int | None, source: Any) -> KuhnState:  # noqa: ANN401
        """Return a state that *seat* cannot tell from *state*, its hidden cards dealt anew."""
        return redeal(state, NOBODY if seat is None else seat, source)

    # --- words

    def parse(self, state: KuhnState, seat: int, words: str) -> int:  # noqa: ARG002
        """Return the action id of *words*."""
        return parse_input(words)

    def format(self, state: KuhnState, seat: int, action: int) -> str:  # noqa: ARG002
        """Return the word of an action id."""
        return format_input(action)

    def phase(self, state: KuhnState) -> str:
        """Return the name of the phase."""
        return Phase(state.phase).name

    def format_position(self, state: KuhnState) -> Json:
        """Return the whole position, hidden cards too."""
        return format_position(state)

    def format_view(self, view: KuhnView) -> Json:
        """Return what *view* shows, hidden cards counted and not named."""
        return format_view(view)


KUHN = Kuhn()
"""The game itself."""
