"""A manifest offers what it names, and what lies at its usual place."""

import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest

from intriga.core.manifest import Manifest


def manifest_in(folder: Path, monkeypatch: pytest.MonkeyPatch, titles: str = "") -> Manifest:
    """Return the manifest of a game of which the package lies in *folder*."""
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    invalidate_caches()
    return Manifest(
        name="here", title="Here", package="game_here", ruleset="rules:HERE", titles=titles
    )


def test_a_part_at_its_usual_place_need_not_be_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in ("__init__.py", "table/lessons.py", "board/__init__.py", "agents/data/policy.npz"):
        path = tmp_path / "game_here" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

    found = manifest_in(tmp_path, monkeypatch, titles="own:TITLES")

    assert (found.lessons, found.board) == ("table.lessons:LESSONS", "board:BOARD")
    assert (found.network, found.titles) == ("agents/data/policy.npz", "own:TITLES")
    assert not any((found.critic, found.review, found.table_rules, found.sample_state))


def test_a_package_that_is_not_there_yet_has_nothing_at_its_usual_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not manifest_in(tmp_path, monkeypatch).board
