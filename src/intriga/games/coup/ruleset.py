"""Coup as a game of :mod:`intriga.core.ruleset`."""

from enum import IntEnum
from typing import ClassVar

from typing_extensions import override

from intriga.core.chance import Numbers, Source
from intriga.core.errors import BadNotation, Reason
from intriga.core.options import Variants
from intriga.core.ruleset import Json, Ruleset
from intriga.games.coup.inputs import NUM_ACTIONS, PAGE, Input
from intriga.games.coup.notation import Names, cards_of, format_input, names_of, parse_input
from intriga.games.coup.options import COINS, VARIANTS
from intriga.games.coup.rules.legal import legal_actions
from intriga.games.coup.rules.memory import heard
from intriga.games.coup.rules.play import draw, outcomes
from intriga.games.coup.rules.setup import set_up
from intriga.games.coup.rules.table import awaiting, clockwise, first_of, to_move
from intriga.games.coup.state import CoupState
from intriga.games.coup.table.refusals import why_illegal
from intriga.games.coup.view.positions import (
    faction_set,
    fill_position,
    format_position,
    read_hands,
    read_position,
)
from intriga.games.coup.view.sampling import redeal
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import NOBODY, NOT_DUKE, SLOTS, Draw, Phase

SECRET = frozenset({Input.PICK, Input.SHOW, Input.KEEP_ONE})


class Coup(Ruleset[CoupState, CoupView], package=__package__):
    """Every variant of Coup for two to ten players."""

    name: ClassVar[str] = "coup"
    version: ClassVar[int] = 1
    num_actions: ClassVar[int] = NUM_ACTIONS
    page: ClassVar[int] = PAGE
    variants: ClassVar[Variants] = VARIANTS
    phases: ClassVar[type[IntEnum]] = Phase
    states = CoupState
    views = CoupView

    # --- beginning

    def prepare(self, header: Json, source: Source) -> Json:
        """Return *header* with the first player and, if they are random, the factions.

        Random factions are halves, one more of faction 0 or 1 if seats are odd (AMB-73).
        """
        header = super().prepare(header, source)
        if "position" in header or "factions" in header:
            return header
        players = len(header["seats"])
        options = self.options_of(header)
        if options["reforma"] and options["factions_start"] == "random":
            return {**header, "factions": _halves(players, source)}
        return header

    def blank(self, preset: str, options: Json) -> CoupState:
        """Return a state that holds *options* and the coins of the edition."""
        state = super().blank(preset, options)
        state.box = COINS[preset]
        return state

    def set_up(self, state: CoupState, first: int, header: Json) -> None:
        """Begin a game; the factions are those of *header* where it has any."""
        players = len(header["seats"])
        set_up(state, players, first, _factions(header, state, players))

    def read_position(self, state: CoupState, players: int, position: object) -> None:
        """Put *state*, which holds the options, into *position*."""
        read_position(state, players, position)

    @override
    def fill_position(self, state: CoupState, players: int, given: Json) -> Json:
        return fill_position(state, players, given)

    def deal_of(self, header: Json) -> list[str] | None:
        """Return the cards dealt, in the order of dealing (AMB-43)."""
        if "position" in header:
            return []
        state = self.begin(header)
        if state.phase == Phase.SETUP_PICK:
            if "hands" in header:
                raise BadNotation("a two-player game by sets has no hands in its header")
            return []
        if "hands" not in header:
            return None
        names = names_of(state)
        hands = read_hands(names, header["hands"], state.players)
        order = [clockwise(state, state.turn, steps) for steps in range(state.players)]
        return [names.cards[card] for seat in order for card in hands[seat]]

    @override
    def dealt(self, state: CoupState) -> Json:
        names = names_of(state)
        hands = [names.sorted(cards_of(state.hand[seat])) for seat in range(state.players)]
        return {"hands": hands}

    # --- chance

    def outcomes(self, state: CoupState) -> list[str]:
        """Return the cards that may be drawn now, each as often as it is there."""
        if state.phase != Phase.CHANCE:
            return []
        words = names_of(state).cards
        return [words[card] for card in cards_of(outcomes(state))]

    def draw(self, state: CoupState, place: int) -> None:
        """Draw the card at *place*."""
        draw(state, cards_of(outcomes(state))[place])

    @override
    def purpose(self, state: CoupState) -> str:
        return f"{Draw(state.draw).name.lower()} {state.drawer}"

    # --- playing

    def to_move(self, state: CoupState) -> int:
        """Return the seat to be asked next, clockwise from whom the rules say."""
        return to_move(state) if state.awaited else NOBODY

    def reason(self, view: CoupView, action: int) -> Reason:
        """Return why the seat of *view* may not do *action*."""
        return why_illegal(view, action)

    # --- views

    @override
    def only_waits(self, before: CoupState, action: int, after: CoupState) -> bool:
        window = (before.phase, before.claimant, before.estate_of)
        return action == Input.PASS and window == (after.phase, after.claimant, after.estate_of)

    def hear(self, state: CoupState, viewer: int | None, seat: int, action: int) -> int:
        """Return *action* as *viewer* hears it: NOBODY (-1) where its cards are secret."""
        kind = heard(action)
        told = {seat, state.turn} if kind == Input.SHOW else {seat}
        return NOBODY if kind in SECRET and viewer not in told else action

    @override
    def redeal(self, state: CoupState, seat: int | None, source: Numbers) -> CoupState:
        return redeal(state, NOBODY if seat is None else seat, source)

    # --- words

    @override
    def parse(self, state: CoupState, seat: int, words: str) -> int:
        names = names_of(state)
        action = parse_input(names, state.players, seat, words)
        if not awaiting(state) >> seat & 1:
            return action  # refused whatever it says: the hand of who is asked decides nothing
        if state.phase == Phase.PROVE and words == "prove":
            return _plain_proof(state, seat, action)
        if state.phase == Phase.PROVE and words.startswith("prove "):
            _check_proof(state, names, words)
        elif state.phase == Phase.SETUP_PICK and words.startswith("pick "):
            _check_pick(words, self.format(state, seat, action))
        return action

    def format(self, state: CoupState, seat: int, action: int) -> str:
        """Return the words of an action id of *seat*."""
        names = names_of(state)
        if Input.PICK <= action < Input.LOSE:
            return f"pick {names.cards[first_of(state.hand[seat], action - Input.PICK)]}"
        if Input.PROVE <= action < Input.BLOCK and _arts_to_show(state, seat) > 1:
            return f"prove {names.cards[state.claim + SLOTS * (action - Input.PROVE)]}"
        return format_input(names, state.players, seat, action)

    def format_heard(self, state: CoupState, viewer: int | None, seat: int, action: int) -> str:
        """Return the words of *action* as *viewer* hears them.

        A proof shows its card to everybody, and no more: ``format`` leaves the art out where the
        hand has but one that would do.
        """
        if Input.PROVE <= action < Input.BLOCK and viewer != seat and state.claim != NOT_DUKE:
            names = names_of(state)
            if names.distinct:
                return f"prove {names.cards[state.claim + SLOTS * (action - Input.PROVE)]}"
        return super().format_heard(state, viewer, seat, action)

    @override
    def format_position(self, state: CoupState) -> Json:
        return format_position(state)


def _halves(players: int, source: Source) -> list[int]:
    """Return random factions, drawn as ``rules.by_number.halves`` draws them."""
    ones = players + source(["0", "1"]) >> 1
    factions: list[int] = []
    for left in range(players, 0, -1):
        factions.append(int(source(["1"] * ones + ["0"] * (left - ones)) < ones))
        ones -= factions[-1]
    return factions


def _factions(header: Json, state: CoupState, players: int) -> int:
    """Return the factions of a header as a set, NOBODY where they are still to be chosen."""
    if not state.reforma or not state.factions_dealt:
        if header.get("factions") is not None:
            raise BadNotation("factions stand in a header with factions_start random only")
        return NOBODY
    return faction_set(header.get("factions"), players)


def _arts_to_show(state: CoupState, seat: int) -> int:
    proofs = legal_actions(state, seat, 0) >> Input.PROVE & 7
    return proofs.bit_count()


def _plain_proof(state: CoupState, seat: int, action: int) -> int:
    """Return the id of the only proof there is."""
    proofs = legal_actions(state, seat, 0) >> Input.PROVE & 7
    if proofs.bit_count() > 1:
        raise BadNotation("'prove' has to say which of two cards is shown")
    return action + proofs.bit_length() - 1


def _check_proof(state: CoupState, names: Names, words: str) -> None:
    if names.card(words.split(" ")[1]) % SLOTS != state.claim:
        raise BadNotation(f"{words!r} shows another character than the one claimed")
    if _arts_to_show(state, state.claimant) < 2:
        raise BadNotation(f"{words!r} where there is but one card to show: it is 'prove'")


def _check_pick(words: str, own: str) -> None:
    if words != own:
        raise BadNotation(f"{words!r} is not of the own set, where it is {own!r}")


COUP = Coup()
"""The game itself."""
