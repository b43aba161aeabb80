"""One game being played: it is dealt as the header says, and what is refused changes nothing."""

from collections.abc import Sequence
from typing import Any

import pytest

from intriga.core.chance import Scripted, Seeded
from intriga.core.errors import Always, BadNotation, BadOptions, IllegalAction, Reason
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.table.refusals import Refusal

HEADER: dict[str, Any] = {"preset": "urbis-reforma", "options": {}, "seats": ["Ana", "Bia", "Caio"]}
HANDS = [["captain", "duke"], ["assassin", "contessa"], ["ambassador", "duke"]]
DEALT = {**HEADER, "first": 0, "hands": HANDS}


def dealt(draws: Sequence[str] = ()) -> Game[Any, Any]:
    return Game(COUP, DEALT, Scripted(draws))


def test_a_header_that_says_the_deal_is_followed() -> None:
    game = dealt()

    assert COUP.format_position(game.state)["hands"] == HANDS
    assert game.awaiting == [0]


def test_a_header_without_a_deal_is_completed() -> None:
    game = Game(COUP, HEADER, Seeded(1))

    position = COUP.format_position(game.state)
    assert game.header["hands"] == position["hands"]
    assert game.header["first"] == position["turn"]
    assert (game.header["record"], game.header["game"]) == (1, "coup")


def test_the_header_given_is_left_as_it_was() -> None:
    header = {**HEADER}

    Game(COUP, header, Seeded(1))

    assert header == HEADER


def test_a_deal_is_in_the_order_of_dealing() -> None:
    cards = ["duke", "captain", "assassin", "contessa", "ambassador", "duke"]

    game = Game(COUP, {**HEADER, "first": 1}, Scripted(cards))

    assert game.header["hands"] == [
        ["ambassador", "duke"],
        ["captain", "duke"],
        ["assassin", "contessa"],
    ]


def test_random_factions_are_halves() -> None:
    options = {"reforma": True, "factions_start": "random"}
    ones: set[int] = set()
    for number in range(30):
        game = Game(COUP, {**HEADER, "options": options}, Seeded(number))
        assert COUP.format_position(game.state)["factions"] == game.header["factions"]
        ones.add(sum(game.header["factions"]))

    assert ones == {1, 2}


def test_anybody_may_be_first() -> None:
    firsts = {Game(COUP, HEADER, Seeded(number)).header["first"] for number in range(30)}

    assert firsts == {0, 1, 2}


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": [["duke", "duke"], ["duke", "duke"], ["captain", "captain"]]},
        {"hands": [["duke", "duke"], ["captain", "captain"]]},
        {"hands": [["duke"], ["duke", "captain"], ["captain"]]},
        {"hands": [["duke", "patron"], ["duke", "captain"], ["captain", "assassin"]]},
        {"hands": "duke"},
        {"hands": [["duke", 7], ["duke", "captain"], ["captain", "assassin"]]},
        {"first": 3},
        {"first": -1},
        {"first": True},
        {"first": None},
        {"factions": [0, 1, 0]},
        {"position": {}},
        {"position": None},
    ],
)
def test_a_deal_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadNotation):
        Game(COUP, {**DEALT, **wrong}, Seeded(1))


def test_a_game_by_sets_has_no_hands_in_its_header() -> None:
    header = {"preset": "coup-br", "seats": ["A", "B"], "first": 0, "hands": HANDS[:2]}

    with pytest.raises(BadNotation, match="by sets has no hands"):
        Game(COUP, header, Seeded(1))


def test_a_source_that_cannot_deal_is_a_deal_that_cannot_be() -> None:
    with pytest.raises(BadNotation, match="a draw is missing"):
        Game(COUP, {**HEADER, "first": 0}, Scripted([]))


def test_an_unknown_game_is_refused() -> None:
    assert ruleset_of("coup") is COUP
    with pytest.raises(BadOptions, match="there is no game 'chess'"):
        ruleset_of("chess")


# ------------------------------------------------------------------- playing


def test_an_input_is_recorded_with_its_draws() -> None:
    game = dealt(["contessa"])

    drawn = [game.play("tax", seat=0), game.play("challenge", seat=2)]

    assert drawn == [[], ["contessa"]]
    assert game.inputs == [
        {"by": 0, "do": "tax"},
        {"by": 2, "do": "challenge", "draws": ["contessa"]},
    ]
    assert game.lines == [game.header, *game.inputs]


@pytest.mark.parametrize(
    ("seat", "words", "reason"),
    [
        (1, "income", Always.NOT_AWAITED),
        (3, "income", Always.NOT_AWAITED),
        (-1, "income", Always.NOT_AWAITED),
        (0, "challenge", Always.NOT_THE_QUESTION),
        (0, "coup 1", Refusal.CANNOT_AFFORD),
        (0, "abdicate", Always.UNREADABLE),
        (0, "", Always.UNREADABLE),
    ],
)
def test_an_illegal_input_leaves_everything_unchanged(
    seat: int, words: str, reason: Reason
) -> None:
    game = dealt()
    before, lines = game.state.copy(), [*game.lines]

    with pytest.raises(IllegalAction) as refused:
        game.play(words, seat=seat)

    assert refused.value.reason is reason
    assert (refused.value.seat, refused.value.words) == (seat, words)
    assert refused.value.situation == "ACTION"
    assert str(refused.value).startswith(f"seat {seat} may not {words!r} in ACTION: {reason.value}")
    assert game.state == before
    assert game.lines == lines


def test_a_draw_that_cannot_be_leaves_everything_unchanged() -> None:
    game = dealt(["inquisitor"])
    game.play("tax", seat=0)
    before, inputs = game.state.copy(), [*game.inputs]

    with pytest.raises(LookupError):
        game.play("challenge", seat=1)

    assert game.state == before
    assert game.inputs == inputs


def test_seats_speak_in_the_order_in_which_they_answer() -> None:
    game = dealt()
    game.play("tax", seat=0)

    game.play("pass", seat=2)
    assert game.awaiting == [1]
    game.play("pass", seat=1)

    assert COUP.format_position(game.state)["coins"] == [5, 2, 2]


def test_the_legal_words_are_those_of_the_seat() -> None:
    game = dealt()
    game.play("foreign_aid", seat=0)

    assert game.legal(1) == ["pass", "block duke"]
    assert game.legal_ids(1) == [Input.PASS, Input.BLOCK]
    assert game.legal(0) == game.legal_ids(0) == []
    assert game.to_move == 1
    assert game.phase == "BLOCK"
    assert game.winners == []
