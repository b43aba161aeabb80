"""A game without an encoding is shown to networks by the layout of its views, and loses nothing."""

from collections.abc import Generator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kuhn_poker.ruleset import KUHN

from intriga.agents.encoding import Inputs
from intriga.agents.layout_encoding import LayoutEncoding
from intriga.agents.policy import encoding_of
from intriga.core.chance import Scripted
from intriga.core.game import Game
from intriga.core.games import games, ruleset_of
from intriga.core.state import dtype
from tests.agents.test_policy import questions
from tests.kuhn.installed import found

every = pytest.mark.parametrize("name", games())


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path) -> Generator[None]:
    with found(tmp_path):
        yield


def rows(name: str) -> dict[int, Any]:
    """Return views of random games by the number of players, [view, width], all different."""
    seen: dict[int, set[tuple[int, ...]]] = {}
    for view, _ in questions(name, games=6):
        seen.setdefault(view.players, set()).add(tuple(view.numbers))
    return {players: np.array(sorted(views), np.int8) for players, views in seen.items()}


def flat(inputs: Inputs) -> Any:  # noqa: ANN401
    """Return all that a network is shown of each position, [B, numbers]."""
    (tokens,) = inputs.tokens
    return np.concatenate([inputs.table, tokens.reshape(len(tokens), -1)], axis=1)


@every
def test_views_that_differ_are_shown_differently_and_in_numbers_up_to_one(name: str) -> None:
    encoding = LayoutEncoding(name)
    for players, views in rows(name).items():
        shown = flat(encoding.encode(views, players))
        assert len(np.unique(shown, axis=0)) == len(views)
        assert np.abs(shown).max() <= 1


@every
def test_a_position_is_shown_alike_alone_and_among_many(name: str) -> None:
    encoding = LayoutEncoding(name)
    for players, views in rows(name).items():
        many = flat(encoding.encode(views, players))
        alone = flat(encoding.encode(views[:1], players))
        assert (alone[0] == many[0]).all()


@every
def test_the_widths_are_those_that_the_shape_says_and_each_action_has_a_column(name: str) -> None:
    encoding = LayoutEncoding(name)
    for players, views in rows(name).items():
        inputs = encoding.encode(views[:2], players)
        assert inputs.table.shape == (len(views[:2]), encoding.shape.table)
        assert inputs.tokens[0].shape[1:] == (players, *encoding.shape.tokens)
        assert inputs.picks[0].shape[1:] == (*encoding.shape.picks, players)
    assert encoding.columns(2).tolist() == list(range(ruleset_of(name).num_actions))


@every
def test_a_game_that_brings_an_encoding_keeps_it(name: str) -> None:
    assert not isinstance(encoding_of(name), LayoutEncoding)


def test_a_game_that_brings_none_is_shown_by_its_layout() -> None:
    encoding = encoding_of("kuhn-poker")

    assert isinstance(encoding, LayoutEncoding)
    assert encoding.version % 1_000 == KUHN.version


@pytest.mark.compiled
def test_the_hidden_class_of_a_seat_is_its_card_and_the_viewer_is_told_none() -> None:
    encoding = LayoutEncoding("kuhn-poker")
    header = {"preset": "kuhn", "seats": ["Ana", "Beto", "Caro"], "first": 0}
    packed = np.zeros(2, dtype(KUHN.states.FIELDS))
    for at, hands in enumerate([[["jack"], ["king"], ["ace"]], [["ace"], ["queen"], ["jack"]]]):
        Game(KUHN, {**header, "hands": hands}, Scripted([])).state.pack(packed[at])

    (classes,) = encoding.hidden(packed, np.array([0, 2]), 3)

    jack, queen, king, ace = range(1, 5)  # 0 is for no card
    assert encoding.shape.classes == (5,)
    assert classes.tolist() == [[-1, king, ace], [-1, ace, queen]]
    assert jack not in classes
