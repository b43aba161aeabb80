"""Agents that weigh many seats at once weigh each as they would alone."""

from random import Random
from typing import Any

import numpy as np
import pytest

import intriga
from intriga.agents.registry import agent
from intriga.agents.reweighted import WeighsMany, weighed_all
from tests.agents.test_reweighted import Mixing

PLAYERS = [
    *[("coup", name) for name in ("policy", "policy:1.5", "maniac", "bluffer:casual")],
    *[("coup", name) for name in ("beginner", "casual", "skilled", "expert")],
    *[("pot-de-vin", name) for name in ("policy", "miser", "spoiler:expert")],
]


def questions(game: str, seed: int) -> list[tuple[Any, list[int]]]:
    """Return the views and legal actions of every question in a game played at random."""
    played, random = intriga.new_game(game, players=4, seed=seed), Random(seed)
    asked: list[tuple[Any, list[int]]] = []
    while not played.is_over:
        seat = played.to_move
        asked.append((played.view(seat), played.legal_ids(seat)))
        played.play_id(random.choice(asked[-1][1]), seat=seat)
    return [each for each in asked if len(each[1]) > 1]


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_the_chances_of_many_seats_are_those_of_each(game: str, name: str) -> None:
    player: Any = agent(name, game)
    assert isinstance(player, WeighsMany)
    asked = questions(game, seed=3)
    together = player.weigh_all([view for view, _ in asked], [legal for _, legal in asked])

    assert len(together) == len(asked)
    for (view, legal), found in zip(asked, together, strict=True):
        assert np.allclose(found, player.weigh(view, legal), atol=1e-5)


def test_an_agent_that_weighs_one_seat_is_asked_for_each() -> None:
    found = weighed_all(Mixing(), [None, None], [[0, 1], [1, 2]])

    assert [each.tolist() for each in found] == [[0.5, 0.3], [0.3, 0.2]]
    assert weighed_all(Mixing(), [], []) == []
