"""Kuhn poker as an installed package: what a server finds it by."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes that begin from now on find the game of tests/toy/kuhn."""
    about = folder / "kuhn-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: kuhn\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[intriga.games]\nkuhn = tests.toy.kuhn:GAME\n")
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{ROOT}")
