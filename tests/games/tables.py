"""Random variants of any game, and random play: what the tests of both games share."""

import random
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Final, TypeVar

from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import manifest_of
from intriga.core.ruleset import Ruleset
from tests.oracle.known import random_deck

Json = dict[str, Any]
AnyRuleset = Ruleset[Any, Any]
AnyGame = Game[Any, Any]
P = TypeVar("P", bound=AnyGame)

# Options that may have other values than those listed, and how to make one.
OWN: Final[dict[str, Callable[[random.Random], object]]] = {"deck": random_deck}
OFTEN_OWN: Final = 0.3


def package_of(name: str) -> str:
    """Return the name of the package that a game is, and its tests too."""
    return manifest_of(name).package.rpartition(".")[2]


def phases_of(name: str) -> set[str]:
    """Return the phases of a game in which somebody is asked, or nobody any more."""
    vocabulary = import_module(f"intriga.games.{package_of(name)}.vocabulary")
    return {phase.name for phase in vocabulary.Phase} - {"CHANCE"}


def scenes_of(name: str) -> dict[str, Callable[[], AnyGame]]:
    """Return what the tests of a game offer: one situation in each of its phases."""
    return import_module(f"tests.games.{package_of(name)}.tables").SCENES


def any_header(ruleset: AnyRuleset, key: str, **fixed: object) -> Json:
    """Return a header of any preset, number of players and options; *fixed* options are kept."""
    pick = random.Random(key)
    edition = ruleset.variants.editions[pick.choice(sorted(ruleset.variants.editions))]
    players = pick.randint(edition.least, edition.most)
    options: Json = {
        name: pick.choice(each.values) for name, each in ruleset.variants.options.items()
    }
    for name in options.keys() & OWN.keys():
        if pick.random() < OFTEN_OWN:
            options[name] = OWN[name](pick)
    options.update(fixed)
    try:
        ruleset.options(edition.name, options, players)
    except BadOptions as bad:  # not for so many players
        del options[bad.option]
    return {"preset": edition.name, "options": options, "seats": names(players)}


def names(players: int) -> list[str]:
    """Return a name for each seat."""
    return [f"P{seat}" for seat in range(players)]


def positions(game: P, key: str) -> Iterable[P]:
    """Play at random to the end, stopping before every input and at the end."""
    pick = random.Random(key)
    while game.awaiting:
        yield game
        seat = pick.choice(game.awaiting)
        game.play_id(pick.choice(game.legal_ids(seat)), seat=seat)
    yield game


def say(game: P, *lines: str) -> P:
    """Play inputs, each written as ``seat words``; ``* pass`` is a pass of all who are asked."""
    for line in lines:
        who, words = line.split(" ", 1)
        for seat in game.awaiting if who == "*" else [int(who)]:
            game.play(words, seat=seat)
    return game
