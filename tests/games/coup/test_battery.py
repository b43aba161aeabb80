"""Coup keeps every promise that a game makes (core/check.py), in every variant."""

import pytest

from intriga.core.chance import Seeded
from intriga.core.check import check_closely, check_game, check_position
from intriga.games.coup.game import COUP
from intriga.games.coup.options import OPTIONS, PRESETS
from intriga.games.coup.vocabulary import Phase
from tests.games.coup.tables import SCENES, any_header

GAMES, PARTS = 40, 4


@pytest.mark.parametrize("part", range(PARTS))
def test_any_variant_keeps_every_promise(part: int) -> None:
    headers = [any_header(f"battery {number}") for number in range(part, GAMES, PARTS)]

    assert check_game(COUP, headers, seed=1000 * part)


def test_no_kind_of_question_is_left_out() -> None:
    assert set(SCENES) == {phase.name for phase in Phase} - {Phase.CHANCE.name}


@pytest.mark.parametrize("phase", SCENES)
def test_every_question_keeps_every_promise(phase: str) -> None:
    play = SCENES[phase]()

    assert play.phase == phase
    for number in range(4):
        check_position(play)
        check_closely(play, Seeded(number))


def test_no_variant_is_left_out() -> None:
    headers = [any_header(f"battery {number}") for number in range(GAMES)]

    assert {header["preset"] for header in headers} == set(PRESETS)
    assert {len(header["seats"]) for header in headers} == set(range(2, 11))
    for name, option in OPTIONS.items():
        assert {header["options"][name] for header in headers} == set(option.values)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(40))
def test_many_games_of_any_variant_keep_every_promise(part: int) -> None:
    headers = [any_header(f"battery slow {part} {number}") for number in range(50)]

    assert check_game(COUP, headers, seed=1000 * part)
