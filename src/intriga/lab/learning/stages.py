# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportMissingTypeStubs=false
# JAX brings only some types.
"""Training in stages, as the file of a recipe has them: in order, each in its own folder."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import jax.numpy as jnp

from intriga.agents import agent
from intriga.agents.network import Weights
from intriga.agents.policy import Policy, encoding_of, read_network
from intriga.core.games import population_of, ruleset_of
from intriga.lab.learning.best_response import Setting, TrainingBudget, respond
from intriga.lab.learning.checkpoints import Progress, Run
from intriga.lab.learning.jax_network import fits
from intriga.lab.learning.reader_training import learn_to_read
from intriga.lab.learning.recipe_file import Stage, TrainingPlan
from intriga.lab.learning.rivals import ByNetwork, Member, PopulationTable, rival
from intriga.lab.learning.rollout import Rollout
from intriga.lab.learning.selfplay import Learner, Samples, begin, collect, optimiser
from intriga.lab.learning.training import (
    Step,
    TrainingCourse,
    go_on,
    parted,
    tables,
    training_setup_of,
)

if TYPE_CHECKING:
    from intriga.lab.learning.jax_network import Trained

ITSELF: Final = "itself"  # the kind of players by the network that is read for
FEWEST: Final = 72  # games of a table: half of its moves are others', and half of those are spared


@dataclass(frozen=True)
class Staging:
    """Where the stages of *plan* are kept: each in a folder of its name below *folder*.

    A stage whose folder has a policy and nothing else is over: its policy is taken as it is.
    """

    plan: TrainingPlan
    folder: Path

    def run(self, stage: str) -> Run:
        """Return the run of the *stage* called so."""
        return Run(self.folder / stage, encoding_of(self.plan.game))

    def is_over(self, stage: Stage) -> bool:
        """Say whether *stage* has learned from all its decisions, or has a policy alone."""
        run = self.run(stage.name)
        progress = run.progress()
        if progress is None:
            return run.policy.exists()
        return progress.decisions >= stage.recipe.horizon

    @property
    def over(self) -> bool:
        """Say whether all stages are over."""
        return all(self.is_over(stage) for stage in self.plan.stages)

    def standing(self, stage: Stage) -> str:
        """Return how far *stage* is, in words."""
        progress = self.run(stage.name).progress()
        if progress is None:
            return "taken as it is" if self.is_over(stage) else "not begun"
        hours, of = progress.seconds / 3600, stage.recipe.horizon / 1e6
        return f"{progress.decisions / 1e6:.2f} of {of:g} million decisions, {hours:.2f} hours"

    def weights(self, stage: str) -> Weights:
        """Return the weights of the policy that the *stage* called so came to."""
        return read_network(self.run(stage).policy, self.plan.game).weights


def train_in_stages(staging: Staging, seconds: float = float("inf")) -> Iterator[tuple[str, Step]]:
    """Go on with the first stage that is not over, and the next ones; yield each iteration.

    All ends after *seconds*, and goes on from there when it is called again.
    """
    begun = perf_counter()
    for stage in staging.plan.stages:
        left = seconds - (perf_counter() - begun)
        if staging.is_over(stage) or left <= 0:
            continue
        course = _reading if stage.reads else _response if stage.answers else _selfplay
        for step in course(staging, stage, left):
            yield stage.name, step


def _response(staging: Staging, stage: Stage, seconds: float) -> Iterator[Step]:
    """Learn a response to the stage that *stage* answers, as it would be measured."""
    game, run = staging.plan.game, staging.run(stage.name)
    players = next(iter(stage.players))
    setting = Setting(game, players, next(iter(ruleset_of(game).variants.editions)))
    answered = read_network(staging.run(stage.answers).policy, game)
    begun = perf_counter()
    for step in respond(
        setting,
        Policy(answered),
        run,
        stage.recipe,
        budget=TrainingBudget(stage.recipe.horizon),
        seed=staging.plan.seed,
        weights=answered.weights,
    ):
        yield step
        if perf_counter() - begun >= seconds:
            return


def _selfplay(staging: Staging, stage: Stage, seconds: float) -> Iterator[Step]:
    """Let the learner of *stage* play against itself, and whom it is to meet."""
    run, seed = staging.run(stage.name), staging.plan.seed
    learner, progress = run.load(learner_of(staging, stage))
    seats = _tables(staging, stage, seed + progress.iterations)

    def gather(learner: Learner) -> list[Samples]:
        return [collect(learner, table, stage.recipe) for table in seats]

    course = TrainingCourse(
        gather=gather,
        done=lambda progress: progress.decisions / stage.recipe.horizon,
        seats=seats,
        seed=seed,
        seconds=seconds,
    )
    yield from go_on(run, learner, progress, stage.recipe, course)


def _reading(staging: Staging, stage: Stage, seconds: float) -> Iterator[Step]:
    """Learn of which kinds the players are that the policy meets, and how they play."""
    run, seed = staging.run(stage.name), staging.plan.seed
    progress = run.progress() or Progress()
    yield from learn_to_read(
        run,
        stage.recipe,
        staging.weights(stage.reads),
        _population_tables(staging, stage, seed + progress.iterations),
        (ITSELF, *(member.name for member in _population(staging, stage))),
        seed=seed,
        seconds=seconds,
    )


def learner_of(staging: Staging, stage: Stage) -> Learner:
    """Return the learner that *stage* begins with: that of an earlier stage, or a fresh one.

    A critic with the same number of kinds of players goes on; any other is a fresh one.
    """
    encoding = encoding_of(staging.plan.game)
    fresh = begin(encoding, stage.recipe, staging.plan.seed)
    if not stage.begins:
        return fresh
    policy = _trained(staging.weights(stage.begins))
    file, critic = staging.run(stage.begins).critic, fresh.critic
    if file.exists():
        kept = _trained(read_network(file, staging.plan.game).weights)
        critic = kept if fits(kept, critic) else critic
    return Learner(policy, critic, policy, optimiser(stage.recipe).init((policy, critic)))


def _trained(weights: Weights) -> "Trained":
    return {name: jnp.asarray(each, jnp.float32) for name, each in weights.items()}


def _tables(staging: Staging, stage: Stage, seed: int) -> Sequence[Rollout]:
    """Return the tables of *stage*, one for each number of players."""
    if stage.population:
        return _population_tables(staging, stage, seed)
    return tables(encoding_of(staging.plan.game), stage.recipe, seed, stage.players)


def _population_tables(staging: Staging, stage: Stage, seed: int) -> list[PopulationTable]:
    """Return tables for each number of players at which *stage* meets its population."""
    game, recipe = staging.plan.game, stage.recipe
    members = _population(staging, stage)
    plain = ByNetwork(staging.weights(stage.reads or stage.begins))
    return [
        PopulationTable(
            encoding_of(game),
            training_setup_of(game),
            players,
            games,
            members,
            plain,
            seed=seed * 100 + players,
            straying=recipe.straying,
        )
        for players, games in parted(recipe.games, stage.players, FEWEST).items()
    ]


def _population(staging: Staging, stage: Stage) -> list[Member]:
    """Return the opponents of the learner of *stage*: kinds that are not held out, and its pool."""
    game = staging.plan.game
    met = [member for member in population_of(game) if not member.held_out]
    members = [
        Member(each.agent, rival(agent(each.agent, game), staging.plan.seed + at), each.met)
        for at, each in enumerate(met)
    ]
    pool = [
        Member(name, ByNetwork(staging.weights(name)), part) for name, part in stage.pool.items()
    ]
    return members + pool
