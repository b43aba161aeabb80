"""A seed has 64 bits, all of which count; another is refused in a sentence."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import intriga
from intriga.core.chance import Seeded
from tests.cli.command import intriga as command_line

TOP = 2**64 - 1
APART = [0, 1, 2**32, 2**32 + 1, 2**63, 2**63 + 1, TOP - 2**32, TOP]
"""Seeds of which some are alike in their lower half, some in their upper one."""
WRONG = [-1, 2**64, 1.5, "7", float("nan")]


def dealt(seed: Any) -> str:  # noqa: ANN401  somebody may give anything
    return intriga.new_game("coup", players=6, seed=seed).position().text


def dealt_again(seed: Any) -> str:  # noqa: ANN401
    game = intriga.new_game("coup", players=6, seed=1, first=0)
    return game.position().redeal(None, seed).text


def batched(seed: Any) -> str:  # noqa: ANN401
    batch = intriga.Batch("coup", games=3, players=6, seed=seed)
    return str(batch.games.tolist())


class Watching:
    """Keeps what it saw first on each seat."""

    def __init__(self) -> None:
        self.seen: dict[int, str] = {}

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401
        self.seen.setdefault(view.seat, view.text)
        return random.choice(legal)


def matched(seed: Any) -> str:  # noqa: ANN401
    watching = Watching()
    intriga.match("coup", [watching], games=1, players=6, seed=seed)
    return str(watching.seen)


ALL = pytest.mark.parametrize("dealer", [dealt, dealt_again, batched, matched])
ANOTHER = pytest.mark.parametrize("seed", WRONG, ids=repr)


@ALL
def test_the_same_seed_deals_the_same_and_each_bit_of_it_counts(
    dealer: Callable[[Any], str],
) -> None:
    deals_by_each_bit(dealer)


@ALL
@ANOTHER
def test_another_seed_is_refused(dealer: Callable[[Any], str], seed: object) -> None:
    refuses(dealer, seed)


def deals_by_each_bit(dealer: Callable[[Any], str]) -> None:
    """Let *dealer* deal by seeds that differ in single bits, and compare."""
    found = [dealer(seed) for seed in APART]

    assert dealer(np.uint64(TOP)) == found[-1]
    assert len({*found}) == len(APART)


def refuses(dealer: Callable[[Any], str], seed: object) -> None:
    """Let *dealer* refuse *seed*."""
    with pytest.raises(
        intriga.BadOptions, match=r"^a seed is a whole number from 0 to 1844674407370"
    ):
        dealer(seed)


def test_a_loaded_game_draws_by_all_of_the_seed(tmp_path: Path) -> None:
    file, uniform = tmp_path / "begun.jsonl", intriga.agent("uniform")
    intriga.new_game("coup", players=6, seed=1, first=0).save(file)

    def ended(seed: int) -> str:
        game = intriga.load(file, seed=seed)
        while not game.is_over:
            game.play(uniform)
        return str(game.inputs)

    assert len({ended(seed) for seed in APART}) == len(APART)
    with pytest.raises(intriga.BadOptions, match=r"^a seed is a whole number"):
        intriga.load(file, seed=-1)


def test_a_seed_of_32_bits_deals_as_it_always_has() -> None:
    game = intriga.new_game("coup", players=6, first=0, seed=2**32 - 1)
    batch = intriga.Batch("coup", games=2, players=6, seed=5)

    assert game.source.stream == Seeded(2**32 - 1).stream  # type: ignore[attr-defined]
    assert batch.chances[1]["stream"] == Seeded(1, 5).stream


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize("seed", ["-1", str(2**64), "1.5"])
def test_a_command_refuses_another_seed(command: str, seed: str) -> None:
    said = command_line(command, "coup", "--seed", seed)

    assert said.status != 0
    assert "--seed" in said.err + said.out
    assert "Traceback" not in said.err
