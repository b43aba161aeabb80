"""Recipes: in which stages the networks of leaves learn, as a TOML file has them.

A recipe has a ``seed``, the mix of its ``roots``, and a list of ``stage``.  Stages follow each
other; a generation of a stage is a number of pieces, turns that are solved with the networks as
they were before it, and then a fit of each of the stage's networks to them.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from intriga.core.errors import BadOptions, unknown

T = TypeVar("T")
OWN: Final = "own"  # the recipe that comes with the game
OWN_FILE: Final = ("intriga.games.coup.study", "turns.toml")
KINDS: Final[tuple[str, ...]] = ("2-2", "2-1", "1-2", "1-1")
"""The kinds of turns by the influences of the mover and of the other, in the networks' order."""


@dataclass(frozen=True, kw_only=True)
class RootMix:
    """The turns that are solved, in parts of 1.

    After a turn the next one is one that it leads to with the chance ``play``; else it begins
    afresh, with the chance ``even`` at even beliefs, or with random ones.  Beliefs that came by
    play are ``tempered`` with that chance: made sharper or flatter, and mixed with even ones.
    """

    play: float = 0.5
    even: float = 0.1
    tempered: float = 0.4


@dataclass(frozen=True, kw_only=True)
class NetStage:
    """One part of the training: the kinds of turns whose networks learn, and how much.

    ``pieces`` are those of a generation and ``turns`` those of a piece; ``rounds`` is how long a
    turn is solved.  ``steps`` are those of a fit.  The last generation has ``last_pieces`` and
    ``last_steps``, and its fit also has the pieces of as many generations before as it may
    ``recall``: worths then move little.  ``hidden`` are both hidden layers of each network, which
    has to be what it was in an earlier stage.
    """

    name: str
    kinds: tuple[str, ...]
    generations: int
    pieces: int
    last_pieces: int
    turns: int
    rounds: int
    steps: int
    last_steps: int
    hidden: tuple[int, int]
    rate: float = 1e-2
    batch: int = 512
    recall: int = 0

    def pieces_of(self, generation: int) -> int:
        """Return how many pieces a generation has, which count from 0."""
        return self.last_pieces if generation == self.generations - 1 else self.pieces

    def recalled_by(self, generation: int) -> range:
        """Return the generations before whose pieces a fit has too."""
        recalled = self.recall if generation == self.generations - 1 else 0
        return range(max(0, generation - recalled), generation)

    def steps_of(self, generation: int) -> int:
        """Return how many steps its fits have."""
        return self.last_steps if generation == self.generations - 1 else self.steps


@dataclass(frozen=True)
class TurnsRecipe:
    """A recipe as it was read; ``text`` is the file itself."""

    text: str
    seed: int
    stages: tuple[NetStage, ...]
    roots: RootMix = field(default_factory=RootMix)

    @property
    def digest(self) -> str:
        """Return a number that tells this recipe from others, in hexadecimal digits."""
        return sha256(self.text.encode()).hexdigest()


def read_recipe(named: str) -> TurnsRecipe:
    """Return the recipe in the file *named*, or the one of the package for ``own``.

    Raises:
        BadOptions: there is none, or one of its entries cannot be.
    """
    package, own = OWN_FILE
    file = files(package).joinpath(own) if named == OWN else Path(named)
    try:
        text = file.read_text(encoding="utf-8-sig")
        read = tomllib.loads(text)
    except (OSError, UnicodeDecodeError) as error:
        raise BadOptions("recipe", f"the recipe {named} cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadOptions("recipe", f"{named} is no TOML: {error}") from None
    return _recipe(text, read)


def _recipe(text: str, read: Mapping[str, Any]) -> TurnsRecipe:
    known = {"seed", "roots", "stage"}
    for name in read.keys() - known:
        raise BadOptions("recipe", unknown("entry of a recipe called", name, sorted(known)))
    entries: Any = read.get("stage", [])
    stages = tuple(_checked(_filled(NetStage, entry)) for entry in entries)
    if not stages:
        raise BadOptions("recipe", "a recipe has at least one [[stage]]")
    if len({stage.name for stage in stages}) < len(stages):
        raise BadOptions("recipe", "two stages of a recipe have one name")
    hidden: dict[str, tuple[int, int]] = {}
    for stage in stages:
        for kind in stage.kinds:
            if hidden.setdefault(kind, stage.hidden) != stage.hidden:
                reason = f"the network of {kind} has {hidden[kind]} hidden, not {stage.hidden}"
                raise BadOptions("recipe", f"{reason} as stage {stage.name} says")
    return TurnsRecipe(
        text, int(read.get("seed", 0)), stages, _filled(RootMix, read.get("roots", {}))
    )


def _filled(kind: type[T], entry: Mapping[str, Any]) -> T:
    """Return *entry* as *kind* has it.

    Raises:
        BadOptions: an entry that is not known, is missing, or is of another type.
    """
    names = [each.name for each in fields(kind)]  # pyright: ignore[reportArgumentType]
    for name in entry.keys() - set(names):
        raise BadOptions("recipe", unknown("entry of a recipe called", name, names))
    try:
        return kind(**{name: _tuple(value) for name, value in entry.items()})
    except TypeError as error:
        raise BadOptions("recipe", f"a part of the recipe does not fit: {error}") from None


def _tuple(value: Any) -> Any:  # noqa: ANN401  whatever a file has
    """Return a list as what does not change."""
    return tuple(cast("list[Any]", value)) if isinstance(value, list) else value


COUNTS: Final = ("generations", "pieces", "last_pieces", "turns", "rounds", "steps", "last_steps")


def _checked(stage: NetStage) -> NetStage:
    for name in (*COUNTS, "batch"):
        number = getattr(stage, name)
        if not isinstance(number, int) or number < 1:
            reason = f"{name} of stage {stage.name} is a whole number from 1 on, not {number!r}"
            raise BadOptions("recipe", reason)
    for kind in stage.kinds:
        if kind not in KINDS:
            raise BadOptions("recipe", unknown("kind of turn called", kind, KINDS))
    if len(stage.hidden) != 2:
        raise BadOptions("recipe", f"hidden of stage {stage.name} are two layers")
    return stage
