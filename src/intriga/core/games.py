"""The games that are installed, found by their entry points ``intriga.games``.

An entry point names the :class:`intriga.core.manifest.Manifest` of a game::

    [project.entry-points."intriga.games"]
    kuhn-poker = "kuhn_poker:GAME"
"""

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from intriga.core.errors import BadOptions, unknown
from intriga.core.manifest import Manifest

if TYPE_CHECKING:
    from intriga.core.dialect import Dialect
    from intriga.core.offered_parts import (
        Claims,
        Endgames,
        Holdings,
        Lesson,
        PopulationMember,
        Reasons,
        Review,
        Titles,
    )
    from intriga.core.ruleset import Ruleset
    from intriga.core.table_rules import AnyTableRules

GROUP: Final = "intriga.games"


@cache
def manifests() -> dict[str, Manifest]:
    """Return the manifests of all games by name, in the order of their names."""
    found: list[Manifest] = [entry.load() for entry in entry_points(group=GROUP)]
    return {manifest.name: manifest for manifest in sorted(found, key=lambda each: each.name)}


def games() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(manifests())


def manifest_of(game: str) -> Manifest:
    """Return the manifest of the game called *game*.

    Raises:
        BadOptions: there is no such game.
    """
    known = manifests()
    if game not in known:
        raise BadOptions("game", unknown("game", game, known))
    return known[game]


def games_with(part: str) -> tuple[str, ...]:
    """Return the names of the games whose manifest offers *part*."""
    return tuple(name for name, manifest in manifests().items() if getattr(manifest, part))


@overload
def part_of(game: str, part: Literal["claims"]) -> "Claims": ...
@overload
def part_of(game: str, part: Literal["endgames"]) -> "Endgames": ...
@overload
def part_of(game: str, part: Literal["holdings"]) -> "Holdings": ...
@overload
def part_of(game: str, part: Literal["lessons"]) -> "tuple[Lesson, ...]": ...
@overload
def part_of(game: str, part: Literal["population"]) -> "tuple[PopulationMember, ...]": ...
@overload
def part_of(game: str, part: Literal["reasons"]) -> "Reasons": ...
@overload
def part_of(game: str, part: Literal["review"]) -> "Review[Any]": ...
@overload
def part_of(game: str, part: Literal["ruleset"]) -> "Ruleset[Any, Any]": ...
@overload
def part_of(game: str, part: Literal["table_rules"]) -> "AnyTableRules": ...
@overload
def part_of(game: str, part: Literal["titles"]) -> "Titles": ...
@overload
def part_of(game: str, part: str) -> Any: ...  # noqa: ANN401  others are typed above core
def part_of(game: str, part: str) -> Any:
    """Return the *part* of *game* that its manifest names, loaded when first asked for.

    Raises:
        BadOptions: there is no such game, or it offers no such part.
    """
    manifest = manifest_of(game)
    place = getattr(manifest, part)
    if not place:
        known = ", ".join(games_with(part))
        raise BadOptions("game", f"{game} has no {part}; there is one of {known}")
    return manifest.load(place)


def ruleset_of(game: str) -> "Ruleset[Any, Any]":
    """Return the rules of *game*, loaded when first asked for.

    Raises:
        BadOptions: there is no such game.
    """
    return part_of(game, "ruleset")


def dialect_of(game: str) -> "Dialect":
    """Return the interface of *game* for compiled batches.

    Raises:
        BadOptions: there is no such game.
    """
    return ruleset_of(game).dialect


def table_rules_of(game: str) -> "AnyTableRules":
    """Return the table rules of *game*.

    Raises:
        BadOptions: there is no such game.
    """
    if not manifest_of(game).table_rules:
        from intriga.core.table_rules import usual_table_rules  # noqa: PLC0415  loaded when used

        return usual_table_rules(ruleset_of(game))
    return part_of(game, "table_rules")


def lessons_of(game: str) -> tuple["Lesson", ...]:
    """Return the lessons of *game*, none where it has none.

    Raises:
        BadOptions: there is no such game.
    """
    return part_of(game, "lessons") if manifest_of(game).lessons else ()


def lesson_of(game: str, name: str) -> "Lesson":
    """Return the lesson of *game* called *name*.

    Raises:
        BadOptions: there is no such game or lesson.
    """
    known = {lesson.name: lesson for lesson in lessons_of(game)}
    if name not in known:
        raise BadOptions("lesson", unknown("lesson", name, known))
    return known[name]


def population_of(game: str) -> "tuple[PopulationMember, ...]":
    """Return the kinds of player of *game* that agents are measured against.

    Raises:
        BadOptions: there is no such game, or it has none.
    """
    return part_of(game, "population")
