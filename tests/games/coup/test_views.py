"""A view says what its seat may know, and the check of it catches whoever says more."""

from collections.abc import Sequence
from typing import Any

import pytest

from intriga.core.chance import Scripted, Seeded
from intriga.core.check import CheckFailed, check_secrecy
from intriga.core.errors import Always, BadNotation, Reason
from intriga.core.game import Game
from intriga.core.ruleset import Json
from intriga.games.coup.inputs import Input
from intriga.games.coup.rules.table import holds
from intriga.games.coup.ruleset import COUP, Coup
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.observation import AT
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import DUKE
from tests.games.coup.tables import SCENES, CoupGame, table
from tests.games.tables import positions, say

HIDDEN = "?"


def seen(game: CoupGame, seat: int | None) -> Json:
    return game.view(seat).to_dict()


# ------------------------------------------------------------------- what is shown


def test_a_seat_sees_its_own_hand_and_counts_the_rest() -> None:
    game = table("duke captain", "assassin/contessa", "ambassador duke", coins=[2, 5, 0])

    view = seen(game, 2)

    assert view == {
        "seat": 2,
        "phase": "ACTION",
        "turn": 0,
        "awaiting": [0],
        "coins": [2, 5, 0],
        "hands": [[HIDDEN, HIDDEN], [HIDDEN], ["ambassador", "duke"]],
        "face_up": [[], ["contessa"], []],
        "court": 9,
        "treasury": 47,
        "pending": None,
        "factions": None,
        "sewer": None,
        "estates": None,
        "aside": None,
        "winner": None,
    }


def test_a_spectator_sees_what_everybody_sees() -> None:
    game = table(
        *("patron captain", "assassin contessa", "ambassador contessa"),
        slot_duke="patron",
        reforma=True,
    )
    say(game, "0 patron 2", "1 challenge")

    view = seen(game, None)

    assert view["seat"] is None
    assert view["hands"] == [[HIDDEN, HIDDEN]] * 3
    assert view["factions"] == [0, 1, 0]
    assert view["sewer"] == 0
    assert view["pending"] == {
        "action": "patron",
        "target": 2,
        "named": None,
        "block": None,
        "claim": [0, "patron"],
        "challenger": 1,
        "shown": None,
        "estate_of": None,
    }


@pytest.mark.parametrize(
    ("seat", "card"), [(0, "contessa"), (1, "contessa"), (2, HIDDEN), (None, HIDDEN)]
)
def test_the_examined_card_is_for_actor_and_target_alone(seat: int | None, card: str) -> None:
    game = SCENES["EXAMINE_DECIDE"]()

    assert seen(game, seat)["pending"]["shown"] == card
    table = COUP.views.of(game.state)
    at_table = table if seat is None else table.seen_by(game.state, seat)
    assert at_table.to_dict()["pending"]["shown"] == card


def test_only_the_exchanger_sees_the_cards_of_an_exchange() -> None:
    game = SCENES["EXCHANGE"]()

    assert seen(game, 0)["hands"] == [
        ["captain", "captain", "duke", "duke"],
        [HIDDEN] * 2,
        [HIDDEN] * 2,
    ]
    assert seen(game, 1)["hands"][0] == [HIDDEN] * 4


def test_estates_are_public() -> None:
    game = SCENES["LAWYER"]()

    assert seen(game, 2)["estates"] == [0, 5, 0]
    assert seen(game, None)["pending"]["estate_of"] == 1


def by_sets(**options: object) -> CoupGame:
    header: Json = {"preset": "coup-br", "options": options, "seats": ["A", "B"], "first": 1}
    return Game(COUP, header, Scripted(["duke-c", "captain-c"]))


def test_with_distinct_art_every_card_seen_has_its_art() -> None:
    game = by_sets(art_mode="distinct")

    assert seen(game, 0)["hands"][0] == [
        *("ambassador-b", "assassin-b", "captain-b"),
        *("contessa-b", "duke-b"),
    ]
    assert seen(game, 0)["aside"] == [[], 0]


def test_only_their_owner_sees_the_cards_put_aside() -> None:
    game = say(by_sets(art_mode="distinct"), "0 pick duke-b", "1 pick captain-a")

    assert seen(game, 0)["hands"] == [["captain-c", "duke-b"], [HIDDEN, HIDDEN]]
    assert seen(game, 0)["aside"] == [["ambassador-b", "assassin-b", "captain-b", "contessa-b"], 4]
    assert seen(game, 1)["aside"] == [4, ["ambassador-a", "assassin-a", "contessa-a", "duke-a"]]
    assert seen(game, None)["aside"] == [4, 4]


def test_a_view_says_who_is_awaited_under_clockwise_answers() -> None:
    game = say(
        table("duke captain", "duke duke", "assassin contessa", response_order="clockwise"), "0 tax"
    )

    assert seen(game, 2)["awaiting"] == [1]


# ------------------------------------------------------------------- whoever says more is caught


class OpenView(CoupView):
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


class CountsDukes(Coup):
    """Tells how many Dukes the next seat holds, where nobody looks."""

    def view(self, state: CoupState, seat: int | None) -> CoupView:
        view = super().view(state, seat)
        other = ((seat or 0) + 1) % state.players
        numbers = [*view.numbers]
        numbers[AT.court_size] += state.hand[other] & 15
        return CoupView(numbers, seat)


class AsksHoldersOnly(Coup):
    """Shows as awaited only those who hold a Duke, as a hasty prompt would."""

    def view(self, state: CoupState, seat: int | None) -> CoupView:
        numbers = [*super().view(state, seat).numbers]
        for steps in range(state.players):
            held = state.hand[((seat or 0) + steps) % state.players]
            numbers[AT.awaited + steps] &= holds(held, DUKE)
        return CoupView(numbers, seat)


class NamesHands(Coup):
    """Writes the first hidden card of the next seat into the words of a view."""

    def view(self, state: CoupState, seat: int | None) -> CoupView:
        return OpenView(super().view(state, seat).numbers, seat, super().format_position(state))


class OpenExchange(Coup):
    """Lets everybody hear which cards an exchange keeps."""

    def hear(self, state: CoupState, viewer: int | None, seat: int, action: int) -> int:
        return action if action >= Input.KEEP_ONE else super().hear(state, viewer, seat, action)

    def format_heard(self, state: CoupState, viewer: int | None, seat: int, action: int) -> str:
        told = super().format_heard(state, viewer, seat, action)
        court = super().format_position(state)["court"]
        return f"{told} of {court}" if action >= Input.KEEP_ONE else told


class ToldByReason(Coup):
    """Refuses with another reason where the next seat holds a Duke."""

    def why_illegal(self, state: CoupState, seat: int, action: int) -> Reason | None:
        reason = super().why_illegal(state, seat, action)
        if reason is not None and holds(state.hand[(seat + 1) % state.players], DUKE):
            return Always.UNREADABLE
        return reason


class ToldByError(Coup):
    """Understands nobody's ``tax`` but where the next seat holds a Duke."""

    def parse(self, state: CoupState, seat: int, words: str) -> int:
        if words == "tax" and not holds(state.hand[(seat + 1) % state.players], DUKE):
            raise BadNotation("nobody here would believe it")
        return super().parse(state, seat, words)


class ToldByChoice(Coup):
    """Offers a block only where it would be a bluff that nobody can see through."""

    def legal_actions(self, state: CoupState, seat: int) -> list[int]:
        legal = super().legal_actions(state, seat)
        if holds(state.hand[(seat + 1) % state.players], DUKE):
            return legal[:1]
        return legal


LEAKS = [
    *(CountsDukes, AsksHoldersOnly, NamesHands, OpenExchange),
    *(ToldByReason, ToldByError, ToldByChoice),
]


def first_leak(game: Coup) -> CheckFailed | None:
    """Return what the check finds in random games of three seats, None if it finds nothing."""
    header: Json = {"preset": "coup-es", "options": {}, "seats": ["A", "B", "C"]}
    for number in range(10):
        play: CoupGame = Game(game, header, Seeded(number))
        try:
            for here in positions(play, f"leak {number}"):
                check_secrecy(here, 0, Seeded(len(here.inputs), number))
        except CheckFailed as failed:
            return failed
    return None


@pytest.mark.untraced
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_game_that_tells_too_much_is_caught(leak: type[Coup]) -> None:
    found = first_leak(leak())

    assert found is not None
    assert "cannot tell games apart by" in found.promise


@pytest.mark.untraced
def test_the_unchanged_game_leaks_nothing() -> None:
    assert first_leak(COUP) is None


# ------------------------------------------------------------------- leaks there have been


def two_arts(**options: Any) -> CoupGame:  # noqa: ANN401
    game = table(
        *("duke-a duke-b", "assassin-a contessa-a", "captain-a captain-b"),
        art_mode="distinct",
        **options,
    )
    return say(game, "0 tax", "1 challenge")


def one_art(**options: Any) -> CoupGame:  # noqa: ANN401
    game = table(
        *("duke-a ambassador-b", "assassin-a contessa-a", "captain-a captain-b"),
        art_mode="distinct",
        **options,
    )
    return say(game, "0 tax", "1 challenge")


def test_a_proof_is_heard_alike_whether_there_was_another_card_to_show() -> None:
    proof = Input.PROVE

    heard = {game.position().hear(2, 0, proof) for game in (two_arts(), one_art())}

    assert heard == {"prove duke-a"}


def test_the_prover_itself_hears_what_it_said() -> None:
    assert two_arts().position().hear(0, 0, Input.PROVE) == "prove duke-a"
    assert one_art().position().hear(0, 0, Input.PROVE) == "prove"


def test_with_equal_art_a_proof_is_heard_without_it() -> None:
    assert SCENES["PROVE"]().position().hear(2, 0, Input.PROVE) == "prove"


@pytest.mark.parametrize("words", ["prove", "prove duke-a", "prove duke-b", "prove captain-a"])
def test_others_cannot_find_out_by_trying_to_prove(words: str) -> None:
    def told(game: CoupGame) -> str:
        with pytest.raises(ValueError, match="seat 2 may not") as refused:
            game.parse(2, words)
        return str(refused.value)

    assert told(two_arts()) == told(one_art())


def test_a_proof_where_nothing_was_claimed_is_no_answer() -> None:
    with pytest.raises(ValueError, match="not-the-question"):
        table("duke captain", "duke duke").parse(0, "prove duke")
