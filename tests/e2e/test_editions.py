"""Whatever edition is played, its room opens and its cards can be dealt."""

import pytest

from intriga.core.games import games, ruleset_of
from tests.e2e.people import Visitors
from tests.e2e.rooms import opened_game

EDITIONS = [(game, preset) for game in games() for preset in ruleset_of(game).variants.editions]


@pytest.mark.parametrize(("game", "preset"), EDITIONS)
def test_every_edition_can_be_played(visitors: Visitors, game: str, preset: str) -> None:
    host = visitors.arrive("Ana", tag="es")

    opened_game(host, game, 4, preset=preset)
    host.until(lambda: bool(host.log), "the cards are dealt")
