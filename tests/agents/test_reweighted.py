"""Styles at a level: the level's own answers, asked for again where the style dislikes them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import pytest

from intriga.agents.reweighted import Leaning, Redrawn

Anything = Any  # views, chances
VIEW: Anything = None


@dataclass(frozen=True)
class Mixing:
    """Answers 0, 1 and 2 with these chances."""

    chances: tuple[float, ...] = (0.5, 0.3, 0.2)

    def weigh(self, view: Anything, legal: Sequence[int]) -> Anything:
        del view
        return np.array([self.chances[action] for action in legal])

    def act(self, view: Anything, legal: Sequence[int], random: Random) -> int:
        return random.choices(legal, self.weigh(view, legal).tolist())[0]


@dataclass(frozen=True)
class Liking:
    """Likes each answer so much."""

    likes: tuple[float, ...]
    sharpness: float = 1.0

    def odds(self, view: Anything, legal: Sequence[int]) -> Anything:
        del view
        return np.array([self.likes[action] for action in legal])


def shares(player: Redrawn, asked: int = 6000) -> list[float]:
    """Return how often *player* gives each answer."""
    random = Random(4)
    given = Counter(player.act(VIEW, [0, 1, 2], random) for _ in range(asked))
    return [given[action] / asked for action in range(3)]


@pytest.mark.parametrize("likes", [(1.0, 4.0, 1.0), (0.5, 1.0, 2.0), (1.0, 1.0, 1.0)])
def test_an_agent_asked_again_leans_as_one_that_tells_its_chances(likes: Anything) -> None:
    leaning = Leaning(Mixing(), Liking(likes)).weigh(VIEW, [0, 1, 2])
    assert shares(Redrawn(Mixing(), Liking(likes))) == pytest.approx(leaning.tolist(), abs=0.03)


def test_a_style_that_leans_by_half_leans_less() -> None:
    half = shares(Redrawn(Mixing(), Liking((1.0, 9.0, 1.0)), power=0.5))
    whole = shares(Redrawn(Mixing(), Liking((1.0, 9.0, 1.0))))
    assert 0.3 < half[1] < whole[1]


def test_a_sharp_style_does_what_is_likeliest_more_often() -> None:
    assert shares(Redrawn(Mixing(), Liking((1.0, 1.0, 1.0), sharpness=3.0)))[0] > 0.55


def test_an_action_of_chance_zero_stays_impossible() -> None:
    sure = Redrawn(Mixing((1.0, 0.0, 0.0)), Liking((0.001, 1.0, 1.0)))
    assert shares(sure, asked=200) == [1, 0, 0]
    assert sure.act(VIEW, [2], Random(1)) == 2
