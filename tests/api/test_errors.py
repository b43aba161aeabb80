"""Errors pass from one process to another, with their message and all they carry."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import intriga

FAULTY = """class Faulty:
    def act(self, view, legal, random):
        return legal[99]
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with an agent that fails and a record that is none."""
    monkeypatch.chdir(tmp_path)
    Path("faulty.py").write_text(FAULTY)
    Path("game.jsonl").write_text("{")


def begun() -> intriga.Game[Any, Any]:
    """Return a game in which the seat 0 is asked."""
    return intriga.new_game("coup", players=3, first=0, seed=1)


def asked_two() -> intriga.Game[Any, Any]:
    """Return a game in which several seats are asked."""
    game = begun()
    game.play("tax")
    return game


MISTAKES: dict[str, Callable[[], object]] = {
    "AgentFailed": lambda: begun().play(intriga.agent("faulty.py:Faulty", "coup")),
    "BadNotation": lambda: intriga.new_game("coup", position="hands=3"),
    "BadOptions": lambda: intriga.new_game("coup", options={"reform": True}),
    "BadRecord": lambda: intriga.load("game.jsonl"),
    "IllegalAction": lambda: begun().play("taxi"),
    "SeatNotSaid": lambda: asked_two().play("pass"),
}


def test_there_is_a_mistake_for_each_kind_of_error() -> None:
    public = [getattr(intriga, name) for name in intriga.__all__]
    errors = {kind for kind in public if isinstance(kind, type) and issubclass(kind, Exception)}

    assert {kind.__name__ for kind in errors - {intriga.IntrigaError}} == {*MISTAKES}


@pytest.mark.parametrize("kind", MISTAKES)
def test_an_error_passes_to_another_process_with_all_it_carries(kind: str) -> None:
    with pytest.raises(getattr(intriga, kind)) as raised:
        MISTAKES[kind]()

    error = raised.value
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301  made here
        assert (type(twin), str(twin), twin.args) == (type(error), str(error), error.args)
        assert vars(twin) == vars(error)
