"""The manifest of a game has the inputs of its network and the opponents of its learner."""

import pytest

from intriga.agents.network import TrainingSetup
from intriga.core.games import games
from intriga.lab.learning.pool import meetings
from intriga.lab.learning.training_tables import training_setup_of


@pytest.mark.parametrize("game", games())
def test_every_game_says_how_it_is_learned(game: str) -> None:
    assert isinstance(training_setup_of(game), TrainingSetup)
    assert {each.players for each in meetings(game)} >= {*training_setup_of(game).tried_at}
