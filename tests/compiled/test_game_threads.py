"""Any number of threads plays the same games."""

import pickle
from typing import Any

import numpy as np
import pytest

from intriga.core.compiled.batch import Batch
from intriga.core.compiled.game_threads import in_threads
from intriga.core.compiled.seat_batch import Others, SeatBatch
from intriga.core.errors import BadOptions
from intriga.core.games import dialect_of, games
from tests.compiled.variants import templates

pytestmark = [pytest.mark.compiled, pytest.mark.untraced]
GAMES = 37  # fewer in some blocks than in others


def as_bytes(batch: Batch | SeatBatch) -> dict[str, bytes]:
    """Return every array of *batch*."""
    known: dict[str, Any] = vars(batch)
    return {name: each.tobytes() for name, each in known.items() if isinstance(each, np.ndarray)}


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("threads", [2, 4, GAMES + 3])
def test_batches_are_the_same_bytes_in_one_thread_and_in_several(name: str, threads: int) -> None:
    dealt = list(templates(name, 5, seed=4))
    one, other = (
        Batch.like(dialect_of(name), dealt, GAMES, key=3, threads=each) for each in (1, threads)
    )
    for noise in np.random.default_rng(1).integers(0, 1 << 32, (150, GAMES)):
        actions = one.choose(noise)
        actions[noise % 50 == 0] = -1
        actions[noise % 50 == 1] = 10_000  # legal nowhere
        assert (one.choose(noise) == other.choose(noise)).all()
        assert one.step(actions) == other.step(actions)
        assert (one.mask() == other.mask()).all()
        assert as_bytes(one) == as_bytes(other)
    assert one.playouts(300) == other.playouts(300)
    assert as_bytes(one) == as_bytes(other)


@pytest.mark.parametrize("name", games())
def test_games_of_one_seat_are_the_same_bytes_too(name: str) -> None:
    dealt = list(templates(name, 5, seed=4))
    for others in (Others(at_random=True), Others(at_random=False, fixed=0)):
        one, other = (
            SeatBatch(dialect_of(name), dealt, GAMES, 3, others, threads=each) for each in (1, 2)
        )
        for noise in np.random.default_rng(1).integers(0, 1 << 32, (60, GAMES)):
            actions = one.choose(noise)
            actions[noise % 50 == 1] = 10_000
            one.play(actions)
            other.play(actions)
            assert as_bytes(one) == as_bytes(other)


def test_a_batch_keeps_its_threads_when_it_is_pickled() -> None:
    batch = Batch("coup", games=8, threads=2)
    twin = pickle.loads(pickle.dumps(batch))  # noqa: S301  own bytes
    noise = np.arange(8) << 28

    for each in (batch, twin):
        each.step(each.choose(noise))

    assert twin.threads == 2
    assert as_bytes(twin) == as_bytes(batch)


@pytest.mark.parametrize("threads", [0, -1, 1.5])
def test_no_thread_at_all_is_refused(threads: int) -> None:
    with pytest.raises(BadOptions, match="threads is a whole number from 1 on, not"):
        Batch("coup", games=8, threads=threads)


def test_a_failure_in_a_thread_is_raised_where_the_loop_was_called() -> None:
    def loop(numbers: "np.ndarray[tuple[int], np.dtype[np.int64]]", least: int) -> None:
        if numbers.min() < least:
            raise ValueError(f"{numbers.min()} is below {least}")
        numbers += 1

    numbers = np.arange(8)[::-1].copy()
    with pytest.raises(ValueError, match="0 is below 2"):
        in_threads(loop, 3)(numbers, 2)
    assert numbers.tolist() == [8, 7, 6, 5, 4, 2, 1, 0]  # the blocks before were played
