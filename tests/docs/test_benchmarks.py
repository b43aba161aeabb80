"""Benchmarks are run by hand, so a name that has moved would break them unseen."""

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from benchmarks.results import FOLDER, HISTORY, RESULTS, SECTION, keep, title_of

ROOT = Path(__file__).parents[2]
FILES = sorted(file for name in ("benchmarks", "packing") for file in (ROOT / name).rglob("*.py"))


def imported(file: Path) -> Iterator[tuple[str, str]]:
    """Yield what *file* takes from the house: the module and the name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
        if isinstance(node, ast.ImportFrom) and module.partition(".")[0] in {"intriga", "tests"}:
            yield from ((module, each.name) for each in node.names)


def parameter(file: Path) -> Any:  # noqa: ANN401  pytest names its type nowhere
    """Return *file* as a parameter of a test."""
    needs = any(module.startswith("intriga.lab") for module, _ in imported(file))
    return pytest.param(file, id=file.name, marks=[pytest.mark.lab] if needs else [])


@pytest.mark.parametrize("file", [*map(parameter, FILES)])
def test_what_a_benchmark_imports_is_there(file: Path) -> None:
    for module, name in imported(file):
        there = import_module(module)
        assert hasattr(there, name) or find_spec(f"{module}.{name}"), f"{name} of {module}"


def test_a_result_that_was_measured_again_goes_to_the_history(tmp_path: Path) -> None:
    head = "# Results\n"
    speed, memory = "## Speed: 2026-01-01, a\n\n1\n", "## Memory: 2026-01-01, a\n\n2\n"
    (tmp_path / RESULTS).write_text(f"{head}\n{speed}\n{memory}", encoding="utf-8")
    (tmp_path / HISTORY).write_text("# Before\n", encoding="utf-8")
    again = "## Speed: 2026-02-02, b\n\n3\n"

    keep(again, tmp_path)

    assert (tmp_path / RESULTS).read_text(encoding="utf-8") == f"{head}\n{memory}\n{again}"
    assert (tmp_path / HISTORY).read_text(encoding="utf-8") == f"# Before\n\n{speed}"


def test_the_page_of_results_has_one_of_each_title() -> None:
    shown = SECTION.split((FOLDER / RESULTS).read_text(encoding="utf-8"))[1:]
    titles = [title_of(each) for each in shown]

    assert len(titles) > 20
    assert sorted({*titles}) == sorted(titles)
