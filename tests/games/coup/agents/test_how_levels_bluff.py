"""Levels and tempers lie and challenge as people do: often enough, not too often, each its own way.

``python -m benchmarks.evaluation.cast`` prints the whole table, with more games and all levels.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from benchmarks.evaluation.cast import Company, play
from benchmarks.evaluation.coup_watching import Figures
from benchmarks.evaluation.watched_games import Seen
from intriga.agents import agent
from intriga.games.coup.agents import population
from intriga.games.coup.agents.population import is_lie
from intriga.games.coup.inputs import Input
from tests.games.coup.agents.games import Decision, decisions

GAMES = {3: 12, 4: 10, 6: 4}  # by the number of seats
LEVELS = ("casual", "skilled")
STYLES = tuple(population.STYLES)
CHOICES = [*decisions(1, 4, ["casual"]), *decisions(2, 6, ["casual"])]
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
def test_a_sixth_to_a_third_of_the_claims_are_bluffs(level: str, names: tuple[str, ...]) -> None:
    assert 0.16 < Figures(played(level, names)).bluffs < 0.38  # of 26 games


@pytest.mark.parametrize(("level", "names"), COMPANIES)
def test_a_quarter_to_a_half_of_the_challenges_are_right(
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


def odds_of(meant: Callable[[Decision], set[int]], level: str, style: str) -> float:
    """Return how likely *style* at *level* answers as *meant*, on average where it may."""
    player: Any = agent(f"{style}:{level}", "coup")
    found: list[float] = []
    for choice in CHOICES:
        actions = meant(choice)
        if actions and len(choice.legal) > 1:
            chances = zip(choice.legal, player.weigh(choice.view, choice.legal), strict=True)
            found.append(sum(chance for action, chance in chances if action in actions))
    assert len(found) > 50
    return sum(found) / len(found)


def challenges(choice: Decision) -> set[int]:
    """Return the challenge, if one may be made."""
    return {int(Input.CHALLENGE)} & {*choice.legal}


def lies(choice: Decision) -> set[int]:
    """Return the answers that are lies."""
    return {action for action in choice.legal if is_lie(choice.view, action)}


@pytest.mark.parametrize("level", LEVELS)
def test_a_hunter_challenges_three_times_as_often_as_a_cautious_player(level: str) -> None:
    assert odds_of(challenges, level, "hunter") > 3 * odds_of(challenges, level, "cautious")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bluffer_lies_twice_as_often_as_a_cautious_player(level: str) -> None:
    assert odds_of(lies, level, "bluffer") > 2 * odds_of(lies, level, "cautious")


@pytest.mark.parametrize("preset", ["coup-br", "urbis-reforma"])
def test_bots_bluff_in_every_edition(preset: str) -> None:
    found = Figures(played("casual", ("casual",), preset))
    assert 0.15 < found.bluffs < 0.45
    assert found.without < 0.15
