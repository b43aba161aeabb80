# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportMissingTypeStubs=false
# JAX brings only some types.
"""Training in stages, as a recipe has them: one after the other, each in its own folder.

A recipe is a TOML file with a ``game``, a ``seed``, and a list of ``stage``.  A stage has a
``name``, its ``decisions``, and any number of a :class:`intriga.lab.learning.selfplay.Recipe`.
It begins with the policy of the stage that it ``begins`` with, or with nothing.  Its learner plays
against itself; with ``population`` also against the kinds of the game's population that are not
held out, and against the policies of the stages in its ``pool``; with ``answers`` instead against
that stage's policy alone, as a response to it.  With ``reads`` no policy
learns: that stage's policy meets the population and the pool, and a reader and an opponent model
learn by watching.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, cast

import jax.numpy as jnp

from intriga.agents import agent
from intriga.agents.network import Weights
from intriga.agents.policy import Policy, encoding_of, read_network
from intriga.core.errors import BadOptions, unknown
from intriga.core.games import manifest_of, population_of, ruleset_of
from intriga.lab.learning.best_response import Setting, TrainingBudget, respond
from intriga.lab.learning.checkpoints import Progress, Run
from intriga.lab.learning.jax_network import fits
from intriga.lab.learning.reader_training import learn_to_read
from intriga.lab.learning.rivals import ByNetwork, Member, PopulationTable, rival
from intriga.lab.learning.rollout import Rollout
from intriga.lab.learning.selfplay import Learner, Recipe, Samples, begin, collect, optimiser
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


OWN: Final = "own"  # the recipe that comes with the game
LINKS: Final = ("begins", "answers", "reads")
OTHERS: Final = ("name", "decisions", "population", "players", "pool", *LINKS)


@dataclass(frozen=True)
class Stage:
    """One part of a training.

    ``begins``, ``answers`` and ``reads`` name earlier stages, or are empty.  ``players`` says how
    many games of each number of players are played, in parts of all; ``pool`` how often an earlier
    stage's policy is met, in the parts of the population.
    """

    name: str
    recipe: Recipe
    begins: str = ""
    answers: str = ""
    reads: str = ""
    population: bool = False
    players: Mapping[int, int] = field(default_factory=dict[int, int])
    pool: Mapping[str, float] = field(default_factory=dict[str, float])


@dataclass(frozen=True)
class TrainingPlan:
    """A recipe as it was read: the stages, in order, and the seed that all begin with."""

    game: str
    seed: int
    stages: tuple[Stage, ...]


def read_plan(game: str, named: str) -> TrainingPlan:
    """Return the recipe of *game* in the file *named*, or the one of the package for ``own``.

    Raises:
        BadOptions: there is none, it is of another game, or one of its entries cannot be.
    """
    own = manifest_of(game).file(training_setup_of(game).recipe)
    file = own if named == OWN else Path(named)
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOptions("recipe", f"the recipe {named} cannot be read: {error}") from None
    try:
        plan = _plan(tomllib.loads(text), game)
    except tomllib.TOMLDecodeError as error:
        raise BadOptions("recipe", f"{named} is no TOML: {error}") from None
    return plan


def _plan(read: dict[str, Any], game: str) -> TrainingPlan:
    known = {"game", "seed", "stage"}
    for name in read.keys() - known:
        raise BadOptions("recipe", unknown("entry of a recipe called", name, sorted(known)))
    if read.get("game") != game:
        raise BadOptions("recipe", f"the recipe is of {read.get('game')!r}, not of {game!r}")
    entries = _listed(read.get("stage"))
    if not entries:
        raise BadOptions("recipe", "a recipe has at least one [[stage]]")
    stages: list[Stage] = []
    for entry in entries:
        taken = [stage.name for stage in stages]
        policies = [stage.name for stage in stages if not stage.reads]
        stages.append(_stage(entry, game, taken, policies))
    seed = _checked("seed", read.get("seed", 0), int)
    return TrainingPlan(game, seed, tuple(stages))


def _stage(entry: dict[str, Any], game: str, taken: list[str], before: list[str]) -> Stage:
    """Return the stage of *entry*, which may name the stages *before* it that have a policy.

    The names *taken* are those of all before it.
    """
    numbers = {each.name: each for each in fields(Recipe) if each.name not in {"horizon", "size"}}
    for name in entry:
        if name not in numbers and name not in OTHERS:
            wanted = [*OTHERS, *numbers]
            raise BadOptions("recipe", unknown("entry of a stage called", name, wanted))
    name = entry.get("name", "")
    if not isinstance(name, str) or not name.replace("-", "").isalnum() or name in taken:
        reason = f"a stage has a name of letters, digits and dashes that no other has, not {name!r}"
        raise BadOptions("recipe", reason)
    for link in (*(entry[link] for link in LINKS if link in entry), *entry.get("pool", {})):
        if link not in before:
            reason = f"{name} names the stage {link!r}, which is not before it, or only reads"
            raise BadOptions("recipe", reason)
    if "reads" in entry and entry.keys() & {"begins", "answers", "population"}:
        reason = f"{name} reads a stage, so it neither begins with one nor answers one"
        raise BadOptions("recipe", reason)
    setup = training_setup_of(game)
    chosen: dict[str, Any] = {"size": setup.size, "entropy": setup.entropy}
    chosen |= {key: _number(key, entry[key], numbers[key].type) for key in entry if key in numbers}
    recipe = Recipe(**chosen, horizon=_checked("decisions", entry.get("decisions", 0.0), float))
    if recipe.horizon <= 0:
        raise BadOptions("recipe", f"the stage {name} has above 0 decisions")
    if entry.get("population") and "begins" not in entry:
        raise BadOptions("recipe", f"{name} meets a population, so it begins with a stage")
    return Stage(
        name=name,
        recipe=recipe,
        begins=entry.get("begins", ""),
        answers=entry.get("answers", ""),
        reads=entry.get("reads", ""),
        population=_checked("population", entry.get("population", False), bool),
        players=_players(entry.get("players"), setup.players),
        pool={key: _checked(key, part, float) for key, part in entry.get("pool", {}).items()},
    )


def _players(read: Any, usual: Mapping[int, int]) -> Mapping[int, int]:  # noqa: ANN401  as read
    """Return the parts of each number of players, the *usual* ones where nothing is said."""
    if read is None:
        return usual
    try:
        parts = {int(number): _checked("players", part, int) for number, part in read.items()}
    except ValueError:
        parts = {0: 0}
    if not parts.keys() <= usual.keys() or min(parts.values(), default=0) <= 0:
        reason = f"players are parts above 0 of {sorted(usual)}, not {dict(read)}"
        raise BadOptions("recipe", reason)
    return parts


def _number(name: str, value: Any, kind: Any) -> Any:  # noqa: ANN401  of the field it is for
    """Return *value* as the field *name* of a recipe, which is of this *kind*, has it."""
    if kind in {int, float}:
        return _checked(name, value, kind)
    found = _listed(value)
    if len(found) != len(("at the start", "at the end")):
        raise BadOptions("recipe", f"{name} is two numbers, not {value!r}")
    return tuple(_checked(name, each, float) for each in found)


def _listed(value: Any) -> list[Any]:  # noqa: ANN401  as read
    """Return *value* if it is a list, else none."""
    return cast("list[Any]", value) if isinstance(value, list) else []


def _checked(name: str, value: Any, kind: type[Any]) -> Any:  # noqa: ANN401  of *kind*
    """Return *value*, which has to be of *kind* and not below 0."""
    fits = type(value) in {int, float} if kind is float else type(value) is kind
    if not fits or value < 0:
        raise BadOptions("recipe", f"{name} is {kind.__name__}, at least 0, not {value!r}")
    return kind(value)


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
