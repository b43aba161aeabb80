"""A position may be given in part: what follows from the rest is filled in."""

import random
from typing import Any

import pytest

from intriga.core.chance import Seeded
from intriga.core.errors import BadNotation
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.core.position_text import parse_text
from intriga.core.ruleset import Json, Ruleset
from intriga.games.coup.state import CoupState

NEEDED = {"coup": {"hands", "face_up", "coins", "turn", "factions", "sewer", "aside", "phase"}}
NEEDED["pot-de-vin"] = {"hands", "trump", "taken", "gems", "treasure", "table", "turn", "turned"}
NEEDED["pot-de-vin"] |= {"phase", "round"}
FORMS: list[tuple[str, str, int, Json]] = [
    ("coup", "coup-es", 2, {}),
    ("coup", "coup-br", 2, {}),
    ("coup", "coup-br", 5, {"slot_ambassador": "inquisitor", "art_mode": "distinct"}),
    ("coup", "urbis-reforma", 4, {"reforma": True, "slot_contessa": "lawyer"}),
    ("pot-de-vin", "pot-de-vin", 3, {}),
    ("pot-de-vin", "pot-de-vin", 4, {}),
    ("pot-de-vin", "pot-de-vin", 6, {"six_recycle": "choice"}),
]


def filled(name: str, edition: str, players: int, options: Json, given: Json) -> Json:
    """Return the whole of a position *given* in part."""
    return ruleset_of(name).whole_position(edition, options, players, given)


@pytest.mark.parametrize(("name", "edition", "players", "options"), FORMS)
def test_the_derived_parts_of_a_position_are_filled_in(
    name: str, edition: str, players: int, options: Json
) -> None:
    header = {"preset": edition, "options": options, "seats": [*map(str, range(players))]}
    pick, found = random.Random(f"{edition}{players}"), 0
    for seed in range(12):
        game: Game[Any, Any] = Game(ruleset_of(name), header, Seeded(seed))
        while not game.is_over:
            whole = game.position().to_dict()
            if not whole.get("pending") and game.phase != "JOKERS":
                given = {key: each for key, each in whole.items() if key in NEEDED[name]}
                assert filled(name, edition, players, options, given) == whole
                found += 1
            seat = game.to_move
            game.play(pick.choice(game.legal(seat)), seat=seat)
    assert found > 12


def test_the_deal_is_filled_in_where_only_hands_are_given() -> None:
    text = "hands=[[duke,captain],[contessa,duke],[captain,assassin]]"

    whole = filled("coup", "coup-br", 3, {}, parse_text(text))

    assert (whole["phase"], whole["turn"], whole["awaiting"]) == ("ACTION", 0, [0])
    assert (whole["coins"], whole["treasury"]) == ([2, 2, 2], 48)
    assert whole["court"] == {
        "ambassador": 3,
        "assassin": 2,
        "captain": 1,
        "contessa": 2,
        "duke": 1,
    }


def test_a_seat_without_cards_has_no_coins_and_no_turn() -> None:
    text = "hands=[[],[contessa],[captain]] face_up=[[duke,duke],[duke],[assassin]]"

    whole = filled("coup", "coup-br", 3, {}, parse_text(text))

    assert (whole["coins"], whole["turn"]) == ([0, 2, 2], 1)


def test_the_last_seat_with_cards_has_won() -> None:
    text = "hands=[[],[contessa]] face_up=[[duke,duke],[duke]]"

    whole = filled("coup", "coup-br", 2, {}, parse_text(text))

    assert (whole["phase"], whole["winner"], whole["awaiting"]) == ("GAME_OVER", 1, [])


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("coup", "turn=0", "a position says at least the hands"),
        ("coup", "hands=[[duke,duke],[duke,contessa]] hand=1", "there is no key of a position"),
        ("coup", "hands=[[duke],[duke,duke]]", "seat 0 has lost the other card: face_up has to"),
        ("coup", "hands=[[],[duke,duke]]", "seat 0 has lost the other cards: face_up has to say"),
        ("coup", "hands=[[duke,duke],[duke,duke]]", "the position has more of duke than the game"),
        ("coup", "hands=[[duke,dukee],[duke,duke]]", "'dukee' is not one of the cards"),
        ("coup", "hands=[[],[]] face_up=[[duke,duke],[captain,duke]]", "a game is over when one"),
        ("coup", "hands=[[duke,duke],[captain,captain]] coins=7", "coins is a list, not 7"),
        ("coup", "hands=[[duke,duke],[captain,captain]] turn=x", "turn holds whole numbers"),
        ("pot-de-vin", "hands=[[],[],[]]", "a position says at least the hands and the trump, and"),
        ("pot-de-vin", "hands=[[],[],[]] trump=aldo-1 trum=1", "there is no key of a position 't"),
        ("pot-de-vin", "hands=[[],[],[]] trump=aldo-1", "51 cards lie nowhere, the pile has 15 at"),
        (
            "pot-de-vin",
            "hands=[[],[],[]] trump=aldo-1 table=[[]] pile=[]",
            "table holds pairs of seat",
        ),
    ],
)
def test_an_incomplete_position_is_refused_with_the_missing_part(
    name: str, text: str, sentence: str
) -> None:
    given = parse_text(text)
    edition = "coup-es" if name == "coup" else name
    players = len(given.get("hands", "12"))

    with pytest.raises(BadNotation) as refused:
        filled(name, edition, players, {}, given)

    assert str(refused.value).startswith(sentence)


def test_a_whole_position_stays_as_it_is() -> None:
    whole = filled("coup", "coup-es", 2, {}, parse_text("hands=[[duke,duke],[captain,captain]]"))

    assert filled("coup", "coup-es", 2, {}, whole) == whole
    any_game: Any = Ruleset
    assert any_game.fill_position(ruleset_of("coup"), CoupState(), 2, whole) is whole
