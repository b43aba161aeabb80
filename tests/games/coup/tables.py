"""Tables to test at: random variants, and positions written down shortly."""

import random
from collections.abc import Callable, Iterable

from intriga.core.chance import Scripted, Seeded
from intriga.core.game import Game
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.view import CoupView
from tests.games import tables
from tests.games.tables import Json, say

CoupGame = Game[CoupState, CoupView]


def any_header(key: str, **fixed: object) -> Json:
    """Return a header of any preset, number of players and options; *fixed* options are kept."""
    return tables.any_header(COUP, key, **fixed)


def any_play(key: str, **fixed: object) -> CoupGame:
    """Return a random game that has just been dealt."""
    return Game(COUP, any_header(key, **fixed), Seeded(random.Random(key).getrandbits(32)))


def table(
    *hands: str,
    draws: str = "",
    coins: Iterable[int] | None = None,
    change: Json | None = None,
    **options: object,
) -> CoupGame:
    """Return a game with these hands, seat 0 to play, and *draws* to come.

    A card after ``/`` lies face up. ``change`` is put into the position as it is.
    """
    header: Json = {
        "preset": "coup-br",
        "options": {"two_player_setup": "normal", **options},
        "seats": [f"P{seat}" for seat in range(len(hands))],
    }
    both = [hand.replace("/", " ").split() for hand in hands]
    source = Scripted(draws.split())
    dealt = {**header, "first": 0, "hands": both}
    if options.get("reforma") and options.get("factions_start") == "random":
        dealt["factions"] = [seat % 2 for seat in range(len(hands))]
    game = Game(COUP, dealt, source)
    if game.phase == "SETUP_FACTION":
        game.play("faction 0", seat=0)
    position = COUP.format_position(game.state)
    position["hands"] = [sorted(hand.partition("/")[0].split()) for hand in hands]
    position["face_up"] = [hand.partition("/")[2].split() for hand in hands]
    purses = list(coins) if coins is not None else position["coins"]
    position["treasury"] += sum(position["coins"]) - sum(purses)
    position["coins"] = purses
    return Game(COUP, {**header, "position": {**position, **(change or {})}}, source)


# ------------------------------------------------------------------- every kind of question

THREE = ("captain duke", "assassin contessa", "ambassador duke")
WITH_PATRONS = ("captain patron", "assassin/contessa", "ambassador patron")
WITH_LAWYERS = ("captain duke", "assassin/lawyer", "ambassador lawyer")
SCENES: dict[str, Callable[[], CoupGame]] = {
    "SETUP_PICK": lambda: Game(
        COUP, {"preset": "coup-br", "options": {}, "seats": ["A", "B"], "first": 0}, Scripted([])
    ),
    "SETUP_FACTION": lambda: Game(
        COUP,
        {"preset": "urbis-reforma", "options": {"reforma": True}, "seats": ["A", "B"], "first": 0},
        Scripted(["duke", "captain", "assassin", "contessa"]),
    ),
    "ACTION": lambda: table(*THREE),
    "CHALLENGE_ACTION": lambda: say(table(*THREE), "0 tax"),
    "PROVE": lambda: say(table(*THREE), "0 tax", "1 challenge"),
    "LOSE": lambda: say(table(*THREE, draws="captain"), "0 tax", "1 challenge", "0 prove"),
    "BLOCK": lambda: say(table(*THREE), "0 foreign_aid"),
    "CHALLENGE_BLOCK": lambda: say(table(*THREE), "0 foreign_aid", "1 block duke"),
    "EXCHANGE": lambda: say(table(*THREE, draws="duke captain"), "0 exchange", "* pass"),
    "EXAMINE_SHOW": lambda: say(
        table("captain duke", "assassin contessa", "duke duke", slot_ambassador="inquisitor"),
        "0 examine 1",
        "* pass",
    ),
    "EXAMINE_DECIDE": lambda: say(SCENES["EXAMINE_SHOW"](), "1 show contessa"),
    "PATRON_REDIRECT": lambda: say(
        table(*WITH_PATRONS, draws="captain", slot_duke="patron"),
        "0 patron 1",
        "1 challenge",
        "0 prove",
    ),
    "LAWYER": lambda: say(
        table(*WITH_LAWYERS, coins=[7, 5, 2], slot_contessa="lawyer"), "0 coup 1"
    ),
    "CHALLENGE_LAWYER": lambda: say(SCENES["LAWYER"](), "0 claim", "2 claim"),
    "GAME_OVER": lambda: say(table("captain duke", "assassin/contessa", coins=[7, 2]), "0 coup 1"),
}
