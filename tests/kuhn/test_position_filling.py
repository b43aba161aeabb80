"""A small game finds the position that has what is given of it."""

import pytest
from kuhn_poker.ruleset import KUHN

from intriga.core.chance import Seeded
from intriga.core.errors import BadNotation
from intriga.core.game import Game

HEADER = {"preset": "kuhn", "seats": ["Ana", "Beto"], "first": 0}


def test_hands_alone_are_the_deal_and_more_is_a_later_position() -> None:
    game = Game(KUHN, HEADER, Seeded(1))
    dealt = game.position().to_dict()
    game.play("bet")
    later = game.position().to_dict()

    given = {"hands": dealt["hands"]}
    assert KUHN.whole_position("kuhn", {}, 2, given) == dealt
    differs = {key: each for key, each in later.items() if dealt[key] != each}
    assert KUHN.whole_position("kuhn", {}, 2, given | differs) == later


def test_a_position_of_no_game_is_refused() -> None:
    with pytest.raises(BadNotation, match="no game that goes on comes to"):
        KUHN.whole_position("kuhn", {}, 2, {"hands": [["jack"], ["king"]], "turn": 7})
