"""Coverage looks on at the same tests wherever the clone lies."""

from pathlib import Path

import pytest

from tests.conftest import is_traced


@pytest.mark.parametrize("clone", ["clone", "agents", "duels/agents"])
def test_the_traced_files_do_not_depend_on_the_path_of_the_clone(clone: str) -> None:
    tests = Path("/home") / clone / "tests"

    assert is_traced(tests / "core/test_bits.py", tests)
    assert is_traced(tests / "games/coup/test_rules.py", tests)
    assert not is_traced(tests / "games/coup/agents/test_network.py", tests)
    assert not is_traced(tests / "cli/test_play.py", tests)
