"""Games from numbers alone, as compiled batches play them, are games like all others."""

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import isfunction
from pathlib import Path
from typing import Any

import pytest

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import dialect_of, games, manifest_of, ruleset_of
from tests.games.tables import any_header, positions

MOST_INPUTS = 4_000
both = pytest.mark.parametrize("name", games())


def dealt(name: str, number: int) -> tuple[Any, Seeded]:
    """Return a game of any variant, dealt from numbers."""
    game = Game(ruleset_of(name), any_header(ruleset_of(name), f"numbers {number}"), Seeded(number))
    state, source = game.state.copy(), Seeded(number, 11)
    dialect_of(name).deal(state, source)
    return state, source


@both
@pytest.mark.untraced
def test_a_game_from_numbers_asks_clockwise_and_ends(name: str) -> None:
    ruleset, rules = ruleset_of(name), dialect_of(name)
    for number in range(20):
        state, source = dealt(name, number)
        for _ in range(MOST_INPUTS):
            if rules.is_over(state):
                break
            seat = rules.to_move(state)
            assert seat == ruleset.to_move(state), f"number {number}"
            assert seat in ruleset.awaiting(state), f"number {number}"
            action = rules.random_action(state, seat, source)
            assert action in ruleset.legal_actions(state, seat), f"number {number}"
            rules.step(state, seat, action, source)

        won = [seat for seat in range(state.players) if rules.winners(state) >> seat & 1]
        assert ruleset.winners(state) == won != [], f"number {number}"
        assert ruleset.awaiting(state) == [], f"number {number}"


@both
def test_a_game_is_dealt_from_numbers_as_often_as_one_likes(name: str) -> None:
    rules = dialect_of(name)
    state, source = dealt(name, 5)
    fresh = state.copy()
    for _ in range(30):
        seat = rules.to_move(state)
        rules.step(state, seat, rules.random_action(state, seat, source), source)
        if rules.is_over(state):
            break

    rules.deal(state, Seeded(5, 11))

    assert state == fresh


@both
def test_the_same_numbers_give_the_same_game(name: str) -> None:
    assert dealt(name, 3)[0] == dealt(name, 3)[0]
    assert dealt(name, 3)[0] != dealt(name, 4)[0]


@both
@pytest.mark.untraced
def test_all_legal_actions_are_chosen_alike(name: str) -> None:
    """Every one comes, and none is favoured so much that it would be seen in 200 choices."""
    ruleset, rules = ruleset_of(name), dialect_of(name)
    for number in range(8):
        source = Seeded(number)
        for game in positions(
            Game(ruleset, any_header(ruleset, f"alike {number}"), source), "alike"
        ):
            seat = game.to_move
            legal = game.legal_ids(seat) if game.awaiting else []
            if len(game.inputs) % 5 == 0 and 2 <= len(legal) <= 8:
                chosen = [rules.random_action(game.state, seat, source) for _ in range(200)]
                assert set(chosen) == set(legal), f"number {number}"
                for action in legal:
                    assert abs(chosen.count(action) - 200 / len(legal)) < 60, f"number {number}"


@both
def test_all_that_compiled_code_may_call_is_known_to_it(name: str) -> None:
    rules, ruleset = dialect_of(name), ruleset_of(name)
    offered = [value for value in vars(rules).values() if isfunction(value)]

    assert {function.__module__ for function in offered} <= {m.__name__ for m in rules.modules}
    assert (rules.name, rules.width) == (name, ruleset.layout.width)
    assert rules.fields == dealt(name, 1)[0].FIELDS
    assert rules.page * rules.pages >= ruleset.num_actions


def imported(file: Path) -> Iterator[str]:
    """Yield the modules from which *file* takes something."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("game", games())
def test_code_is_compiled_again_where_anything_that_the_rules_read_has_changed(game: str) -> None:
    files = [Path(str(module.__file__)) for module in dialect_of(game).modules]
    package = manifest_of(game).package
    read = {name for file in files for name in imported(file) if name.startswith(f"{package}.")}

    folders = {Path(str(import_module(name).__file__)).parent for name in read}
    assert folders <= {file.parent for file in files}
    assert Path(str(import_module(package).__file__)).parent in folders
