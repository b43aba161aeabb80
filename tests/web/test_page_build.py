"""The page is built again when, and only when, what it is made of has changed."""

from pathlib import Path

import pytest

from hatch_build import STATIC, digest, is_fresh


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a folder with a page that has just been built."""
    for name in [
        "web/package-lock.json",
        "web/src/app/App.svelte",
        "web/public/icon.svg",
        "web/node_modules/svelte/index.js",
        "src/intriga/games/coup/words/en/log.ftl",
        f"{STATIC}/index.html",
    ]:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
    (tmp_path / STATIC / ".stamp").write_text(digest(tmp_path), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "name",
    [
        "web/package-lock.json",
        "web/src/app/App.svelte",
        "web/src/new.ts",
        "web/public/icon.svg",
        "src/intriga/games/coup/words/en/log.ftl",
    ],
)
def test_a_change_of_a_source_makes_the_page_stale(root: Path, name: str) -> None:
    assert is_fresh(root)

    (root / name).write_text("changed", encoding="utf-8")

    assert not is_fresh(root)


def test_a_file_that_moves_makes_the_page_stale(root: Path) -> None:
    (root / "web/src/app/App.svelte").rename(root / "web/src/App.svelte")

    assert not is_fresh(root)


def test_installed_npm_packages_do_not_make_the_page_stale(root: Path) -> None:
    (root / "web/node_modules/svelte/index.js").write_text("changed", encoding="utf-8")

    assert is_fresh(root)


@pytest.mark.parametrize("name", ["index.html", ".stamp"])
def test_a_page_that_is_not_whole_is_stale(root: Path, name: str) -> None:
    (root / STATIC / name).unlink()

    assert not is_fresh(root)
