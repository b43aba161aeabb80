"""A dialect can be the key of what is made for it, machine code above all."""

from intriga.core.games import dialect_of, games


def test_dialects_are_told_apart_by_name() -> None:
    made = {dialect_of(name): name for name in games()}

    assert [made[dialect_of(name)] for name in games()] == [*games()]
