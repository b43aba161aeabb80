"""What everybody sees of the levels and styles of Pot de Vin: gems, and cards by their marks.

``python -m benchmarks.bench_cast --game pot-de-vin`` prints it for every level and number of
seats; here some games on fixed seeds hold it, with bounds wide enough for as few.
"""

from collections import Counter
from functools import cache
from itertools import permutations

import pytest

from benchmarks.pot_de_vin_watching import PotDeVinWatching
from benchmarks.telling_apart import named, rightly
from benchmarks.watched_games import Seen, watched
from intriga.agents import agent, styles_for

pytestmark = pytest.mark.untraced
SEATS = 4
STYLES = styles_for("pot-de-vin")
GAMES = {"casual": 130, "skilled": 60}
GROUP = 60
Games = list[list[Seen]]


@cache
def played(level: str, *, cast: bool) -> Games:
    """Return what is seen of a level alone, or of its styles, each on every seat."""
    names = [f"{style}:{level}" if cast else level for style in STYLES]
    players = {name: agent(name, "pot-de-vin") for name in names}
    orders = [*permutations(names)]
    number = GAMES[level] if cast else 40
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


@pytest.mark.parametrize("level", GAMES)
def test_a_style_does_what_it_is_named_for(level: str) -> None:
    games = played(level, cast=True)
    found = {style: counts(games, f"{style}:{level}") for style in STYLES}
    paid = {style: each["pays"] / len(games) for style, each in found.items()}
    rate = {
        style: {mark: each[mark] / each["plays"] for mark in each} for style, each in found.items()
    }

    assert paid["miser"] < min(paid[style] for style in STYLES if style != "miser") - 0.4
    assert paid["briber"] > max(paid[style] for style in STYLES if style != "briber")
    for style, mark, times in (("collector", "takes", 1.1), ("spoiler", "spoils", 1.3)):
        others = [rate[other][mark] for other in STYLES if other != style]
        assert rate[style][mark] > times * max(others)


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
