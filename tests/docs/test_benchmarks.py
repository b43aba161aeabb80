"""Benchmarks are run by hand, so a name that has moved would break them unseen."""

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parents[2] / "benchmarks").glob("*.py"))


def imported(file: Path) -> Iterator[tuple[str, str]]:
    """Yield what *file* takes from the house: the module and the name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
        if isinstance(node, ast.ImportFrom) and module.partition(".")[0] in {"intriga", "tests"}:
            yield from ((module, each.name) for each in node.names)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_a_benchmark_imports_is_there(file: Path) -> None:
    for module, name in imported(file):
        there = import_module(module)
        assert hasattr(there, name) or find_spec(f"{module}.{name}"), f"{name} of {module}"
