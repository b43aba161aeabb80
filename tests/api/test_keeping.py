"""Whatever holds a game can be kept in a file, and goes on from there as it would have."""

import pickle
from typing import Any, TypeVar

import numpy as np
import pytest

import intriga

T = TypeVar("T")
GAMES = pytest.mark.parametrize("name", ["coup", "pot-de-vin"])


def again(thing: T) -> T:
    """Return *thing* as it comes out of a file."""
    kept: T = pickle.loads(pickle.dumps(thing))  # noqa: S301  made here
    return kept


def played(name: str, inputs: int) -> intriga.Game[Any, Any]:
    """Return a game of *name* for three after so many inputs by chance."""
    game, uniform = intriga.new_game(name, players=3, seed=3, first=0), intriga.agent("uniform")
    for _ in range(inputs):
        game.play(uniform)
    return game


@GAMES
def test_a_game_goes_on_with_the_same_cards_and_can_be_taken_back(name: str) -> None:
    game = played(name, 6)
    twin, uniform = again(game), intriga.agent("uniform")
    while not game.is_over:
        game.play(uniform)
        twin.play(uniform)

    assert (twin.lines, twin.position()) == (game.lines, game.position())
    while game.inputs:
        assert twin.undo() == game.undo()
    assert twin.position() == game.begun


@GAMES
def test_a_position_is_asked_and_shown_as_before(name: str) -> None:
    position = played(name, 6).position()
    twin = again(position)

    assert (twin, twin.text, twin.awaiting) == (position, position.text, position.awaiting)
    assert [twin.view(seat).text for seat in range(3)] == [
        position.view(seat).text for seat in range(3)
    ]


@GAMES
def test_every_agent_answers_as_before(name: str) -> None:
    game = played(name, 3)
    for each in intriga.agent_names(name):
        twin = again(intriga.agent(each, name))
        assert game.copy().play(twin) is not None, each


@GAMES
def test_a_batch_goes_on_alike(name: str) -> None:
    batch = intriga.Batch(name, games=8, seed=1)
    batch.playouts(7)
    twin = again(batch)
    for noise in np.random.default_rng(1).integers(0, 1 << 32, (50, 8)):
        batch.step(batch.choose(noise))
        twin.step(twin.choose(noise))
        assert np.array_equal(batch.views, twin.views)
        assert np.array_equal(batch.mask(), twin.mask())
    assert repr(twin) == repr(batch)
