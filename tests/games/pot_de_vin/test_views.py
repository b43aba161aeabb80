"""A view says what its seat may know, and the check of it catches whoever says more."""

from collections.abc import Sequence

import pytest

from intriga.core.chance import Seeded
from intriga.core.check import CheckFailed, check_secrecy
from intriga.core.errors import Always, BadNotation, Reason
from intriga.core.game import Game
from intriga.core.ruleset import Json
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN, PotDeVin
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.view.observation import AT
from intriga.games.pot_de_vin.view.view import PUT, PotDeVinView
from intriga.games.pot_de_vin.vocabulary import POTS, SUIT
from tests.games.pot_de_vin.tables import CYCLE, SCENES, PotDeVinGame, game_of, table
from tests.games.tables import names, positions

HIDDEN = "?"


def seen(game: PotDeVinGame, seat: int | None) -> Json:
    return game.view(seat).to_dict()


# ------------------------------------------------------------------- what is shown


def test_a_seat_sees_its_own_hand_and_counts_the_rest() -> None:
    game = SCENES["FOLLOW"]()
    position = POT_DE_VIN.format_position(game.state)

    view = seen(game, 1)

    assert view == {
        **position,
        "seat": 1,
        "phase": "FOLLOW",
        "round": 14,
        "turn": 2,
        "awaiting": [2],
        "trump": "ugo-13",
        "led": "aldo",
        "table": [[0, "aldo-4"], [1, "aldo-5"]],
        "hands": [[HIDDEN] * 2, ["enzo-6", "enzo-7"], [HIDDEN] * 2],
        "gems": [0, 0, 1],
        "pile": 2,
        "turned": None,
        "scores": None,
        "winners": None,
    }


def test_a_discard_is_heard_but_not_which_card() -> None:
    game = SCENES["DISCARD"]()
    seat = game.awaiting[0]
    words = game.legal(seat)[0]
    action = game.parse(seat, words)

    assert game.position().hear(seat, seat, action) == words
    for other in ({*range(6)} - {seat}) | {None}:
        assert POT_DE_VIN.hear(game.state, other, seat, action) == -1
        assert game.position().hear(other, seat, action) == "discard"


@pytest.mark.parametrize("phase", ["LEAD", "FOLLOW", "LEAVE", "JOKERS"])
def test_all_else_is_heard_by_everybody(phase: str) -> None:
    game = SCENES[phase]()
    for words in game.legal(game.awaiting[0]):
        action = game.parse(game.awaiting[0], words)
        assert {
            game.position().hear(viewer, game.awaiting[0], action) for viewer in (0, 1, 2, None)
        } == {words}


# ------------------------------------------------------------------- the pile of six players


def discarded() -> tuple[PotDeVinGame, int]:
    """Return a game of six whose first trump lies open, and a seat whose discard lies below."""
    for number in range(20):
        game = game_of(6, number)
        for seat in game.awaiting:
            game.play(game.legal(seat)[0], seat=seat)
        below = [seat for seat in range(6) if game.view(seat).at(PUT)]
        if len(below) < 3:
            return game, below[0]
    raise AssertionError("no discard was turned up in twenty games")


def test_a_discarder_knows_one_card_of_the_pile() -> None:
    game, seat = discarded()
    card = game.view(seat).put

    assert game.state.pile >> card & 1
    assert game.view(seat).at(PUT) == [card]
    assert card not in game.view(seat).unseen
    assert seen(game, seat)["pile"].count(HIDDEN) == 2


def test_a_discarded_trump_is_seen_as_the_trump() -> None:
    game, _ = discarded()
    seat = next(each for each in range(6) if game.view(each).put == game.state.trump)

    assert game.view(seat).at(PUT) == []
    assert seen(game, seat)["pile"] == 3


def test_other_seats_know_no_card_of_the_pile() -> None:
    game, _ = discarded()
    first = game.state.first

    for viewer in (first, (first + 1) % 6, (first + 2) % 6, None):
        assert game.view(viewer).pile is None
        assert game.view(viewer).put == -1
        assert seen(game, viewer)["pile"] == 3


@pytest.mark.parametrize("recycle", ["trump", "choice", "winning_card"])
def test_from_the_fifth_round_on_all_know_the_pile(recycle: str) -> None:
    game = game_of(6, 4, six_recycle=recycle)
    late = 0
    for here in positions(game, recycle):
        if here.phase != "DISCARD":
            for viewer in (*range(6), None):
                view = here.view(viewer)
                known = view.pile == [c for c in range(52) if here.state.pile >> c & 1]
                assert known == (here.state.round > CYCLE or here.state.pile == 0)
                assert view.put == -1 or here.state.round <= CYCLE
            late += here.state.round > CYCLE

    assert late > 8


@pytest.mark.parametrize("players", [3, 4, 5])
def test_up_to_five_players_never_know_the_pile(players: int) -> None:
    for here in positions(game_of(players), "pile"):
        if here.state.pile:
            assert all(here.view(viewer).pile is None for viewer in (0, 1, None))


# ------------------------------------------------------------------- whoever says more is caught


class OpenView(PotDeVinView):
    """A view that keeps the whole position, and writes a hand of it into its words."""

    def __init__(self, numbers: Sequence[int], seat: int | None, position: Json) -> None:
        """Keep the *position*."""
        super().__init__(numbers, seat)
        self.position = position

    def to_dict(self) -> Json:
        words = super().to_dict()
        other = ((self.seat or 0) + 1) % self.players
        words["hands"][other] = self.position["hands"][other]
        return words


class CountsPots(PotDeVin):
    """Tells how many gems the next seat has, and whether it holds a Pot-de-Vin."""

    def view(self, state: PotDeVinState, seat: int | None) -> PotDeVinView:
        numbers = [*super().view(state, seat).numbers]
        numbers[AT.gems + 1] += state.hand[((seat or 0) + 1) % state.players] & POTS > 0
        return PotDeVinView(numbers, seat)


class KnowsTheNextTrump(PotDeVin):
    """Shows the lowest card of the pile as one that lies open."""

    def view(self, state: PotDeVinState, seat: int | None) -> PotDeVinView:
        numbers = [*super().view(state, seat).numbers]
        if state.pile:
            numbers[AT.place + (state.pile & -state.pile).bit_length() - 1] = 5
        return PotDeVinView(numbers, seat)


class NamesHands(PotDeVin):
    """Writes the hand of the next seat into the words of a view."""

    def view(self, state: PotDeVinState, seat: int | None) -> PotDeVinView:
        return OpenView(super().view(state, seat).numbers, seat, super().format_position(state))


class OpenGems(PotDeVin):
    """Adds to every gem that is heard which trumps are kept back."""

    def format_heard(self, state: PotDeVinState, viewer: int | None, seat: int, action: int) -> str:
        told = super().format_heard(state, viewer, seat, action)
        if action != Input.GEM:
            return told
        return f"{told} of {state.hand[seat] & SUIT << 13 * (state.trump // 13)}"


class ToldByReason(PotDeVin):
    """Refuses with another reason where the next seat could have followed."""

    def why_illegal(self, state: PotDeVinState, seat: int, action: int) -> Reason | None:
        reason = super().why_illegal(state, seat, action)
        if reason is not None and state.hand[(seat + 1) % state.players] & SUIT:
            return Always.UNREADABLE
        return reason


class ToldByError(PotDeVin):
    """Understands no ``gem`` where the next seat holds a Pot-de-Vin."""

    def parse(self, state: PotDeVinState, seat: int, words: str) -> int:
        if words == "gem" and state.hand[(seat + 1) % state.players] & POTS:
            raise BadNotation("nobody here would believe it")
        return super().parse(state, seat, words)


class ToldByChoice(PotDeVin):
    """Offers a gem only where the next seat has no Pot-de-Vin to win."""

    def legal_actions(self, state: PotDeVinState, seat: int) -> list[int]:
        legal = super().legal_actions(state, seat)
        if state.hand[(seat + 1) % state.players] & POTS:
            return legal[:1]
        return legal


LEAKS = [
    *(CountsPots, KnowsTheNextTrump, NamesHands, OpenGems),
    *(ToldByReason, ToldByError, ToldByChoice),
]


def first_leak(game: PotDeVin) -> CheckFailed | None:
    """Return what the check finds in random games, None if it finds nothing."""
    for number in range(6):
        header: Json = {"preset": "pot-de-vin", "seats": names(3 + number % 4)}
        play: PotDeVinGame = Game(game, header, Seeded(number))
        try:
            for here in positions(play, f"leak {number}"):
                if len(here.inputs) % 3 == 0:
                    check_secrecy(here, 0, Seeded(len(here.inputs), number))
        except CheckFailed as failed:
            return failed
    return None


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_game_that_tells_too_much_is_caught(leak: type[PotDeVin]) -> None:
    found = first_leak(leak())

    assert found is not None
    assert "cannot tell games apart by" in found.promise


def test_the_unchanged_game_leaks_nothing() -> None:
    assert first_leak(POT_DE_VIN) is None


def test_a_spectator_sees_no_hand() -> None:
    view = seen(table("aldo-4", "aldo-5", "aldo-6"), None)

    assert view["seat"] is None
    assert view["hands"] == [[HIDDEN]] * 3
