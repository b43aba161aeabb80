"""A position that play can go on from is read as it was written; any other is refused."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from intriga.core.chance import Seeded
from intriga.core.errors import BadNotation
from intriga.core.game import Game
from intriga.games.coup.ruleset import COUP
from tests.games.coup.promises import STANDING
from tests.games.coup.tables import SCENES, CoupGame, any_play, table
from tests.games.promises import begun, written
from tests.games.tables import Json, positions
from tests.sampling import some

MOST_INPUTS = 3000


# ------------------------------------------------------------------- round trips


def test_a_game_goes_on_from_a_position_as_it_would_have() -> None:
    game = table("duke captain", "assassin contessa", "ambassador duke")
    twin = begun(game, written(game))

    for words in ("0 foreign_aid", "1 pass", "2 block duke", "1 challenge"):
        seat, said = words.split(" ", 1)
        game.play(said, seat=int(seat))
        twin.play(said, seat=int(seat))

    assert written(twin) == written(game)


# ------------------------------------------------------------------- impossible positions

THREE = table("duke captain", "assassin contessa", "ambassador duke")
DEAD = table("duke captain", "assassin contessa", "/ambassador duke", coins=[2, 2, 0])
REFORMA = table("duke captain", "assassin contessa", reforma=True)
LAWYER = table("duke captain", "assassin lawyer", slot_contessa="lawyer")
Change = Callable[[Json], object]


def put(key: str, value: Any) -> Change:  # noqa: ANN401
    """Return a change that puts *value* at *key*."""
    return lambda position: position.update({key: value})


def drop(key: str) -> Change:
    """Return a change that leaves *key* out."""
    return lambda position: position.pop(key)


IMPOSSIBLE: dict[str, tuple[CoupGame, list[Change]]] = {
    "no treasury": (THREE, [drop("treasury")]),
    "something pending": (THREE, [put("pending", {"action": "tax"})]),
    "an unknown phase": (THREE, [put("phase", "LUNCH")]),
    "a phase in a list": (THREE, [put("phase", ["ACTION"])]),
    "a phase in an object": (THREE, [put("phase", {})]),
    "nobody's turn": (THREE, [put("turn", None)]),
    "the turn of a seat that is not there": (THREE, [put("turn", 3)]),
    "a true turn": (THREE, [put("turn", value=True)]),
    "the turn of the dead": (DEAD, [put("turn", 2), put("awaiting", [2])]),
    "another awaited": (THREE, [put("awaiting", [1])]),
    "nobody awaited": (THREE, [put("awaiting", [])]),
    "one player left": (
        table("duke captain", "assassin contessa"),
        [
            put("hands", [["captain", "duke"], []]),
            put("face_up", [[], ["assassin", "contessa"]]),
            put("coins", [1, 0]),
            put("treasury", 53),
        ],
    ),
    "cards lost before the factions are chosen": (
        REFORMA,
        [
            put("phase", "SETUP_FACTION"),
            put("factions", [None, None]),
            put("hands", [["captain"], ["assassin", "contessa"]]),
            put("face_up", [["duke"], []]),
        ],
    ),
    "a winner already": (THREE, [put("winner", 0)]),
    "over with three players": (THREE, [put("phase", "GAME_OVER"), put("awaiting", [])]),
    "factions to be chosen without Reforma": (THREE, [put("phase", "SETUP_FACTION")]),
    "factions chosen already": (REFORMA, [put("phase", "SETUP_FACTION")]),
    "factions not chosen": (REFORMA, [put("factions", [None, None])]),
    "one faction only": (REFORMA, [put("factions", [0])]),
    "a third faction": (REFORMA, [put("factions", [0, 2])]),
    "half the factions": (REFORMA, [put("factions", [0, None])]),
    "factions in words": (REFORMA, [put("factions", "01")]),
    "factions without Reforma": (THREE, [put("factions", [0, 1, 0])]),
    "a sewer without Reforma": (THREE, [put("sewer", 0)]),
    "no sewer": (REFORMA, [put("sewer", None)]),
    "debts in the sewer": (REFORMA, [put("sewer", -1)]),
    "estates without the Lawyer": (THREE, [put("estates", [0, 0, 0])]),
    "no estates": (LAWYER, [put("estates", None)]),
    "an estate left over": (LAWYER, [put("estates", [0, 3])]),
    "sets to pick from": (THREE, [put("phase", "SETUP_PICK")]),
    "cards aside with three players": (THREE, [put("aside", [[], []])]),
    "too few purses": (THREE, [put("coins", [2, 2])]),
    "no purses": (THREE, [put("coins", None)]),
    "debts": (THREE, [put("coins", [2, 2, -2])]),
    "half a coin": (THREE, [put("coins", [2, 2, 0.5])]),
    "coins of the dead": (DEAD, [put("coins", [1, 2, 1])]),
    "a coin too many": (THREE, [put("coins", [3, 2, 2])]),
    "more coins than there are in the world": (THREE, [put("treasury", 10**30)]),
    "too few hands": (THREE, [put("hands", [["duke", "captain"]])]),
    "hands in words": (THREE, [put("hands", ["duke", "captain", "duke"])]),
    "an unknown card": (
        THREE,
        [put("hands", [["duke", "king"], ["assassin", "contessa"], ["ambassador", "duke"]])],
    ),
    "a card that is a number": (
        THREE,
        [put("hands", [["duke", 2], ["assassin", "contessa"], ["ambassador", "duke"]])],
    ),
    "three cards": (THREE, [put("face_up", [["duke"], [], []])]),
    "three cards face up": (DEAD, [put("face_up", [[], [], ["duke", "duke", "duke"]])]),
    "a fourth Duke": (
        THREE,
        [put("court", {"ambassador": 2, "assassin": 2, "captain": 2, "contessa": 2, "duke": 2})],
    ),
    "a card short": (
        THREE,
        [put("court", {"ambassador": 2, "assassin": 2, "captain": 2, "contessa": 2})],
    ),
    "a deck in a list": (THREE, [put("court", ["duke"])]),
    "a negative number of cards": (
        THREE,
        [put("court", {"ambassador": 2, "duke": -1})],
    ),
    "more cards than fit": (THREE, [put("court", {"duke": 16})]),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_position_is_refused(what: str) -> None:
    game, changes = IMPOSSIBLE[what]
    position = written(game)
    for change in changes:
        change(position)

    with pytest.raises(BadNotation):
        begun(game, position)


def picking() -> Json:
    """Return a position of two players who pick from sets, of which seat 1 has picked."""
    game = SCENES["SETUP_PICK"]()
    game.play("pick duke", seat=1)
    return written(game)


OWN_SET = ["ambassador", "assassin", "captain", "contessa", "duke"]
NO_SETS: dict[str, list[Change]] = {
    "two of a kind in a set": [
        put("hands", [["assassin", "assassin", "captain", "contessa", "duke"], ["duke"]]),
        put("court", {"ambassador": 2, "captain": 1, "contessa": 1, "duke": 1}),
    ],
    "lost cards before the first turn": [
        put("hands", [["captain", "contessa", "duke"], ["duke"]]),
        put("face_up", [["ambassador", "assassin"], []]),
    ],
    "a picked card aside too": [
        put("aside", [[], ["assassin", "captain", "contessa", "duke"]]),
        put("court", {"ambassador": 2, "assassin": 1, "captain": 1, "contessa": 1}),
    ],
    "three cards aside": [
        put("aside", [[], ["assassin", "captain", "contessa"]]),
        put("court", {"ambassador": 2, "assassin": 1, "captain": 1, "contessa": 1, "duke": 1}),
    ],
    "both have picked": [
        put("hands", [["duke"], ["duke"]]),
        put("aside", [OWN_SET[:-1], OWN_SET[:-1]]),
        put("awaiting", []),
    ],
    "sixteen cards that overflow into one of another kind": [
        put("aside", [[], ["ambassador", "captain", "contessa", *["duke"] * 16]]),
    ],
    "aside in words": [put("aside", ["", "duke"])],
    "no list aside": [put("aside", [0, 4])],
}


@pytest.mark.parametrize("what", NO_SETS)
def test_malformed_sets_are_refused(what: str) -> None:
    position = picking()
    for change in NO_SETS[what]:
        change(position)

    with pytest.raises(BadNotation):
        begun(SCENES["SETUP_PICK"](), position)


def test_well_formed_sets_are_read() -> None:
    assert begun(SCENES["SETUP_PICK"](), picking()).awaiting == [0]


def test_a_game_of_two_begins_without_sets_where_nothing_is_aside() -> None:
    game = table("duke captain", "assassin contessa")
    position = written(game)
    header = {"preset": "coup-br", "options": {"two_player_setup": "sets"}, "seats": ["A", "B"]}

    twin: CoupGame = Game(COUP, {**header, "position": position}, Seeded(1))

    assert written(twin) == position


def test_cards_aside_are_four_of_a_set_during_the_game_too() -> None:
    game = SCENES["SETUP_PICK"]()
    game.source = Seeded(1)
    game.play("pick duke", seat=0)
    game.play("pick duke", seat=1)
    position = written(game)
    assert position["aside"] == [OWN_SET[:-1], OWN_SET[:-1]]
    position["aside"] = [[*OWN_SET[:-2], "captain"], [*OWN_SET[:-2], "contessa", "contessa"]]

    with pytest.raises(BadNotation, match="seat 0 has not put four cards of a set aside"):
        begun(game, position)


# ------------------------------------------------------------------- hostile positions

WORDS = st.sampled_from(
    [*OWN_SET, "duke-a", "inquisitor", "lawyer", "?", "", "ACTION", "GAME_OVER"]
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-1, 16) | st.floats() | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=10,
)


@st.composite
def nearly_positions(draw: st.DrawFn) -> tuple[CoupGame, Json]:
    """Return a game, and one of its positions with something changed anywhere in it."""
    number = draw(st.integers(0, 40))
    stops = list(stops_of(number))
    game, position = stops[draw(st.integers(0, len(stops) - 1))]
    position = json.loads(json.dumps(position))
    for _ in range(draw(st.integers(1, 2))):
        spoil(draw, position)
    return game, position


_stops: dict[int, list[tuple[CoupGame, Json]]] = {}


def stops_of(number: int) -> list[tuple[CoupGame, Json]]:
    """Return a random game of few players with its positions between turns."""
    if number not in _stops:
        game = any_play(f"hostile {number}")
        _stops[number] = [
            (game, written(here))
            for here in positions(game, f"hostile {number}")
            if here.phase in STANDING
        ]
    return _stops[number]


def spoil(draw: st.DrawFn, position: Json) -> None:
    """Change one value somewhere in *position*."""
    at: Any = position
    while keys := places(at):
        key = draw(st.sampled_from(keys))
        if not isinstance(at[key], dict | list) or draw(st.booleans()):
            at[key] = draw(ANYTHING)
            return
        at = at[key]


def places(at: Any) -> list[Any]:  # noqa: ANN401
    """Return the keys of an object, or the indices of a list."""
    return list(at.keys()) if hasattr(at, "keys") else list(range(len(at)))


@settings(max_examples=some(250, 50), deadline=None)
@given(nearly_positions())
def test_a_hostile_position_is_refused_or_played_to_its_end(nearly: tuple[CoupGame, Json]) -> None:
    game, position = nearly
    try:
        twin = begun(game, position)
    except BadNotation:
        return
    hands = [sorted(hand) for hand in position["hands"]]
    court = {card: number for card, number in position["court"].items() if number}
    assert written(twin) == {**position, "hands": hands, "court": court}

    pick = random.Random(0)
    while twin.awaiting:
        seat = pick.choice(twin.awaiting)
        twin.view(seat)
        COUP.redeal(twin.state, seat, Seeded(1))
        twin.play_id(pick.choice(COUP.legal_actions(twin.state, seat)), seat=seat)
        assert len(twin.inputs) < MOST_INPUTS


@settings(max_examples=some(150, 30), deadline=None)
@given(ANYTHING | st.dictionaries(st.sampled_from(sorted(written(THREE))), ANYTHING))
def test_other_malformed_positions_are_refused(position: object) -> None:
    with pytest.raises(BadNotation):
        begun(THREE, position)
