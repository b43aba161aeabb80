# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportMissingTypeStubs=false
# JAX brings only some types.
"""Training in stages, as a recipe has them: one after the other, each in its own folder."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import jax.numpy as jnp

from intriga.agents import agent
from intriga.agents.network import Weights
from intriga.agents.policy import Policy, encoding_of, read_network
from intriga.core.errors import BadOptions
from intriga.core.games import population_of, ruleset_of
from intriga.lab.learning.algorithm import USUAL
from intriga.lab.learning.algorithms import ALGORITHMS
from intriga.lab.learning.best_response import Setting, TrainingBudget, respond
from intriga.lab.learning.checkpoints import Progress, Run
from intriga.lab.learning.descent import optimiser
from intriga.lab.learning.jax_network import fits
from intriga.lab.learning.learning_tasks import tasks_of
from intriga.lab.learning.reader_training import learn_to_read
from intriga.lab.learning.recipe_file import Stage, TrainingPlan
from intriga.lab.learning.rivals import ByNetwork, Member, PopulationTable, rival
from intriga.lab.learning.rollout import Dealer, Rollout
from intriga.lab.learning.selfplay import Learner, begin
from intriga.lab.learning.training import TrainingCourse, TrainingStep, go_on
from intriga.lab.learning.training_tables import parted, tables, task_table, training_setup_of
from intriga.lab.learning.variant_mixture import VariantMixture

if TYPE_CHECKING:
    from intriga.lab.learning.jax_network import Trained


ITSELF: Final = "itself"  # the kind of players by the network that is read for
NEEDED_ON_CARD: Final = "games on a graphics card need what comes with: pip install 'intriga[gpu]'"
FEWEST: Final = 72  # games of a table: half of its moves are others', and half of those are spared


@dataclass(frozen=True)
class Staging:
    """Where the stages of *plan* are kept: each in a folder of its name below *folder*.

    The only stage of a plan lies in *folder* itself.  A stage whose folder has a policy and nothing
    else is over: its policy is taken as it is.  Self-play is on a graphics card with *card*.

    Raises:
        BadOptions: what brings games on a card is not installed, or there is no card.
    """

    plan: TrainingPlan
    folder: Path
    card: bool = False

    def __post_init__(self) -> None:
        if self.card:
            _on_card()

    def run(self, stage: str) -> Run:
        """Return the run of the *stage* called so."""
        own = self.folder if len(self.plan.stages) == 1 else self.folder / stage
        return Run(own, encoding_of(self.plan.game))

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


def train_in_stages(
    staging: Staging, seconds: float = float("inf")
) -> Iterator[tuple[str, TrainingStep]]:
    """Go on with the first stage that is not over, and the next ones; yield each iteration.

    All ends after *seconds* of learning, and goes on from there when it is called again.
    """
    for stage in staging.plan.stages:
        if staging.is_over(stage) or seconds <= 0:
            continue
        begun = (staging.run(stage.name).progress() or Progress()).seconds
        course = _reading if stage.reads else _response if stage.answers else _selfplay
        last = begun
        for step in course(staging, stage, seconds):
            last = step.progress.seconds
            yield stage.name, step
        seconds -= last - begun


def _response(staging: Staging, stage: Stage, seconds: float) -> Iterator[TrainingStep]:
    """Learn a response to the stage that *stage* answers, as it would be measured."""
    game = staging.plan.game
    edition, options = next(iter(ruleset_of(game).variants.editions)), {}
    for each in stage.variants:
        edition, options = each.edition, each.options
    answered = read_network(staging.run(stage.answers).policy, game)
    yield from respond(
        Setting(game, next(iter(stage.players)), edition, options),
        Policy(answered),
        staging.run(stage.name),
        stage.recipe,
        budget=TrainingBudget(stage.recipe.horizon),
        seed=staging.plan.seed,
        weights=answered.weights,
        seconds=seconds,
        checkpoints=stage.checkpoints,
        evaluated=stage.evaluate,
    )


def _selfplay(staging: Staging, stage: Stage, seconds: float) -> Iterator[TrainingStep]:
    """Let the learner of *stage* play against itself, and whom it is to meet."""
    run, recipe = staging.run(stage.name), stage.recipe
    seats, algorithm = stage_tables(staging, stage), ALGORITHMS[stage.algorithm]
    course = TrainingCourse(
        first=(
            learner_of(staging, stage)
            if stage.begins
            else algorithm.begin(seats, recipe, staging.plan.seed)
        ),
        iterate=algorithm.learns(seats, recipe),
        export=algorithm.export,
        done=lambda progress: progress.decisions / recipe.horizon,
        seats=seats,
        seed=staging.plan.seed,
        seconds=seconds,
        checkpoints=stage.checkpoints,
        evaluated=stage.evaluate,
    )
    yield from go_on(run, course)


def _reading(staging: Staging, stage: Stage, seconds: float) -> Iterator[TrainingStep]:
    """Learn of which kinds the players are that the policy meets, and how they play."""
    yield from learn_to_read(
        staging.run(stage.name),
        stage.recipe,
        staging.weights(stage.reads),
        _population_tables(staging, stage),
        (ITSELF, *(member.name for member in _population(staging, stage))),
        seed=staging.plan.seed,
        seconds=seconds,
    )


def learner_of(staging: Staging, stage: Stage) -> Learner:
    """Return the learner that *stage* begins with: that of an earlier stage.

    A critic with the same number of kinds of players goes on; any other is a fresh one.
    """
    fresh = begin(encoding_of(staging.plan.game), stage.recipe, staging.plan.seed)
    policy = _trained(staging.weights(stage.begins))
    file, critic = staging.run(stage.begins).critic, fresh.critic
    if file.exists():
        kept = _trained(read_network(file, staging.plan.game).weights)
        critic = kept if fits(kept, critic) else critic
    return Learner(policy, critic, policy, optimiser(stage.recipe).init((policy, critic)))


def _trained(weights: Weights) -> "Trained":
    return {name: jnp.asarray(each, jnp.float32) for name, each in weights.items()}


def _dealer(game: str, stage: Stage) -> Dealer:
    """Return the source of the games of *stage*."""
    return VariantMixture(game, stage.variants) if stage.variants else training_setup_of(game)


def stage_tables(staging: Staging, stage: Stage) -> Sequence[Rollout]:
    """Return the tables of *stage*, one for each number of players.

    Of self-play by the usual algorithm alone they are on a card, if *staging* asks for one.
    """
    if stage.population:
        return _population_tables(staging, stage)
    plan, algorithm = staging.plan, ALGORITHMS[stage.algorithm]
    encoding = encoding_of(plan.game)
    if stage.task:
        task, seed = tasks_of(plan.game)[stage.task], plan.seed * 100
        return [task_table(encoding, task, stage.recipe.games, seed=seed)]
    return tables(
        encoding,
        stage.recipe,
        plan.seed,
        stage.players,
        _dealer(plan.game, stage),
        wandering=algorithm.wandering,
        kind=_on_card() if staging.card and stage.algorithm == USUAL else Rollout,
    )


def _on_card() -> type[Rollout]:
    """Return the tables whose games never leave a graphics card.

    Raises:
        BadOptions: what brings them is not installed, or there is no card.
    """
    try:
        from intriga.lab.cuda import NEEDED, cuda  # noqa: PLC0415  an extra
        from intriga.lab.learning.cuda_rollout import CudaRollout  # noqa: PLC0415
    except ImportError:
        raise BadOptions("card", NEEDED_ON_CARD) from None
    if not cuda.is_available():
        raise BadOptions("card", NEEDED)
    return CudaRollout


def _population_tables(staging: Staging, stage: Stage) -> list[PopulationTable]:
    """Return tables for each number of players at which *stage* meets its population."""
    game, recipe = staging.plan.game, stage.recipe
    members = _population(staging, stage)
    plain = ByNetwork(staging.weights(stage.reads or stage.begins))
    return [
        PopulationTable(
            encoding_of(game),
            _dealer(game, stage),
            players,
            games,
            members,
            plain,
            seed=staging.plan.seed * 100 + players,
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
