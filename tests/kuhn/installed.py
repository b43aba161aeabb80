"""Kuhn poker as an installed package: what other processes find it by."""

import sys
import tomllib
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from intriga.core import games as registry

EXAMPLE = Path(__file__).parents[2] / "examples" / "kuhn-poker"


def describe(folder: Path, package: Path = EXAMPLE) -> None:
    """Write into *folder* what an installer would note of *package*."""
    text = (package / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    about = folder / "kuhn_poker-1.0.dist-info"
    about.mkdir(parents=True)
    name, version = project["name"], project["version"]
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    points = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{key} = {value}" for key, value in entries.items()))
    ]
    (about / "entry_points.txt").write_text("\n".join(points))


@contextmanager
def found(folder: Path) -> Generator[None]:
    """Let this process find the game, by what is written into *folder*, for a while."""
    describe(folder)
    paths = [str(folder), str(EXAMPLE / "src")]
    sys.path[:0] = paths
    registry.manifests.cache_clear()
    try:
        yield
    finally:
        for path in paths:
            sys.path.remove(path)
        registry.manifests.cache_clear()


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes that begin from now on find the game."""
    describe(folder)
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{EXAMPLE / 'src'}")
