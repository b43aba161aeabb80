"""The names of ``import intriga``: quick to import, exact in its types, all of it listed."""

import ast
import inspect
import subprocess
import sys
from inspect import getdoc
from pathlib import Path
from typing import assert_type

import pytest

import intriga
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.view import CoupView
from intriga.games.pot_de_vin.view.view import PotDeVinView

SLOW = ("numba", "jax", "matplotlib", "ray", "litestar")
PUBLIC = [name for name in intriga.__all__ if name != "__version__"]


def printed(code: str) -> str:
    """Return what an interpreter of its own prints that runs *code*."""
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_is_there_and_described(name: str) -> None:
    assert getdoc(getattr(intriga, name))


def test_the_stub_types_the_public_names() -> None:
    stub = Path(intriga.__file__).with_suffix(".pyi").read_text()
    [listed] = [
        node.value
        for node in ast.walk(ast.parse(stub))
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    ]
    setup = next(each for each in ast.walk(ast.parse(stub)) if isinstance(each, ast.ClassDef))
    keywords = [ast.unparse(each).partition(":")[0] for each in setup.body]

    assert ast.literal_eval(listed) == sorted(intriga.__all__)
    assert ["name", *keywords] == [*inspect.signature(intriga.new_game).parameters]


def test_names_are_listed_before_they_are_loaded() -> None:
    assert dir(intriga) == sorted(intriga.__all__)
    with pytest.raises(AttributeError, match="module 'intriga' has no attribute 'chess'"):
        getattr(intriga, "chess")  # noqa: B009  or the type checker would know


@pytest.mark.parametrize("statement", ["pass", "intriga.new_game('coup').play('income', seat=0)"])
def test_neither_importing_nor_playing_loads_slow_modules(statement: str) -> None:
    statement = statement.replace("coup')", "coup', first=0)")
    code = f"import sys, intriga; {statement}; print(*sys.modules)"

    assert not {*SLOW} & {*printed(code).split()}


def test_a_game_knows_the_type_of_its_views() -> None:
    assert_type(intriga.new_game("coup"), intriga.Game[CoupState, CoupView])
    assert_type(intriga.new_game("coup").view(0).coins, list[int])
    assert_type(intriga.new_game("pot-de-vin", seed=1).view(0), PotDeVinView)


def test_an_unknown_keyword_is_a_type_error() -> None:
    with pytest.raises(TypeError):
        intriga.new_game("coup", player=3)  # pyright: ignore[reportCallIssue]


def test_help_lists_the_public_names() -> None:
    shown = printed("import intriga; help(intriga)")

    for name in ("new_game", "load", "match", "Batch", "Game", "options"):
        assert name in shown


OF_A_GAME = """
    awaiting begun copy draw edition go_on header inputs is_over legal legal_ids lines log parse
    phase play play_id players position put random returns ruleset save seats source state svg
    to_move told undo view winners
"""


def test_a_game_shows_the_names_that_are_meant_to_be_used() -> None:
    game = intriga.new_game("coup", seed=1)

    assert [name for name in dir(game) if not name.startswith("_")] == OF_A_GAME.split()
