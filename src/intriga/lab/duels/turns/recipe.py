"""Recipes: in which stages the networks of leaves learn, as a TOML file has them.

A recipe has a ``seed``, the mix of its ``roots``, and a list of ``stage``.  Stages follow each
other; a generation of a stage is a number of pieces, turns that are solved with the networks as
they were before it, and then a fit of each of the stage's networks to them.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, asdict, dataclass, field, fields, replace
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar, cast, get_type_hints

import msgspec
from msgspec import Meta

from intriga.core.errors import BadOptions, unknown

T = TypeVar("T")
OWN: Final = "own"  # the recipe that comes with the game
OWN_FILE: Final = ("intriga.games.coup.study", "turns.toml")
KINDS: Final[tuple[str, ...]] = ("2-2", "2-1", "1-2", "1-1")
"""The kinds of turns by the influences of the mover and of the other, in the networks' order."""


def _count(least: int) -> Meta:
    return Meta(ge=least, description=f"a whole number from {least} on")


Count = Annotated[int, _count(1)]
Pieces = Annotated[int, _count(2)]  # of which one is held out
Whole = Annotated[int, _count(0)]
Part = Annotated[float, Meta(ge=0, le=1, description="a number from 0 to 1")]
Rate = Annotated[float, Meta(gt=0, le=1, description="a number above 0, at most 1")]
Flag = Annotated[bool, Meta(description="true or false")]
Layers = Annotated[tuple[Count, Count], Meta(description="two whole numbers from 1 on")]
LayersByKind = Annotated[
    dict[str, tuple[Count, Count]], Meta(description="a table of two whole numbers by kind of turn")
]
Kinds = Annotated[
    tuple[str, ...], Meta(min_length=1, description="a list of at least one kind of turn")
]
Name = Annotated[
    str,
    Meta(
        pattern="^[a-z0-9]+([ -][a-z0-9]+)*$",
        description="words of small letters and digits, with a space or a hyphen between",
    ),
]


@dataclass(frozen=True, kw_only=True)
class RootMix:
    """The turns that are solved, in parts of 1.

    After a turn those at so many ``ends`` of it follow with the chance ``play``, all but one only
    where somebody has lost an influence: there are fewer of these, and they are solved faster.
    Where none follows a turn begins afresh, with the chance ``dealt`` with the first of a game,
    else by chance: with the chance ``even`` at even beliefs, or with random ones.  Beliefs that
    came by play are ``tempered`` with that chance: made sharper or flatter, with other characters
    likelier, and mixed with even ones.  With the chance ``coins`` such a turn has others than play
    led to: there are few turns with many coins, and a network is worst where it has seen little.
    """

    play: Part = 0.5
    ends: Count = 1
    dealt: Part = 0.0
    even: Part = 0.1
    tempered: Part = 0.4
    coins: Part = 0.0


@dataclass(frozen=True, kw_only=True)
class NetStage:
    """One part of the training: the kinds of turns whose networks learn, and how much.

    ``pieces`` are those of a generation, of which one is held out, and ``turns`` those of a piece;
    ``rounds`` is how long a turn is solved.  ``steps`` are those of a fit.  The last generation has
    ``last_pieces`` and ``last_steps``, and its fit also has the pieces of as many generations
    before as it may ``recall``: worths then move little.  Every fit has those of the generations
    before that it may ``remember``, also of earlier stages that have its kinds.  A fit goes on from
    the one before, or begins ``afresh``: slower, and nearer to turns that were held out; so do
    weights that fall by the ``weight_decay`` of :class:`~intriga.lab.duels.turns.fit.FitEffort`.
    ``hidden`` are both hidden layers of the networks, but for the kinds in ``hidden_of``; one that
    had others before begins afresh.  ``roots`` are the mix of the recipe, but for entries that the
    stage has itself.
    """

    name: Name
    kinds: Kinds
    generations: Count
    pieces: Pieces
    last_pieces: Pieces
    turns: Count
    rounds: Count
    steps: Count
    last_steps: Count
    hidden: Layers
    hidden_of: LayersByKind = field(default_factory=dict[str, tuple[int, int]])
    rate: Rate = 1e-2
    weight_decay: Part = 0.0
    batch: Count = 512
    recall: Whole = 0
    remember: Whole = 0
    afresh: Flag = False
    roots: RootMix = RootMix()

    @property
    def stem(self) -> str:
        """Return how the names of its files begin."""
        return self.name.replace(" ", "-")

    def pieces_of(self, generation: int) -> int:
        """Return how many pieces a generation has, which count from 0."""
        return self.last_pieces if generation == self.generations - 1 else self.pieces

    def recalls(self, generation: int) -> int:
        """Return of how many generations before a fit has the pieces too."""
        is_last = generation == self.generations - 1
        return max(self.remember, self.recall if is_last else 0)

    def layers_of(self, kind: str) -> tuple[int, int]:
        """Return the hidden layers of the network of *kind*."""
        return self.hidden_of.get(kind, self.hidden)

    def steps_of(self, generation: int) -> int:
        """Return how many steps its fits have."""
        return self.last_steps if generation == self.generations - 1 else self.steps


@dataclass(frozen=True)
class TurnsRecipe:
    """A recipe as it was read; ``text`` is the file itself."""

    text: str
    seed: int
    stages: tuple[NetStage, ...]

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
    seed = _checked(Whole, "seed of the recipe", read.get("seed", 0))
    roots = _filled(RootMix, "roots of the recipe", read.get("roots", {}))
    entries: Any = read.get("stage", [])
    if not entries or not isinstance(entries, list):
        raise BadOptions("recipe", "a recipe has at least one [[stage]], in two pairs of brackets")
    numbered = enumerate(cast("list[Any]", entries), 1)
    stages = tuple(_stage(f"stage {number}", entry, roots) for number, entry in numbered)
    _check_together(stages)
    return TurnsRecipe(text, seed, stages)


def _stage(where: str, entry: Any, roots: RootMix) -> NetStage:  # noqa: ANN401  whatever a file has
    """Return a stage with the *roots* of the recipe, but for those it has itself."""
    entry = _table(where, entry)
    own = _table(f"roots of {where}", entry.get("roots", {}))
    mix = _filled(RootMix, f"roots of {where}", {**asdict(roots), **own})
    rest = {name: value for name, value in entry.items() if name != "roots"}
    return replace(_filled(NetStage, where, rest), roots=mix)


def _check_together(stages: Sequence[NetStage]) -> None:
    """Refuse stages that cannot be in one recipe.

    Raises:
        BadOptions: files of one name, or a kind that is not known or is there twice.
    """
    if len({stage.stem for stage in stages}) < len(stages):
        raise BadOptions("recipe", "two stages of a recipe have one name, or differ by a hyphen")
    for stage in stages:
        if len(set(stage.kinds)) < len(stage.kinds):
            raise BadOptions("recipe", f"a kind of stage {stage.name} is there twice")
        for kind in (*stage.kinds, *stage.hidden_of):
            if kind not in KINDS:
                raise BadOptions("recipe", unknown("kind of turn called", kind, KINDS))


def _filled(kind: type[T], where: str, entry: Any) -> T:  # noqa: ANN401  whatever a file has
    """Return the *entry* that is *where* as *kind* has it.

    Raises:
        BadOptions: an entry of it that is not known, is missing, or cannot be.
    """
    hints, given = get_type_hints(kind, include_extras=True), _table(where, entry)
    for name in given.keys() - hints.keys():
        raise BadOptions("recipe", unknown("entry of a recipe called", name, [*hints]))
    for each in fields(kind):  # pyright: ignore[reportArgumentType]
        if each.default is MISSING is each.default_factory and each.name not in given:
            raise BadOptions("recipe", f"{where} has no {each.name}")
    return kind(
        **{name: _checked(hints[name], f"{name} of {where}", each) for name, each in given.items()}
    )


def _table(where: str, entry: Any) -> Mapping[str, Any]:  # noqa: ANN401  whatever a file has
    if not isinstance(entry, Mapping):
        raise BadOptions("recipe", f"{where} is a table of entries, not {entry!r}")
    return cast("Mapping[str, Any]", entry)


def _checked(wanted: Any, where: str, value: Any) -> Any:  # noqa: ANN401  whatever a file has
    """Return *value* as the type *wanted*, which has bounds and says them."""
    try:
        return msgspec.convert(value, wanted)
    except msgspec.ValidationError:
        meant = wanted.__metadata__[0].description
        raise BadOptions("recipe", f"{where} is {meant}, not {value!r}") from None
