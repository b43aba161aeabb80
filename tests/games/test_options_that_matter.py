"""Where an option is said to change something, it does; elsewhere it changes nothing.

Set-ups show an option where it is said to matter, and nowhere else.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import games, ruleset_of
from intriga.core.options import Option, When, holds_any
from tests.sampling import some

pytestmark = pytest.mark.untraced

ALIKE: Final = some(4, 1)  # games that have to be the same for each value
TRIED: Final = 400  # games in which a difference has to be found
STEPS: Final = 400  # a game that lasts longer is cut
OPTIONS: Final = [
    (game, name)
    for game in games()
    for name, option in ruleset_of(game).variants.options.items()
    if option.matters
]

Table = tuple[str, int, dict[str, Any]]
"""An edition, how many play, and the options that are not as in the edition."""


def course(game: str, table: Table, changed: Mapping[str, Any], seed: int) -> list[Any]:
    """Return what could be said and was said in a game by chance, and who won."""
    preset, players, options = table
    values = ruleset_of(game).options(preset, {**options, **changed}, players)
    return _course(game, preset, players, tuple(values.items()), seed)


@cache  # most options are tried beside the same game
def _course(
    game: str, preset: str, players: int, options: tuple[tuple[str, Any], ...], seed: int
) -> list[Any]:
    seats = [f"P{seat}" for seat in range(players)]
    header = {"preset": preset, "seats": seats, "options": dict(options)}
    played, random = Game[Any, Any](ruleset_of(game), header, Seeded(seed)), Random(seed)
    told: list[Any] = []
    while not played.is_over and len(told) < STEPS:
        seat = random.choice(played.awaiting)
        legal = played.legal(seat)
        words = random.choice(legal)
        told.append((seat, legal, words, played.play(words, seat=seat)))
    return [*told, played.winners]


def tables(game: str) -> Iterator[Table]:
    """Yield tables of every edition and of every size."""
    variants = ruleset_of(game).variants
    for edition in variants.editions.values():
        for players in range(edition.least, edition.most + 1):
            yield edition.name, players, {}


def holds(game: str, option: Option, table: Table) -> bool:
    """Say whether *option* is said to matter at *table*."""
    preset, players, options = table
    values = ruleset_of(game).variants.resolve(preset, options, players)
    return holds_any(option.matters, values, players)


def satisfied(game: str, when: When) -> Iterator[Table]:
    """Yield tables at which *when* holds."""
    variants = ruleset_of(game).variants
    for edition in variants.editions.values():
        for players in when.players or range(edition.least, min(edition.most, 4) + 1):
            if edition.least <= players <= edition.most:
                yield (
                    edition.name,
                    players,
                    {name: values[0] for name, values in when.options.items()},
                )


@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_an_option_changes_nothing_where_it_is_said_not_to(game: str, name: str) -> None:
    option = ruleset_of(game).variants.options[name]
    elsewhere = [table for table in tables(game) if not holds(game, option, table)]
    assert elsewhere
    for table in elsewhere:
        for seed in range(ALIKE):
            courses = _of_each_value(game, option, table, seed)
            assert all(each == courses[0] for each in courses), (table, seed)


def _of_each_value(game: str, option: Option, table: Table, seed: int) -> list[list[Any]]:
    found: list[list[Any]] = []
    for value in option.values:
        try:
            found.append(course(game, table, {option.name: value}, seed))
        except BadOptions:
            continue  # the game refuses it here, which is as good as not offering it
    return found


@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_an_option_changes_something_where_it_is_said_to(game: str, name: str) -> None:
    option = ruleset_of(game).variants.options[name]
    for when in option.matters:
        for value in option.values[1:]:
            assert _changes(game, option, when, value), (when, value)


def _changes(game: str, option: Option, when: When, value: object) -> bool:
    """Say whether some game differs if *option* has *value* and not its default."""
    found = list(satisfied(game, when))
    usual = {option.name: option.values[0]}
    return any(
        course(game, table, usual, seed) != course(game, table, {option.name: value}, seed)
        for seed in islice(range(TRIED), TRIED // len(found))
        for table in found
    )
