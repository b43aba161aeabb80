"""Benchmarks are run by hand, so a name that has moved would break them unseen."""

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from benchmarks.results import HISTORY, FigureTable, Python, Run, keep, rounded, runs
from docs.tables import results

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
def test_the_imports_of_a_benchmark_exist(file: Path) -> None:
    for module, name in imported(file):
        there = import_module(module)
        assert hasattr(there, name) or find_spec(f"{module}.{name}"), f"{name} of {module}"


def run(benchmark: str, date: str, speed: float) -> Run:
    """Return a run whose headline is *speed*."""
    table = FigureTable(
        ("", "speed [per second]"), [("ours", speed)], headline="speed [per second]"
    )
    python = Python("3.11.7", pgo=True)
    return Run(benchmark, "Speed", date, "abc", "a machine", python, {}, [table])


def test_a_run_that_is_kept_is_read_back(tmp_path: Path) -> None:
    before, now = run("speed", "2026-01-01", 1), run("speed", "2026-02-02", 2.5)
    keep(before, tmp_path)
    keep(now, tmp_path)

    assert [each.date for each in runs(tmp_path)] == ["2026-01-01", "2026-02-02"]
    assert [each.tables[0].rows for each in runs(tmp_path)] == [[["ours", 1]], [["ours", 2.5]]]


def test_a_missing_measurement_is_rounded_to_none() -> None:
    assert rounded(float("nan"), 1) is None
    assert rounded(2.345, 1) == 2.3


def test_a_line_that_is_no_run_is_refused_with_its_place(tmp_path: Path) -> None:
    keep(run("speed", "2026-01-01", 1), tmp_path)
    with (tmp_path / "speed.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"benchmark": "speed"}\n')

    with pytest.raises(ValueError, match=r"speed\.jsonl, line 2: .*title"):
        list(runs(tmp_path))


def test_every_run_of_the_history_is_read_and_stands_in_the_file_of_its_benchmark() -> None:
    kept = list(runs())
    shown = {name for names in results.SECTIONS.values() for name in names}
    files = {file.stem for file in HISTORY.glob("*.jsonl")}

    assert len(kept) >= 58
    assert {each.benchmark for each in kept} == files
    assert files <= shown | results.RETIRED
    for each in kept:
        assert each.commit, each.title
        for table in each.tables:
            assert all(len(row) == len(table.columns) for row in table.rows), each.title
            assert table.headline in {"", *table.columns}, each.title


def test_the_page_shows_the_newest_run_of_every_title() -> None:
    newest = {each.title: each for each in runs() if each.benchmark not in results.RETIRED}

    page = results.result_tables()

    for title, each in newest.items():
        assert page.count(f"### {title}\n\n*{each.place}*") == 1


def test_a_benchmark_that_was_kept_three_times_is_plotted() -> None:
    found = [run("speed", f"2026-01-0{day}", day) for day in (1, 2, 3)]

    assert "1 → 3" in results.over_time(found)
    assert not results.over_time(found[:2])
