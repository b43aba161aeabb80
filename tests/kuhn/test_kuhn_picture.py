"""A third game has a picture of its end without a word about it."""

from pathlib import Path
from random import Random
from typing import Any

from kuhn_poker.ruleset import KUHN

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.server.work.pictures.end_picture import drawing_of, picture_of
from tests.kuhn.installed import found
from tests.server.test_replays import finish, kept


def test_a_game_without_pictures_is_drawn_in_words(tmp_path: Path) -> None:
    with found(tmp_path):
        header: dict[str, Any] = {"preset": "kuhn", "options": {}, "seats": ["Ana", "Beto"]}
        game = finish(Game(KUHN, header, Seeded(1)), number=Random(1).randrange(9))
        drawing = drawing_of(kept(game, opened=True), "en")

        assert "Ana" in drawing
        assert all(f">{hand[0].capitalize()}</text>" in drawing for hand in hands(game))
        assert picture_of(kept(game, opened=True), "es")[:4] == b"\x89PNG"


def hands(game: Game[Any, Any]) -> list[list[str]]:
    """Return the cards that are shown at the end."""
    return [hand for hand in game.position().to_dict()["hands"] if hand]
