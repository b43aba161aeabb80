"""The rules keep to the dialect that is interpreted and compiled alike."""

import ast
import inspect
from typing import TYPE_CHECKING

import numpy as np
import pytest
from numba.core.errors import NumbaError

from intriga.core.compiled.engine import kernel
from intriga.core.games import dialect_of, games, ruleset_of
from intriga.core.row import source

if TYPE_CHECKING:
    from numpy.typing import NDArray

pytestmark = [pytest.mark.compiled, pytest.mark.untraced]
every = pytest.mark.parametrize("name", games())


def functions(name: str) -> dict[str, ast.FunctionDef]:
    """Return every function of the rules by name."""
    trees = [ast.parse(inspect.getsource(module)) for module in dialect_of(name).modules]
    return {
        node.name: node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)
    }


def of_fields(name: str) -> dict[str, ast.FunctionDef]:
    """Return the functions that read or write fields: the rules, and what writes a row."""
    (writer,) = ast.parse(source(ruleset_of(name).layout)).body
    assert isinstance(writer, ast.FunctionDef)
    return {**functions(name), "view": writer}


@every
def test_every_function_of_the_rules_has_a_name_of_its_own(name: str) -> None:
    written = sum(
        isinstance(node, ast.FunctionDef)
        for module in dialect_of(name).modules
        for node in ast.parse(inspect.getsource(module)).body
    )
    assert len(functions(name)) == written


def test_compiled_code_makes_no_arrays() -> None:
    def copied(numbers: "NDArray[np.int64]") -> None:
        numbers[:2] = numbers[2:].copy()

    with pytest.raises(NumbaError, match="NRT required but not enabled"):
        kernel(copied, [])(np.arange(4))


@every
def test_rules_name_only_fields_that_exist(name: str) -> None:
    for rule, function in of_fields(name).items():
        used = {
            node.attr
            for node in ast.walk(function)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "s"
        }
        assert used <= set(dialect_of(name).fields), rule


@every
def test_every_field_is_read_by_some_rule(name: str) -> None:
    read = {
        node.attr
        for function in of_fields(name).values()
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    }
    assert set(dialect_of(name).fields) <= read


@every
def test_rules_never_call_themselves(name: str) -> None:
    known = functions(name)
    calls = {
        rule: {
            node.func.id
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        & set(known)
        for rule, function in known.items()
    }

    def visit(rule: str, path: tuple[str, ...]) -> None:
        assert rule not in path, f"{rule} calls itself through {path}"
        for callee in calls[rule]:
            visit(callee, (*path, rule))

    for rule in calls:
        visit(rule, ())


@every
def test_no_function_of_the_rules_is_longer_than_forty_lines(name: str) -> None:
    for rule, function in functions(name).items():
        assert function.end_lineno is not None
        assert function.end_lineno - function.lineno < 40, rule
