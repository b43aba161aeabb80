"""A game can begin from any position of another, with its edition and its house rules."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import intriga
from intriga.core.errors import BadNotation, BadOptions
from intriga.core.games import games, ruleset_of
from intriga.core.options import holds_any
from intriga.games.pot_de_vin.decks import printed
from tests.games.tables import any_header
from tests.sampling import some

OWN_DECK = printed("A") | {
    "cards": printed("A")["cards"] | {"aldo-2": printed("A")["cards"]["ugo-2"]}
}


def begun(name: str, header: dict[str, Any], seed: int) -> intriga.Game[Any, Any]:
    """Return a game of *header*, begun as programs begin it."""
    return intriga.new_game(
        name,
        players=len(header["seats"]),
        edition=header["preset"],
        options=header.get("options", {}),
        seed=seed,
    )


def options_that_matter(position: intriga.Position[Any, Any]) -> dict[str, Any]:
    """Return the house rules of *position*, but for those that change nothing at its table."""
    ruleset, held = position.ruleset, position.ruleset.options_in(position.state)
    options = ruleset.variants.options
    return {
        name: value
        for name, value in held.items()
        if holds_any(options[name].matters, held, position.players)
    }


@pytest.mark.parametrize("name", ["coup", "pot-de-vin"])
@given(seed=st.integers(0, 2**64 - 1), moves=st.integers(0, 60))
@settings(deadline=None, max_examples=some(60, 20))
def test_a_position_comes_back_with_its_edition_and_options(
    name: str, seed: int, moves: int
) -> None:
    ruleset = ruleset_of(name)
    game = begun(name, any_header(ruleset, str(seed)), seed)
    uniform = intriga.agent("uniform")
    for _ in range(moves):
        if not game.is_over:
            game.play(uniform)
    position = game.position()
    try:
        there = intriga.new_game(name, position=position, seed=1)
    except BadNotation as error:  # in the middle of a turn no game begins
        assert "a game begins in one of the phases" in str(error)  # noqa: PT017
        return
    here = there.position()

    assert here.text == position.text
    assert options_that_matter(here) == options_that_matter(position)
    assert [here.legal(seat) for seat in here.awaiting] == [
        position.legal(seat) for seat in position.awaiting
    ]
    assert intriga.new_game(name, position=here).position() == here  # every number of it
    assert intriga.new_game(name, position=here, seed=2).edition == there.edition


def test_arguments_beside_a_position_count() -> None:
    position = intriga.new_game("coup", edition="coup-es", players=3, seed=1, first=0).position()
    game = intriga.new_game("coup", position=position, options={"treasury": "finite"})

    assert game.edition == "coup-es"
    assert game.view(0).options["finite"] == 1
    with pytest.raises(BadNotation, match="the position has 50 coins, the game 54"):
        intriga.new_game("coup", position=position, edition="coup-br")


def test_a_deck_of_ones_own_comes_back_too() -> None:
    game = intriga.new_game("pot-de-vin", players=4, options={"deck": OWN_DECK}, seed=1, first=0)

    assert intriga.new_game("pot-de-vin", position=game.position()).state.deck == game.state.deck


@pytest.mark.parametrize("players", [3, 8])  # one edition has six at most
def test_a_position_of_no_edition_is_refused(players: int) -> None:
    ruleset = ruleset_of("coup")
    game = intriga.new_game("coup", edition="coup-br", players=players, seed=1, first=0)
    state = game.position().state.copy()
    state.box = 7

    with pytest.raises(BadOptions, match="no edition of coup leads to this position"):
        ruleset.variant_of(state)
    assert {"coup", "pot-de-vin"} <= {*games()}
