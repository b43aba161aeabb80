"""The rules play the same games in the simulator of CUDA, and compile for a card without one."""

from pathlib import Path

import pytest

from intriga.core.games import dialect_of, games
from tests.compiled.test_agreement import first_template, run

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", games())
def test_the_cuda_simulator_plays_the_same_games(name: str) -> None:
    assert run(HERE / "cuda_simulator.py", name, NUMBA_ENABLE_CUDASIM="1") == "agree"


def test_learning_on_a_card_is_that_on_the_processor_and_goes_on_from_what_was_kept() -> None:
    pytest.importorskip("jax")
    assert run(HERE / "cuda_learning.py", "coup", NUMBA_ENABLE_CUDASIM="1") == "agree"


@pytest.mark.slow  # half a minute of compiling
@pytest.mark.parametrize("name", games())
def test_the_loops_compile_for_a_graphics_card_without_one(name: str) -> None:
    assert run(HERE / "cuda_ptx.py", name) == ".target sm_90"


def test_without_a_card_a_sentence_says_what_is_missing() -> None:
    from numba import cuda

    from intriga.lab.cuda import CudaBatch

    if cuda.is_available():
        pytest.skip("there is a card")
    with pytest.raises(RuntimeError, match=r"need one that CUDA knows, its driver.*intriga\[gpu\]"):
        CudaBatch.like(dialect_of("coup"), first_template("coup", 2), games=1)
