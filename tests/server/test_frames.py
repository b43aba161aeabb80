"""The frames of fixed games are the bytes that they were."""

import json
from typing import Any

import pytest

from tests.server.frames import FILE, GAMES, digest, name_of

HASHES: dict[str, str] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize(("game", "preset", "options", "players"), GAMES)
def test_a_change_that_is_only_faster_leaves_every_frame_as_it_was(
    game: str, preset: str, options: dict[str, Any], players: int
) -> None:
    name = name_of(game, preset, options, players)
    found = digest(game, preset, options, players)
    assert found == HASHES[name], f"{name}: if it is meant, run python -m tests.server.frames"
