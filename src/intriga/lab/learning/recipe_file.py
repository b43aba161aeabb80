"""Recipes: the stages of a training, as a file has them.

A recipe is a TOML file with a ``game``, a ``seed``, and a list of ``stage``.  A stage has a
``name``, its ``decisions``, and any number of a :class:`intriga.lab.learning.selfplay.Recipe`,
with the ``size`` of its network.  Another ``algorithm`` of
:mod:`intriga.lab.learning.algorithms` has the numbers of its own recipe, and plays against itself
alone.  With a ``task`` the games are those of :mod:`intriga.lab.learning.learning_tasks`.
It begins with the policy of the stage that it ``begins`` with, or with nothing.  Its learner plays
against itself; with ``population`` also against the kinds of the game's population that are not
held out, and against the policies of the stages in its ``pool``; with ``answers`` instead against
that stage's policy alone, as a response to it.  With ``reads`` no policy
learns: that stage's policy meets the population and the pool, and a reader and an opponent model
learn by watching.  Its games are those of the game's setup, or a mixture of its ``variants``.

The ``run.toml`` of a run is a recipe too, with all that was not said.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from sys import float_info
from typing import TYPE_CHECKING, Any, Final, cast

from intriga.agents.network import Size
from intriga.core.errors import BadOptions, unknown
from intriga.core.games import manifest_of, ruleset_of
from intriga.lab.learning.algorithm import USUAL
from intriga.lab.learning.algorithms import ALGORITHMS
from intriga.lab.learning.descent import BasicRecipe
from intriga.lab.learning.learning_tasks import tasks_of
from intriga.lab.learning.selfplay import Recipe
from intriga.lab.learning.training_tables import training_setup_of
from intriga.lab.learning.variant_mixture import VariantMixture, VariantPart, is_playable

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

OWN: Final = "own"  # the recipe that comes with the game
LINKS: Final = ("begins", "answers", "reads")
EVERY: Final = ("checkpoints", "evaluate")  # each counts iterations
GAMES: Final = ("players", "variants")  # which a task says
WITH_OTHERS: Final = ("population", "pool", *LINKS)  # which the usual algorithm alone can do
OTHERS: Final = ("name", "decisions", "algorithm", "task", *GAMES, *WITH_OTHERS, *EVERY)
DESCRIBED: Final = ("network", "call")  # beside the recipe, in the file of a run
MAYBE_NONE: Final = ("kinds", "updates")  # counts that may be 0
CHECKPOINTS: Final = 500


@dataclass(frozen=True)
class Stage:
    """One part of a training.

    ``begins``, ``answers`` and ``reads`` name earlier stages, or are empty.  ``players`` says how
    many games of each number of players are played, in parts of all; ``pool`` how often an earlier
    stage's policy is met, in the parts of the population.  Without ``variants`` the game's setup
    deals.  The policy of every ``checkpoints``-th iteration is kept, and that of every
    ``evaluate``-th meets the pool of :mod:`intriga.lab.learning.pool`; 0 is for none.
    ``task`` is empty where the stage says itself what is played.
    """

    name: str
    recipe: Any  # of the type of its algorithm
    begins: str = ""
    answers: str = ""
    reads: str = ""
    population: bool = False
    players: Mapping[int, int] = field(default_factory=dict[int, int])
    pool: Mapping[str, float] = field(default_factory=dict[str, float])
    variants: Sequence[VariantPart] = ()
    checkpoints: int = CHECKPOINTS
    evaluate: int = 0
    algorithm: str = USUAL
    task: str = ""

    @property
    def before(self) -> str:
        """Return the name of the stage whose network it has to do with, empty for none."""
        return self.begins or self.answers or self.reads

    def entries(self) -> dict[str, Any]:
        """Return the stage as a recipe has it, in plain lists, numbers and words."""
        recipe = {name: each for name, each in asdict(self.recipe).items() if name != "horizon"}
        links = {name: getattr(self, name) for name in LINKS if getattr(self, name)}
        if self.reads:
            del recipe["size"]  # a reader has its own
        played = {
            "players": {str(number): part for number, part in self.players.items()},
            "pool": dict(self.pool),
            **({"variants": [asdict(each) for each in self.variants]} if self.variants else {}),
        }
        return {
            "name": self.name,
            **({"algorithm": self.algorithm} if self.algorithm != USUAL else {}),
            **links,
            "decisions": self.recipe.horizon,
            **({"population": True} if self.population else {}),
            **{name: getattr(self, name) for name in EVERY if not self.reads},
            **recipe,
            **({"task": self.task} if self.task else played),
        }


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
    file = _own_file(game) if named == OWN else Path(named)
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOptions("recipe", f"the recipe {named} cannot be read: {error}") from None
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadOptions("recipe", f"{named} is no TOML: {error}") from None
    return _plan(read, game)


def _own_file(game: str) -> "Traversable":
    """Return the recipe that comes with *game*.

    Raises:
        BadOptions: none does.
    """
    manifest, setup = manifest_of(game), training_setup_of(game)
    if not setup.recipe:
        raise BadOptions("recipe", f"{manifest.title} brings no recipe of its own: name a file")
    return manifest.file(setup.recipe)


def own_stage(game: str, **changes: Any) -> Stage:  # noqa: ANN401  fields of a stage
    """Return the stage of a run without a recipe: the learner of *game* plays against itself."""
    players = training_setup_of(game).players
    return replace(Stage("self-play", usual_recipe(game), players=players), **changes)


def _plan(read: dict[str, Any], game: str) -> TrainingPlan:
    known = {"game", "seed", "stage", *DESCRIBED}
    for name in read.keys() - known:
        raise BadOptions("recipe", unknown("entry of a recipe called", name, sorted(known)))
    if read.get("game") != game:
        raise BadOptions("recipe", f"the recipe is of {read.get('game')!r}, not of {game!r}")
    entries = _listed(read.get("stage"))
    if not entries:
        raise BadOptions("recipe", "a recipe has at least one [[stage]]")
    stages: dict[str, Stage] = {}
    for entry in entries:
        stage = _stage(entry, game, stages)
        stages[stage.name] = stage
    seed = _checked("seed", read.get("seed", 0), int)
    return TrainingPlan(game, seed, tuple(stages.values()))


def _stage(entry: dict[str, Any], game: str, before: Mapping[str, Stage]) -> Stage:
    """Return the stage of *entry*, which may name those *before* it that have a policy."""
    _check_played(entry, game)
    name = _check_names(entry, before)
    if "reads" in entry and entry.keys() & {"begins", "answers", "population"}:
        reason = f"{name} reads a stage, so it neither begins with one nor answers one"
        raise BadOptions("recipe", reason)
    if entry.get("population") and "begins" not in entry:
        raise BadOptions("recipe", f"{name} meets a population, so it begins with a stage")
    setup = training_setup_of(game)
    variants = tuple(_variant(each, game) for each in _listed(entry.get("variants")))
    algorithm, task = entry.get("algorithm", USUAL), entry.get("task", "")
    stage = Stage(
        name=name,
        recipe=usual_recipe(game, algorithm, task),
        algorithm=algorithm,
        task=task,
        begins=entry.get("begins", ""),
        answers=entry.get("answers", ""),
        reads=entry.get("reads", ""),
        population=_checked("population", entry.get("population", False), bool),
        players=_players(entry.get("players"), setup.players),
        pool={key: _checked(key, part, float) for key, part in entry.get("pool", {}).items()},
        variants=variants,
        checkpoints=_checked("checkpoints", entry.get("checkpoints", CHECKPOINTS), int),
        evaluate=_checked("evaluate", entry.get("evaluate", 0), int),
    )
    _check_variants(stage, game)
    return replace(stage, recipe=_recipe(entry, stage, before.get(stage.before)))


def usual_recipe(game: str, algorithm: str = USUAL, task: str = "") -> Any:  # noqa: ANN401  its type
    """Return the recipe of an *algorithm* for *game*, of whose entries nothing is said.

    Its network has the size that the *task* says, where there is one.
    """
    setup = training_setup_of(game)
    size = tasks_of(game)[task].size if task else setup.size
    if algorithm == USUAL:
        return Recipe(size=size, entropy=setup.entropy, **setup.numbers)
    return ALGORITHMS[algorithm].recipe(size=size)


def numbers_of(algorithm: str) -> dict[str, Any]:
    """Return the types of the numbers of an *algorithm*, by name."""
    kinds = {each.name: each.type for each in fields(ALGORITHMS[algorithm].recipe)}
    return {name: kind for name, kind in kinds.items() if name not in {"horizon", "size"}}


def _check_played(entry: dict[str, Any], game: str) -> None:
    """Check the algorithm and the task of *entry*, and that nothing stands beside them.

    Raises:
        BadOptions: there is no such one, or an entry that it leaves no room for.
    """
    name, known = entry.get("name"), {"algorithm": [*ALGORITHMS], "task": [*tasks_of(game)]}
    for key, names in known.items():
        if key in entry and entry[key] not in names:
            raise BadOptions("recipe", unknown(f"{key} called", str(entry[key]), names))
    if entry.get("algorithm", USUAL) != USUAL:
        for key in entry.keys() & {*WITH_OTHERS}:
            reason = f"{name} learns by {entry['algorithm']} against itself alone, without {key}"
            raise BadOptions("recipe", reason)
    if "task" in entry:
        for key in entry.keys() & {*GAMES, *WITH_OTHERS}:
            reason = f"{name} has a task, which says what is played, so it has no {key}"
            raise BadOptions("recipe", reason)


def _check_names(entry: dict[str, Any], before: Mapping[str, Stage]) -> str:
    """Return the name of the stage of *entry*, all of whose entries are known."""
    wanted = [*OTHERS, "size", *numbers_of(entry.get("algorithm", USUAL))]
    for name in entry.keys() - {*wanted}:
        raise BadOptions("recipe", unknown("entry of a stage called", name, wanted))
    name = entry.get("name", "")
    if not isinstance(name, str) or not name.replace("-", "").isalnum() or name in before:
        reason = f"a stage has a name of letters, digits and dashes that no other has, not {name!r}"
        raise BadOptions("recipe", reason)
    for link in (*(entry[link] for link in LINKS if link in entry), *entry.get("pool", {})):
        if link not in before or before[link].reads:
            reason = f"{name} names the stage {link!r}, which is not before it, or only reads"
            raise BadOptions("recipe", reason)
    for every in EVERY:
        if "reads" in entry and every in entry:
            raise BadOptions(
                "recipe", f"{name} reads a stage, so it has no {every}: no policy learns"
            )
    return name


def _recipe(entry: dict[str, Any], stage: Stage, before: Stage | None) -> BasicRecipe:
    """Return the numbers of *stage*, whose network is of the size of that *before* it.

    Raises:
        BadOptions: no decisions, another size, or a number that cannot be.
    """
    usual = stage.recipe if before is None else replace(stage.recipe, size=before.recipe.size)
    size = _size(entry["size"]) if "size" in entry else usual.size
    if before is not None and size != usual.size:
        reason = f"{stage.name} has to do with {before.name}, whose network has another size"
        raise BadOptions("recipe", reason)
    kinds = numbers_of(stage.algorithm)
    numbers = {key: _number(key, entry[key], kinds[key]) for key in entry if key in kinds}
    horizon = _checked("decisions", entry.get("decisions", 0.0), float)
    if horizon <= 0:
        raise BadOptions("recipe", f"the stage {stage.name} has above 0 decisions")
    return replace(usual, **numbers, horizon=horizon, size=size)


def _size(read: Any) -> Size:  # noqa: ANN401  as read
    """Return the size of a network: a number above 0 for each of its layers that is named."""
    names = [each.name for each in fields(Size)]
    entries = cast("dict[str, Any]", read) if isinstance(read, dict) else {"size": read}
    for name in entries.keys() - {*names}:
        raise BadOptions("recipe", unknown("layer of a network called", name, names))
    widths = {name: _checked(name, width, int) for name, width in entries.items()}
    if 0 in widths.values():
        raise BadOptions("recipe", f"the layers of a network are wider than 0, not {entries}")
    return Size(**widths)


def _variant(read: Any, game: str) -> VariantPart:  # noqa: ANN401  as read
    """Return a variant of a mixture.

    Raises:
        BadOptions: another entry, or an edition, option or value that is unknown.
    """
    names = [each.name for each in fields(VariantPart)]
    entries = cast("dict[str, Any]", read) if isinstance(read, dict) else {str(read): read}
    for name in entries.keys() - {*names}:
        raise BadOptions("recipe", unknown("entry of a variant called", name, names))
    editions = ruleset_of(game).variants.editions
    edition = str(entries.get("edition", next(iter(editions))))
    if edition not in editions:
        raise BadOptions("recipe", unknown("edition", edition, editions))
    part, options = _checked("part", entries.get("part", 1.0), float), entries.get("options", {})
    if part == 0 or not isinstance(options, dict):
        reason = f"a variant has a part above 0 and options with a value each, not {entries}"
        raise BadOptions("recipe", reason)
    variant = VariantPart(edition, cast("dict[str, Any]", options), part)
    least, most = editions[edition].least, editions[edition].most
    if not any(is_playable(game, variant, players) for players in range(least, most + 1)):
        ruleset_of(game).options(edition, variant.options, least)  # says why
    return variant


def _check_variants(stage: Stage, game: str) -> None:
    """Check that there is a variant for each number of players, and one alone for a response.

    Raises:
        BadOptions: there is not.
    """
    if not stage.variants:
        return
    if stage.answers and len(stage.variants) > 1:
        raise BadOptions("recipe", f"{stage.name} answers a stage, in one of the variants alone")
    for players in stage.players:
        VariantMixture(game, stage.variants).fitting(players)


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
    """Return *value* as the field *name* of a recipe, which is of this *kind*, has it.

    Raises:
        BadOptions: it is of another kind, or nothing is left to divide by.
    """
    if kind in {int, float}:
        number = _checked(name, value, kind)
        if number == 0 and (name == "cooled" or (kind is int and name not in MAYBE_NONE)):
            raise BadOptions("recipe", f"{name} is above 0, not {value!r}")
        return number
    found = _listed(value)
    if len(found) != len(("at the start", "at the end")):
        raise BadOptions("recipe", f"{name} is two numbers, not {value!r}")
    return tuple(_checked(name, each, float) for each in found)


def _listed(value: Any) -> list[Any]:  # noqa: ANN401  as read
    """Return *value* if it is a list, else none."""
    return cast("list[Any]", value) if isinstance(value, list) else []


def _checked(name: str, value: Any, kind: type[Any]) -> Any:  # noqa: ANN401  of *kind*
    """Return *value*, which has to be of *kind*, finite and not below 0."""
    fits = type(value) in {int, float} if kind is float else type(value) is kind
    if not fits or not 0 <= value <= float_info.max:
        reason = f"{name} is {kind.__name__}, at least 0 and finite, not {value!r}"
        raise BadOptions("recipe", reason)
    return kind(value)
