# pyright: reportUnknownVariableType=false
# PettingZoo's tests are not typed.
"""A game of another package is behind the adapters as those of the house are."""

from collections.abc import Generator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kuhn_poker.state import Input
from pettingzoo.test import api_test

from intriga.lab.adapters import pettingzoo
from intriga.lab.adapters.gymnasium import Seat
from tests.kuhn.installed import found

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path) -> Generator[None]:
    with found(tmp_path):
        yield


def test_kuhn_poker_passes_the_api_test_and_is_shown() -> None:
    made = pettingzoo.env("kuhn-poker", compiled=False, render_mode="ansi")
    api_test(made, num_cycles=100)
    made.reset(seed=1)
    assert "seat_0" in str(made.render())


def test_kuhn_poker_has_one_seat_among_uniform() -> None:
    made = Seat("kuhn-poker", opponents="uniform", compiled=False)
    seen, _ = made.reset(seed=1)
    reward, over = 0.0, False
    while not over:
        seen, reward, over, _, info = made.step(np.int64(seen["action_mask"].argmax()))
        assert info["seat"] == made.seat
    assert reward != 0


def test_kuhn_poker_refuses_in_a_sentence() -> None:
    made: Any = pettingzoo.raw_env("kuhn-poker", compiled=False)
    made.reset(seed=1)
    illegal = int(np.flatnonzero(made.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=r"\.$"):
        made.step(illegal)


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize(("answers", "chips"), [(("check", "check"), 1.0), (("bet", "call"), 3.0)])
def test_kuhn_poker_pays_in_chips(
    answers: tuple[str, ...], chips: float, *, compiled: bool
) -> None:
    made: Any = pettingzoo.raw_env("kuhn-poker", players=2, compiled=compiled, bet=2)
    made.reset(seed=1)
    for answer in answers:
        made.step(Input[answer.upper()])

    assert sorted(made.rewards.values()) == [-chips, chips]
