"""The cast: who there is, how each plays, and who is called to a table."""

from random import Random

import pytest

from intriga.agents import agent, levels_for, styles_for
from intriga.agents.registry import (
    CHARACTERS,
    cast_of,
    character_name,
    drawn,
    player_of,
    stand_in_for,
)
from intriga.core.games import table_rules_of

GAMES = ("coup", "pot-de-vin")
NOBODYS = {"coup": {"solver"}, "pot-de-vin": set[str]()}  # styles that no character has


@pytest.mark.parametrize("game", GAMES)
def test_all_of_the_cast_play_each_game_in_one_of_its_styles(game: str) -> None:
    assert {*cast_of(game)} == {*CHARACTERS}
    assert {*styles_for(game)} - {*cast_of(game).values()} == NOBODYS[game]


def test_names_can_be_said_in_every_language() -> None:
    assert all(
        character_name(each).isascii() and len(character_name(each)) <= 8 for each in CHARACTERS
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_character_plays_its_style_at_any_level_and_nobody_the_level_itself(game: str) -> None:
    for character, style in cast_of(game).items():
        assert player_of(game, "casual", character) == f"{style}:casual"
    assert player_of(game, "casual", "") == "casual"
    assert player_of(game, "uniform", "lola") == "uniform"
    for level in levels_for(game):
        agent(player_of(game, level, "lola"), game)


def test_a_style_waits_for_no_compiler_where_its_level_does_not() -> None:
    assert stand_in_for("coup", "bluffer:master") == "bluffer:expert"
    assert stand_in_for("coup", "bluffer:casual") is None
    assert stand_in_for("coup", "master") == "expert"


@pytest.mark.parametrize("game", GAMES)
def test_bots_drawn_from_the_cast_have_different_tempers(game: str) -> None:
    cast, tempers = cast_of(game), len({*cast_of(game).values()})
    for seed in range(50):
        company = drawn(game, table_rules_of(game).players - 1, ["lola"], Random(seed))
        found = [cast[each] for each in [*company, "lola"]]
        assert len({*found}) == min(len(found), tempers)
        assert "lola" not in company


def test_a_used_up_cast_gives_bots_without_a_character() -> None:
    assert drawn("coup", 2, CHARACTERS[1:], Random(1)) == [CHARACTERS[0], ""]
