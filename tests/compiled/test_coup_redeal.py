"""Coup dealt again in machine code: the same deals as in plain Python, and fairly many of each."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from intriga.core.chance import Seeded
from intriga.core.compiled.loops import CHANCE
from intriga.core.compiled.worlds import kernels
from intriga.core.state import dtype
from intriga.games.coup.rules.redeal import redeal
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import FIELDS, CoupState
from intriga.games.coup.vocabulary import NOBODY
from tests.games.coup.tables import SCENES
from tests.games.coup.test_redeal_evenly import FAR, POSITIONS, all_deals, dealt, spread

pytestmark = [pytest.mark.compiled, pytest.mark.untraced]
WORLDS = 50_000


def redealt(state: CoupState, viewer: int, number: int) -> Any:
    """Return *number* games dealt again; game *i* with the numbers of game *i*."""
    games, chances = np.zeros(number, dtype(FIELDS)), np.zeros(number, CHANCE)
    state.pack(games[0])
    games[:] = games[0]
    kernels(COUP.dialect).redeal(games, chances, viewer, 11)
    return games


@pytest.mark.parametrize("name", [*SCENES, *POSITIONS])
def test_the_same_numbers_deal_the_same_as_in_plain_python(name: str) -> None:
    game = POSITIONS[name]()[0] if name in POSITIONS else SCENES[name]()
    for viewer in range(NOBODY, game.state.players):
        packed = np.zeros(20, dtype(FIELDS))
        for i in range(len(packed)):
            world = game.state.copy()
            redeal(world, viewer, Seeded(i, 11))
            world.pack(packed[i])
        assert redealt(game.state, viewer, 20).tobytes() == packed.tobytes()


@pytest.mark.parametrize("name", POSITIONS)
def test_all_agreeing_deals_are_equally_frequent_among_many(name: str) -> None:
    game, viewer, may = POSITIONS[name]()

    games = redealt(game.state, NOBODY if viewer is None else viewer, WORLDS)

    places = np.concatenate([games["hand"], games["aside"]], axis=1)
    rows, counts = np.unique(places, axis=0, return_counts=True)
    met: Counter[Any] = Counter()
    for row, number in zip(rows, counts.tolist(), strict=True):
        world = game.state.copy()
        world.hand, world.aside = row[:-2].tolist(), row[-2:].tolist()
        met[dealt(world)] += number
    assert spread(met, all_deals(game, viewer, may)) < FAR
