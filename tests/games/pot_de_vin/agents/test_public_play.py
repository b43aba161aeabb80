"""The public play of the levels and styles of Pot de Vin: gems, and cards by their marks.

``python -m benchmarks.evaluation.cast --game pot-de-vin`` prints it for every level and number of
seats; here some games on fixed seeds hold it, with bounds wide enough for as few.
"""

from collections import Counter
from functools import cache
from itertools import permutations

import pytest

from benchmarks.evaluation.pot_de_vin_watching import PotDeVinWatching
from benchmarks.evaluation.telling_apart import named, rightly
from benchmarks.evaluation.watched_games import Seen, watched
from intriga.agents import agent, styles_for

pytestmark = pytest.mark.untraced
SEATS = 4
STYLES = styles_for("pot-de-vin")
GAMES = {"casual": 120, "skilled": 48}
GROUP = 60
Games = list[list[Seen]]


@cache
def played(level: str, *, cast: bool) -> Games:
    """Return what is seen of a level alone, or of its styles, each on every seat."""
    names = [f"{style}:{level}" if cast else level for style in STYLES]
    players = {name: agent(name, "pot-de-vin") for name in names}
    orders = [*permutations(names)]
    number = GAMES[level] if cast else 24
    return [
        watched(PotDeVinWatching(), [(name, players[name]) for name in orders[at % 24]], at)
        for at in range(number)
    ]


def counts(games: Games, name: str) -> Counter[str]:
    """Return what the player called *name* did, all *games* together."""
    whole = Counter[str]()
    for each in (each for game in games for each in game if each.name == name):
        whole.update(each.counts)
    return whole


@pytest.mark.parametrize(("level", "most"), [("casual", 1.5), ("skilled", 1.2)])
def test_gems_are_paid_before_they_are_lost(level: str, most: float) -> None:
    games = played(level, cast=False)

    found = counts(games, level)

    assert found["given"] == 8 * len(games)
    assert (found["given"] - found["pays"] - found["left"]) / len(games) <= most


@pytest.mark.parametrize(
    ("style", "mark", "more"),
    [
        ("collector", "takes", 0.1),
        ("collector", "high", 0.1),
        ("briber", "pays", 0.1),
        ("spoiler", "spoils", 0.05),
        ("miser", "pays", -0.1),
    ],
)
@pytest.mark.parametrize("level", GAMES)
def test_each_style_is_the_extreme_of_its_own_mark(
    level: str, style: str, mark: str, more: float
) -> None:
    games = played(level, cast=True)
    found = {each: counts(games, f"{each}:{level}")[mark] / len(games) for each in STYLES}

    own = found.pop(style)
    assert own > max(found.values()) + more if more > 0 else own < min(found.values()) + more


def test_a_reader_who_sees_public_play_alone_tells_the_styles_apart() -> None:
    deeds = {
        style: [
            each.deeds
            for game in played("casual", cast=True)
            for each in game
            if style in each.name
        ]
        for style in STYLES
    }

    assert rightly(named(deeds, GROUP)) > 0.95
