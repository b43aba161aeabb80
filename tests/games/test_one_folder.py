"""A game is one folder: nothing outside it knows its name, but where people read or type it."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

import intriga
from intriga.core.games import games, manifest_of, manifests, part_of

SRC = Path(intriga.__file__).parent
NAMES = re.compile(
    "|".join(
        re.escape(word)
        for each in manifests().values()
        for word in (each.name, each.title, each.package.rpartition(".")[2])
    ),
    re.IGNORECASE,
)
SOLVER = {"duels"}  # of the laboratory: it solves one game
NAMING = {  # each with its reason
    "__init__.py",  # says what the package is
    "lab/adapters/gymnasium.py",  # an example of a name that people type
    "lab/adapters/openspiel.py",  # as above
    "lab/adapters/textarena.py",  # as above
    "lab/adapters/variant.py",  # the one game that is meant where an interface may leave it out
}


def test_no_source_outside_a_games_folder_names_a_game() -> None:
    folders = {each.package.rpartition(".")[2] for each in manifests().values()}
    outside = {
        path.relative_to(SRC).as_posix(): path.read_text("utf-8")
        for path in SRC.rglob("*.py")
        if not (folders | SOLVER) & {*path.relative_to(SRC).parts}
    }

    assert {path for path, text in outside.items() if NAMES.search(text)} == NAMING


@pytest.mark.untraced
@pytest.mark.parametrize("game", games())
def test_every_part_that_a_manifest_names_exists(game: str) -> None:
    manifest = manifest_of(game)
    named = [
        field.name
        for field in fields(manifest)
        if isinstance(place := getattr(manifest, field.name), str) and ":" in place
    ]

    assert len(named) > 5
    assert all(part_of(game, name) is not None for name in named)
