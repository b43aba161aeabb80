"""Whole games at a table end, and leave a record that can be played again."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.service.claims import claiming, played_out
from tests.service.evening import Evening

GAMES: list[dict[str, Any]] = [
    {"preset": "coup-br", "people": 2},
    {"preset": "coup-br", "people": 2, "bots": 4},
    {"preset": "urbis-reforma", "people": 3, "bots": 7},
    {"preset": "coup-es", "people": 1, "bots": 3},
    {"preset": "coup-br", "people": 3, "options": {"response_order": "clockwise"}},
    {"game": "pot-de-vin", "preset": "pot-de-vin", "people": 1, "bots": 3},
    {"game": "pot-de-vin", "preset": "pot-de-vin", "people": 3},
    {"game": "pot-de-vin", "preset": "pot-de-vin", "people": 2, "bots": 4},
]


@pytest.mark.parametrize("kind", GAMES)
def test_a_whole_game_ends_and_leaves_a_record_that_can_be_played_again(
    kind: dict[str, Any],
) -> None:
    random = Random(3)
    evening = played_out(Evening(**kind).start(), lambda _, words: random.choice(words))
    finished = evening.table.finished()
    assert finished is not None
    header, *inputs = finished.lines
    assert header["game"] == kind.get("game", "coup")
    assert len(inputs) > len(header["seats"])
    assert evening.scene(0).deal.standing.winners  # type: ignore[union-attr]


def test_words_behind_each_other_never_repeat() -> None:
    evening, _ = claiming(words="steal")
    for seat in range(4):
        words = evening.words(seat)
        assert all(one != other for one, other in combinations(words, 2))
