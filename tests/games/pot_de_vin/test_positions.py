"""A position that play can go on from is read as it was written; any other is refused."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from intriga.core.chance import Scripted, Seeded
from intriga.core.errors import BadNotation
from intriga.core.game import Game
from intriga.games.pot_de_vin.decks import WORDS
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from tests.games.pot_de_vin.promises import STANDING
from tests.games.pot_de_vin.tables import (
    SCENES,
    Json,
    PotDeVinGame,
    any_play,
    in_order,
)
from tests.games.promises import begun, written
from tests.games.tables import names, positions
from tests.sampling import some

# ------------------------------------------------------------------- round trips


@pytest.mark.parametrize("phase", sorted(STANDING))
def test_a_game_goes_on_from_a_position_as_it_would_have(phase: str) -> None:
    game = SCENES[phase]()
    twin = begun(game, written(game))
    game.source, twin.source = Seeded(8), Seeded(8)

    while game.awaiting:
        assert written(twin) == written(game)
        seat = random.Random(len(game.inputs)).choice(game.awaiting)
        assert twin.legal(seat) == game.legal(seat)
        for each in (game, twin):
            each.play(game.legal(seat)[0] if each is game else game.inputs[-1]["do"], seat=seat)

    assert game.winners == twin.winners


def test_cards_may_be_listed_in_any_order() -> None:
    game = SCENES["LEAD"]()
    position = written(game)
    for cards in (*position["hands"], *position["taken"], position["pile"]):
        cards.reverse()

    assert written(begun(game, position)) == written(game)


# ------------------------------------------------------------------- hostile positions

PLACES = st.sampled_from([*WORDS[:3], "ugo-13", "gem", "?", "", "LEAD", "LEAVE", "aldo", "trump"])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-1, 16) | st.floats() | PLACES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(PLACES, inner, max_size=4),
    max_leaves=10,
)
_stops: dict[int, list[tuple[PotDeVinGame, Json]]] = {}


def stops_of(number: int) -> list[tuple[PotDeVinGame, Json]]:
    """Return a random game with its positions from which a game may begin."""
    if number not in _stops:
        game = any_play(f"hostile {number}")
        _stops[number] = [
            (game, written(here))
            for here in positions(game, f"hostile {number}")
            if here.phase in STANDING
        ]
    return _stops[number]


def spoil(draw: st.DrawFn, position: Json) -> None:
    """Change one value somewhere in *position*, or exchange two."""
    at: Any = position
    while keys := places(at):
        key = draw(st.sampled_from(keys))
        if not isinstance(at[key], dict | list) or draw(st.booleans()):
            other = draw(st.sampled_from(keys))
            at[key], at[other] = (
                (at[other], at[key]) if draw(st.booleans()) else (draw(ANYTHING),) * 2
            )
            return
        at = at[key]


def places(at: Any) -> list[Any]:  # noqa: ANN401
    """Return the keys of an object, or the indices of a list."""
    return list(at.keys()) if hasattr(at, "keys") else list(range(len(at)))


@st.composite
def nearly_positions(draw: st.DrawFn) -> tuple[PotDeVinGame, Json]:
    """Return a game, and one of its positions with something changed anywhere in it."""
    stops = stops_of(draw(st.integers(0, 20)))
    game, position = stops[draw(st.integers(0, len(stops) - 1))]
    position = json.loads(json.dumps(position))
    for _ in range(draw(st.integers(1, 2))):
        spoil(draw, position)
    return game, position


def tidied(position: Json) -> Json:
    """Return *position* with cards in their order where order means nothing."""
    lists = {key: [in_order(cards) for cards in position[key]] for key in ("hands", "taken")}
    return {**position, **lists, "pile": in_order(position["pile"])}


@pytest.mark.untraced
@settings(max_examples=some(250, 50), deadline=None)
@given(nearly_positions())
def test_a_hostile_position_is_refused_or_played_to_its_end(
    nearly: tuple[PotDeVinGame, Json],
) -> None:
    game, position = nearly
    try:
        twin = begun(game, position)
    except BadNotation:
        return
    assert written(twin) == tidied(position)

    for here in positions(twin, "hostile"):
        here.view(0)
        POT_DE_VIN.redeal(here.state, 0, Seeded(1))
        assert len(here.inputs) < 120
    assert twin.winners


@settings(max_examples=some(150, 30), deadline=None)
@given(ANYTHING | st.dictionaries(st.sampled_from(sorted(written(SCENES["LEAD"]()))), ANYTHING))
def test_other_malformed_positions_are_refused(position: object) -> None:
    with pytest.raises(BadNotation):
        begun(SCENES["LEAD"](), position)


# ------------------------------------------------------------------- deals in a header


def header(players: int = 3, **changes: object) -> Json:
    """Return the header of a game that has been dealt, with something else in it."""
    game: PotDeVinGame = Game(
        POT_DE_VIN, {"preset": "pot-de-vin", "seats": names(players), "first": 1}, Seeded(3)
    )
    return {**game.header, **changes}


def test_a_deal_in_a_header_is_followed() -> None:
    for players in (3, 4, 5, 6):
        game: PotDeVinGame = Game(POT_DE_VIN, header(players), Scripted([]))

        assert written(game)["hands"] == header(players)["hands"]
        assert written(game)["trump"] == header(players).get("trump")


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (header(first=3), "first is a seat from 0 to 2, not 3"),
        (header(first=True), "first is a seat from 0 to 2, not True"),
        (header(first=None), "not None"),
        (header(trump=None), "None is not one of the cards"),
        (header(trump="?"), "'?' is not one of the cards"),
        (header(trump=header()["hands"][0][0]), "the header's deal cannot be"),
        (header(hands=[]), "hands is a list of 3 lists"),
        (header(hands=[["aldo-4"] * 12] * 3), "a card is there twice"),
        (header(hands=[header()["hands"][0]] * 3), "the header's deal cannot be"),
        (header(hands=[["aldo-4"], [], []]), "seat 0 is dealt 12 cards, not 1"),
        (header(6, trump="aldo-4"), "with six players the first trump is drawn after the discards"),
        (header(6, first=2), "seat 1 is dealt 9 cards, not 8"),
        (
            {"preset": "pot-de-vin", "seats": names(3), "first": 0, "trump": "aldo-4"},
            "a header with a trump has the hands too",
        ),
    ],
)
def test_a_deal_that_cannot_be_is_refused(changed: Json, reason: str) -> None:
    with pytest.raises(BadNotation) as bad:
        Game(POT_DE_VIN, changed, Seeded(1))

    assert reason in str(bad.value)
