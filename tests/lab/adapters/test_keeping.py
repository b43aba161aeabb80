"""The environments of others can be kept in a file, as everything that holds a game can."""

import numpy as np

from intriga.lab.adapters import pettingzoo
from intriga.lab.adapters.gymnasium import Seat
from intriga.lab.adapters.text import TextTable
from intriga.lab.adapters.textarena import TextArenaTable
from intriga.lab.adapters.variant import variant
from tests.api.test_keeping import GAMES, again


@GAMES
def test_the_environments_of_others_stand_where_they_stood(name: str) -> None:
    seats, seat = pettingzoo.env(name), Seat(name)
    words, told = TextArenaTable(name), TextTable(variant(name, 3, None, {}), seed=1)
    for each in (seats, seat):
        each.reset(seed=1)
    words.reset(3, seed=1)

    assert np.array_equal(again(seats).state(), seats.state())
    assert np.array_equal(again(seat).action_masks(), seat.action_masks())
    assert again(words).table.legal == words.table.legal
    assert again(told).legal == told.legal
