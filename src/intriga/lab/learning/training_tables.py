"""Tables of all sizes at which a learner of a game plays."""

from collections.abc import Mapping
from typing import Final

from intriga.agents.encoding import Encoding
from intriga.agents.network import TrainingSetup
from intriga.core.games import manifest_of, part_of
from intriga.lab.learning.descent import BasicRecipe
from intriga.lab.learning.learning_tasks import LearningTask
from intriga.lab.learning.rollout import WANDERING, Dealer, Rollout
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


def parted(games: int, players: Mapping[int, int], fewest: int = FEWEST) -> dict[int, int]:
    """Return how many of all *games* each number of *players* gets by its part, at least *fewest*.

    Fewer than that make no whole minibatch.
    """
    whole = sum(players.values())
    return {number: max(fewest, games * part // whole) for number, part in players.items()}


def tables(
    encoding: Encoding,
    recipe: BasicRecipe,
    seed: int,
    players: Mapping[int, int] | None = None,
    dealer: Dealer | None = None,
    *,
    wandering: float = WANDERING,
    kind: type[Rollout] = Rollout,
) -> list[Rollout]:
    """Return tables for each number of *players*, as many as the game has if nothing is said.

    The *dealer* deals their games, the game's own where there is none; the part *wandering* of them
    begins with moves by chance, and *kind* says where they are.
    """
    setup = training_setup_of(encoding.game)
    return [
        kind(
            encoding,
            dealer or setup,
            number,
            games,
            seed=seed * 100 + number,
            wandering=wandering,
        )
        for number, games in parted(recipe.games, players or setup.players).items()
    ]


def task_table(encoding: Encoding, task: LearningTask, games: int, *, seed: int) -> Rollout:
    """Return a table at which *games* games of a *task* are played, none begun by chance."""
    return Rollout(
        encoding,
        task,
        task.players,
        games,
        seed=seed + task.players,
        wandering=0.0,
        positions=task.positions(),
        horizon=task.horizon,
    )
