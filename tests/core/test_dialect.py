"""A dialect can be the key of what is made for it, machine code above all."""

import pickle

import pytest

from intriga.core.games import dialect_of, games


def test_each_game_has_a_dialect_of_its_own() -> None:
    made = {dialect_of(name): name for name in games()}

    assert [made[dialect_of(name)] for name in games()] == [*games()]


@pytest.mark.parametrize("name", games())
def test_a_dialect_is_the_same_in_another_process(name: str) -> None:
    dialect = dialect_of(name)

    assert pickle.loads(pickle.dumps(dialect)) == dialect  # noqa: S301  our own
