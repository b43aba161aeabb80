"""Levels and tempers lie and challenge as people do: often enough, not too often, each its own way.

The whole table, with more games and all levels, is printed by ``python -m benchmarks.bench_cast``.
"""

from functools import cache

import pytest

from benchmarks.bench_cast import Company, play
from benchmarks.coup_watching import BLUFFED, CHALLENGED, Figures
from benchmarks.watched_games import Seen
from intriga.agents import styles_for

GAMES = {3: 12, 4: 10, 6: 4}  # by the number of seats
LEVELS = ("casual", "skilled")
STYLES = tuple(styles_for("coup"))
COMPANIES = [(level, names) for level in LEVELS for names in ((level,), STYLES)]


@cache
def played(level: str, names: tuple[str, ...], preset: str = "coup-es") -> list[list[Seen]]:
    """Return what is seen of *names* at *level* at tables of three, four and six."""
    return [
        game
        for seats, games in GAMES.items()
        for game in play(Company("coup", level, names, seats, preset), range(games))
    ]


@pytest.mark.parametrize(("level", "names"), COMPANIES)
def test_of_the_claims_a_fifth_to_a_third_are_bluffs(level: str, names: tuple[str, ...]) -> None:
    assert 0.2 < Figures(played(level, names)).bluffs < 0.35


@pytest.mark.parametrize(("level", "names"), COMPANIES)
def test_of_the_challenges_a_quarter_to_a_half_are_right(
    level: str, names: tuple[str, ...]
) -> None:
    assert 0.25 < Figures(played(level, names)).right < 0.5


@pytest.mark.parametrize(("level", "names"), COMPANIES)
def test_hardly_any_game_has_no_bluff(level: str, names: tuple[str, ...]) -> None:
    assert Figures(played(level, names)).without < 0.1


def test_a_beginner_lies_too_but_seldom() -> None:
    assert 0.05 < Figures(played("beginner", ("beginner",))).bluffs < 0.15


def test_a_beginner_throws_no_cards_away_by_challenges() -> None:
    found = Figures(played("beginner", ("beginner",)))
    assert found.whole["challenges"] < 0.03 * found.whole["asked"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_hunter_challenges_three_times_as_often_as_a_cautious_player(level: str) -> None:
    assert Figures(played(level, STYLES)).times("hunter", CHALLENGED) > 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_bluffer_lies_twice_as_often_as_a_cautious_player(level: str) -> None:
    assert Figures(played(level, STYLES)).times("bluffer", BLUFFED) > 2


@pytest.mark.parametrize("preset", ["coup-br", "urbis-reforma"])
def test_people_bluff_in_every_edition(preset: str) -> None:
    found = Figures(played("casual", ("casual",), preset))
    assert 0.15 < found.bluffs < 0.45
    assert found.without < 0.15
