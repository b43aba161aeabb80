"""What a view shows of the points: the parts on the score sheet make up the whole (8.3)."""

import random

import pytest

from intriga.games.pot_de_vin import score
from intriga.games.pot_de_vin.vocabulary import GUILDS
from tests.games.pot_de_vin.tables import any_play


@pytest.mark.parametrize("number", range(20))
def test_the_parts_that_a_view_shows_make_up_the_points_of_a_side(number: int) -> None:
    game, pick = any_play(f"worth {number}"), random.Random(number)
    while game.awaiting:
        seat = game.awaiting[0]
        game.play_id(pick.choice(game.legal_ids(seat)), seat=seat)
        view = game.view(seat)
        for each in view.seats:
            columns = sum(score.column_points(view, each, guild) for guild in range(GUILDS))
            parts = columns + score.bonus(view, each) + score.pots(view, each)
            assert parts + score.gems(view, each) == score.points(view, each)
