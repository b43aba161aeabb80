"""Recipes as files: the stages in which a network is trained, one after the other.

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
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, cast

from intriga.core.errors import BadOptions
from intriga.core.games import manifest_of
from intriga.core.suggestions import unknown
from intriga.lab.learning.selfplay import Recipe
from intriga.lab.learning.training import training_setup_of

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
