"""Looking ahead at Pot de Vin, where games are played out."""

from dataclasses import replace

import numpy as np
import pytest

from intriga.agents.lookahead import Lookahead
from intriga.agents.policy import own_network
from intriga.core.chance import Seeded
from intriga.core.compiled.search import Search
from intriga.core.games import dialect_of
from intriga.core.manifest import Budget
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.view.sampling import sample_state
from intriga.games.pot_de_vin.view.view import PotDeVinView
from tests.games.pot_de_vin.tables import game_of

pytestmark = pytest.mark.compiled
KEY = 3
BUDGET = Budget(worlds=4, deals=16, depth=1, rare=0.0, playouts=64)


def looked_at(**budget: float) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    view, legal = asked()
    budgeted = replace(BUDGET, **budget)
    agent = Lookahead(own_network("pot-de-vin"), dialect_of("pot-de-vin"), sample_state, budgeted)
    return agent.weigh_and_value(view, legal, KEY)[1]


def asked() -> tuple[PotDeVinView, list[int]]:
    game = game_of(4)
    (seat,) = game.awaiting
    return POT_DE_VIN.view(game.state, seat), POT_DE_VIN.legal_actions(game.state, seat)


def test_values_are_those_of_games_played_out_sensibly() -> None:
    view, legal = asked()
    world = sample_state(view, Seeded(KEY, 1))
    search = Search(dialect_of("pot-de-vin"), world, int(view.seat or 0), legal, KEY, sensibly=True)
    search.weigh(BUDGET.playouts)
    assert len(legal) > 1
    at_random = Search(dialect_of("pot-de-vin"), world, int(view.seat or 0), legal, KEY)
    at_random.weigh(BUDGET.playouts)
    assert np.allclose(looked_at(), search.shares / search.deals)
    assert not np.allclose(looked_at(), at_random.shares / at_random.deals)


def test_playouts_change_the_values() -> None:
    assert not np.allclose(looked_at(playouts=0), looked_at())
