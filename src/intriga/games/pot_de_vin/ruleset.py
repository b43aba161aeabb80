"""Pot de Vin as a game of :mod:`intriga.core.ruleset`."""

from enum import IntEnum
from typing import ClassVar

from typing_extensions import override

from intriga.core.bits import nth
from intriga.core.chance import Numbers
from intriga.core.errors import BadNotation, Reason
from intriga.core.options import Variants
from intriga.core.ruleset import Json, Ruleset
from intriga.games.pot_de_vin.decks import codes, deck_of
from intriga.games.pot_de_vin.inputs import NUM_ACTIONS, PAGE, Input
from intriga.games.pot_de_vin.notation import (
    card_of,
    card_word,
    format_input,
    parse_input,
    words_of,
)
from intriga.games.pot_de_vin.options import VARIANTS
from intriga.games.pot_de_vin.rules.play import draw, outcomes
from intriga.games.pot_de_vin.rules.setup import set_up
from intriga.games.pot_de_vin.rules.table import clockwise
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.table.refusals import why_illegal
from intriga.games.pot_de_vin.view.positions import (
    fill_position,
    format_position,
    read_hands,
    read_position,
)
from intriga.games.pot_de_vin.view.sampling import sample_state
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import NOBODY, SEATS, Phase


class PotDeVin(Ruleset[PotDeVinState, PotDeVinView], package=__package__):
    """Every variant of Pot de Vin for three to six players."""

    name: ClassVar[str] = "pot-de-vin"
    version: ClassVar[int] = 1
    num_actions: ClassVar[int] = NUM_ACTIONS
    page: ClassVar[int] = PAGE
    variants: ClassVar[Variants] = VARIANTS
    phases: ClassVar[type[IntEnum]] = Phase
    states = PotDeVinState
    views = PotDeVinView

    # --- beginning

    def blank(self, preset: str, options: Json) -> PotDeVinState:
        """Return a state that holds *options* and the deck that they name."""
        state = super().blank(preset, options)
        state.deck = codes(options["deck"])
        return state

    @override
    def options_in(self, state: PotDeVinState) -> Json:
        return {**super().options_in(state), "deck": deck_of(state.deck)}

    def set_up(self, state: PotDeVinState, first: int, header: Json) -> None:
        """Begin a game in which the seat *first* leads."""
        set_up(state, len(header["seats"]), first)

    def read_position(self, state: PotDeVinState, players: int, position: object) -> None:
        """Put *state*, which holds the options, into *position*."""
        read_position(state, players, position)

    @override
    def fill_position(self, state: PotDeVinState, players: int, given: Json) -> Json:
        return fill_position(players, given)

    def deal_of(self, header: Json) -> list[str] | None:
        """Return the cards dealt, in the order of dealing (PDV-A29), and the first trump."""
        if "position" in header:
            return []
        state = self.begin(header)
        trump = header.get("trump")
        if state.players == SEATS and trump is not None:
            raise BadNotation("with six players the first trump is drawn after the discards")
        if "hands" not in header:
            if trump is not None:
                raise BadNotation("a header with a trump has the hands too")
            return None
        hands = read_hands(header["hands"], state.players, state.first)
        order = [clockwise(state, state.first, steps) for steps in range(state.players)]
        dealt = [card_word(card) for seat in order for card in hands[seat]]
        return dealt if state.players == SEATS else [*dealt, card_word(card_of(trump))]

    @override
    def dealt(self, state: PotDeVinState) -> Json:
        deal: Json = {"hands": [words_of(state.hand[seat]) for seat in range(state.players)]}
        return deal if state.players == SEATS else {**deal, "trump": card_word(state.trump)}

    # --- chance

    def outcomes(self, state: PotDeVinState) -> list[str]:
        """Return the cards that may be dealt or turned up now."""
        return words_of(outcomes(state)) if state.phase == Phase.CHANCE else []

    def draw(self, state: PotDeVinState, place: int) -> None:
        """Deal or turn up the card at *place*."""
        draw(state, nth(outcomes(state), place))

    @override
    def purpose(self, state: PotDeVinState) -> str:
        return "trump" if state.drawer == NOBODY else f"deal {state.drawer}"

    # --- playing

    def reason(self, view: PotDeVinView, action: int) -> Reason:
        """Return why the seat of *view* may not do *action*."""
        return why_illegal(view, action)

    def sides(self, state: PotDeVinState) -> list[list[int]]:
        """Return the pairs, or each seat alone."""
        if not state.pairs:
            return super().sides(state)
        half = state.players // 2
        return [[seat, seat + half] for seat in range(half)]

    # --- views

    def hear(self, state: PotDeVinState, viewer: int | None, seat: int, action: int) -> int:  # noqa: ARG002
        """Return *action* as *viewer* hears it: NOBODY (-1) where it discards in secret."""
        secret = Input.DISCARD <= action < Input.LEAVE
        return NOBODY if secret and viewer != seat else action

    @override
    def redeal(self, state: PotDeVinState, seat: int | None, source: Numbers) -> PotDeVinState:
        return sample_state(self.view(state, seat), source)

    # --- words

    def parse(self, state: PotDeVinState, seat: int, words: str) -> int:  # noqa: ARG002
        """Return the action id of *words*."""
        return parse_input(words)

    def format(self, state: PotDeVinState, seat: int, action: int) -> str:  # noqa: ARG002
        """Return the words of an action id."""
        return format_input(action)

    @override
    def format_position(self, state: PotDeVinState) -> Json:
        return format_position(state)


POT_DE_VIN = PotDeVin()
"""The game itself."""
