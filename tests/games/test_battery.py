"""Every game keeps every promise that a game makes, and its own, in every variant.

One corpus of random games is held to all of them (core/check.py, tests/games/promises.py): a
promise that is broken is told with the record of the game up to there.
"""

import pytest

from intriga.core.chance import Seeded
from intriga.core.check import check_closely, check_game, check_position
from intriga.core.games import games, ruleset_of
from intriga.core.options import Edition
from tests.games.promises import promises_of
from tests.games.tables import OWN, Json, any_header, phases_of, scenes_of
from tests.sampling import some

NUMBER, PARTS = some(48, 16), 8
KEY = "battery 1631"  # of its headers sixteen have all editions, sizes and values of options
ONE, *REST = range(PARTS)


def headers(name: str, number: int = NUMBER) -> list[Json]:
    return [any_header(ruleset_of(name), f"{KEY} {each}") for each in range(number)]


@pytest.mark.parametrize(
    "part", [ONE, *(pytest.param(part, marks=pytest.mark.untraced) for part in REST)]
)
@pytest.mark.parametrize("name", games())
def test_any_variant_keeps_every_promise(name: str, part: int) -> None:
    played = headers(name)[part::PARTS]

    assert check_game(ruleset_of(name), played, seed=1000 * part, promises=promises_of(name))


@pytest.mark.parametrize("name", games())
def test_no_kind_of_question_is_left_out(name: str) -> None:
    assert set(scenes_of(name)) == phases_of(name)


@pytest.mark.parametrize(
    ("name", "phase"), [(name, phase) for name in games() for phase in sorted(phases_of(name))]
)
def test_every_question_keeps_every_promise(name: str, phase: str) -> None:
    game = scenes_of(name)[phase]()

    assert game.phase == phase
    for number in range(4):
        check_position(game)
        check_closely(game, Seeded(number))


@pytest.mark.parametrize("name", games())
def test_no_variant_is_left_out(name: str) -> None:
    ruleset = ruleset_of(name)
    variants = ruleset.variants
    counts = {count for each in variants.editions.values() for count in players(each)}
    played = headers(name)
    chosen = [
        ruleset.options(header["preset"], header["options"], len(header["seats"]))
        for header in played
    ]

    assert {header["preset"] for header in played} == set(variants.editions)
    assert {len(header["seats"]) for header in played} == counts
    for option in variants.options.values():
        values = [options[option.name] for options in chosen]
        assert all(value in values for value in option.values)
        if option.name in OWN:
            assert any(value not in option.values for value in values)


def players(edition: Edition) -> range:
    return range(edition.least, edition.most + 1)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(40))
@pytest.mark.parametrize("name", games())
def test_many_games_of_any_variant_keep_every_promise(name: str, part: int) -> None:
    many = [any_header(ruleset_of(name), f"battery slow {part} {number}") for number in range(50)]

    assert check_game(ruleset_of(name), many, seed=1000 * part, promises=promises_of(name))
