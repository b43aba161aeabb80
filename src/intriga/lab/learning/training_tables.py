"""Tables of all sizes at which a learner of a game plays."""

from collections.abc import Mapping
from typing import Final

from intriga.agents.encoding import Encoding
from intriga.agents.network import TrainingSetup
from intriga.core.games import manifest_of, part_of
from intriga.lab.learning.rollout import Dealer, Rollout
from intriga.lab.learning.selfplay import Recipe
from intriga.lab.learning.usual_training import usual_training_setup

FEWEST: Final = 32  # games of a table


def training_setup_of(game: str) -> TrainingSetup:
    """Return the training setup of *game*: its own, or the usual one.

    Raises:
        BadOptions: there is no such game.
    """
    if not manifest_of(game).training:
        return usual_training_setup(game)
    setup: TrainingSetup = part_of(game, "training")
    return setup


def usual_recipe(setup: TrainingSetup) -> Recipe:
    """Return the recipe of self-play where only the *setup* of a game says something."""
    return Recipe(size=setup.size, entropy=setup.entropy, **setup.numbers)


def parted(games: int, players: Mapping[int, int], fewest: int = FEWEST) -> dict[int, int]:
    """Return how many of all *games* each number of *players* gets by its part, at least *fewest*.

    Fewer than that make no whole minibatch.
    """
    whole = sum(players.values())
    return {number: max(fewest, games * part // whole) for number, part in players.items()}


def tables(
    encoding: Encoding,
    recipe: Recipe,
    seed: int,
    players: Mapping[int, int] | None = None,
    dealer: Dealer | None = None,
) -> list[Rollout]:
    """Return tables for each number of *players*, as many as the game has if nothing is said.

    The *dealer* deals their games, the game's own where there is none.
    """
    setup = training_setup_of(encoding.game)
    return [
        Rollout(encoding, dealer or setup, number, games, seed=seed * 100 + number)
        for number, games in parted(recipe.games, players or setup.players).items()
    ]
