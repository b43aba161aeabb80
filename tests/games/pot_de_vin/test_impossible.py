"""A position that cannot be, or from which play cannot go on, is refused with its reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from intriga.core.errors import BadNotation
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from tests.games.pot_de_vin.tables import SCENES, SIX, THREE, Json, PotDeVinGame, begun, table
from tests.games.tables import say

Change = Callable[[Json], object]


def put(key: str, value: Any) -> Change:  # noqa: ANN401
    """Return a change that puts *value* at *key*."""
    return lambda position: position.update({key: value})


def drop(key: str) -> Change:
    """Return a change that leaves *key* out."""
    return lambda position: position.pop(key)


LEAD, FOLLOW, LEAVE, DISCARD = (SCENES[phase] for phase in ("LEAD", "FOLLOW", "LEAVE", "DISCARD"))


def ended() -> PotDeVinGame:
    """Return a game of six in which seat 1 has no cards, while others follow."""
    return say(table("aldo-4 aldo-9", "", "aldo-5 aldo-6", *[""] * 2, "ugo-8"), "0 play aldo-4")


def last_discard() -> PotDeVinGame:
    """Return a game in which one of three cards is still to be discarded."""
    game = DISCARD()
    for seat in game.awaiting[:2]:
        game.play(game.legal(seat)[0], seat=seat)
    return game


IMPOSSIBLE: dict[str, tuple[Callable[[], PotDeVinGame], list[Change], str]] = {
    "no treasury": (LEAD, [drop("treasure")], "has no treasure"),
    "an unknown phase": (LEAD, [put("phase", "LUNCH")], "not 'LUNCH'"),
    "a phase in a list": (LEAD, [put("phase", ["LEAD"])], "one of the phases"),
    "jokers to be placed": (LEAD, [put("phase", "JOKERS")], "one of the phases"),
    "no round": (LEAD, [put("round", None)], "round holds whole numbers from 1 to 16"),
    "round 0": (LEAD, [put("round", 0)], "from 1 to 16, not 0"),
    "round 17": (LEAD, [put("round", 17)], "from 1 to 16, not 17"),
    "a true round": (LEAD, [put("round", value=True)], "from 1 to 16, not True"),
    "another round": (LEAD, [put("round", 12)], "the pile has 2 cards in round 12, not 4"),
    "a seat that is not there": (LEAD, [put("turn", 3)], "turn holds whole numbers from 0 to 2"),
    "another awaited": (LEAD, [put("awaiting", [1])], "awaiting is [0], not [1]"),
    "winners already": (LEAD, [put("winners", [0])], "winners is None, not [0]"),
    "scores already": (LEAD, [put("scores", [0, 0, 0])], "scores is None"),
    "a lead without a trump": (
        LEAD,
        [put("trump", None), lambda position: position["taken"][2].append("ugo-13")],
        "a lead has a trump",
    ),
    "a lead with cards played": (FOLLOW, [put("phase", "LEAD")], "an empty table"),
    "a leader without cards": (
        lambda: table("aldo-4", "", "aldo-5"),
        [put("turn", 1)],
        "turn is 1, a seat without cards",
    ),
    "a trump that is none": (LEAD, [put("trump", "ugo-14")], "'ugo-14' is not one of the cards"),
    "following nothing": (LEAD, [put("phase", "FOLLOW")], "there is a trump and a card led"),
    "the wrong seat follows": (FOLLOW, [put("turn", 0)], "turn is 0, a seat that does not follow"),
    "who has played follows": (FOLLOW, [put("turn", 1)], "turn is 1, a seat that does not follow"),
    "who has no cards follows": (ended, [put("turn", 1)], "turn is 1, a seat without cards"),
    "another suit led": (FOLLOW, [put("led", "ugo")], "led is 'aldo', not 'ugo'"),
    "a gem led": (
        FOLLOW,
        [put("table", [[0, "gem"], [1, "aldo-5"]]), lambda p: p["pile"].append("aldo-4")],
        "the leader plays a card",
    ),
    "played twice": (FOLLOW, [put("table", [[0, "aldo-4"], [0, "aldo-5"]])], "each seat once"),
    "counter-clockwise": (
        lambda: say(table(*THREE), "0 play aldo-4", "1 play aldo-5"),
        [
            put("table", [[1, "aldo-5"], [0, "aldo-4"], [2, "enzo-8"]]),
            lambda p: p["hands"][2].remove("enzo-8"),
        ],
        "the table is laid clockwise, each seat once",
    ),
    "a seat left out": (
        lambda: say(
            table("aldo-4 aldo-9", "aldo-5 aldo-6", "aldo-7 aldo-8", "aldo-2 aldo-3"),
            *("0 play aldo-4", "1 play aldo-5", "2 play aldo-7"),
        ),
        [
            put("table", [[0, "aldo-4"], [2, "aldo-7"]]),
            put("hands", [["aldo-9"], ["aldo-5", "aldo-6"], ["aldo-8"], ["aldo-2", "aldo-3"]]),
        ],
        "seat 1 has cards and had no turn in the round",
    ),
    "not followed": (
        lambda: say(table("aldo-4 aldo-9", "aldo-5 enzo-6", "aldo-7"), "0 play aldo-4"),
        [
            put("table", [[0, "aldo-4"], [1, "enzo-6"]]),
            put("hands", [["aldo-9"], ["aldo-5"], ["aldo-7"]]),
            put("turn", 2),
        ],
        "seat 1 did not follow although it could",
    ),
    "a gem of who has no cards": (
        lambda: say(table("aldo-4 aldo-9", "aldo-5", "aldo-7 aldo-8"), "0 play aldo-4"),
        [
            put("table", [[0, "aldo-4"], [1, "gem"]]),
            put("hands", [["aldo-9"], [], ["aldo-7", "aldo-8"]]),
            lambda p: p["taken"][0].append("aldo-5"),
            put("gems", [0, 0, 0]),
            put("turn", 2),
        ],
        "seat 1 passed and has no cards",
    ),
    "a hand larger than dealt": (
        LEAD,
        [lambda p: (p["hands"][1].extend(p["taken"][2]), p["taken"][2].clear())],
        "cards, more than 12",
    ),
    "a table in words": (LEAD, [put("table", "aldo-4")], "table is a list, not 'aldo-4'"),
    "a table without seats": (LEAD, [put("table", ["aldo-4"])], "entry of table is a list, not"),
    "a table of three": (LEAD, [put("table", [[0, "aldo-4", 1]])], "pairs of seat and card"),
    "a table of a king": (LEAD, [put("table", [[0, "king"]])], "'king' is not one of the cards"),
    "a seat in words": (
        FOLLOW,
        [put("table", [["0", "aldo-4"], [1, "aldo-5"]])],
        "table holds whole numbers from 0 to 2, not '0'",
    ),
    "too few hands": (LEAD, [put("hands", [["aldo-4"]])], "hands is a list of 3 lists"),
    "hands in words": (LEAD, [put("hands", ["aldo-4", "", ""])], "hands is a list of 3 lists"),
    "no hands": (LEAD, [put("hands", None)], "hands is a list, not None"),
    "a card twice in a hand": (
        LEAD,
        [put("hands", [["aldo-4", "aldo-4"], [], []])],
        "a card is there twice",
    ),
    "a card in two places": (
        LEAD,
        [lambda position: position["hands"][0].append("ugo-7")],
        "the position has 2 of ugo-7, not 1",
    ),
    "a card short": (
        LEAD,
        [lambda position: position["hands"][0].remove("aldo-4")],
        "the position has 0 of aldo-4, not 1",
    ),
    "a card that is a number": (LEAD, [put("pile", [3, 4])], "3 is not one of the cards"),
    "no pile": (LEAD, [put("pile", None)], "pile is a list, not None"),
    "a pile too small": (
        LEAD,
        [lambda position: position["taken"][0].append(position["pile"].pop())],
        "the pile has 1 cards in round 14, not 2",
    ),
    "cards in the middle of three": (LEAD, [put("turned", [])], "turned is None, not []"),
    "no middle of six": (
        lambda: table(*SIX, left=4),
        [put("turned", None)],
        "turned is [], not None",
    ),
    "too few in the middle": (
        LEAVE,
        [lambda position: position["taken"][0].append(position["turned"].pop(0))],
        "turned has 1 cards in round 11",
    ),
    "four in the middle": (
        LEAVE,
        [lambda p: p["turned"].extend(p["taken"][5].pop() for _ in range(2))],
        "turned has at most 3 cards",
    ),
    "too few purses": (LEAD, [put("gems", [0, 0])], "gems is a list of 3 numbers"),
    "gems in words": (LEAD, [put("gems", "001")], "gems is a list, not '001'"),
    "debts": (LEAD, [put("gems", [0, 0, -1])], "gems holds whole numbers from 0 to 4, not -1"),
    "half a gem": (LEAD, [put("gems", [0, 0, 0.5])], "from 0 to 4, not 0.5"),
    "too many gems": (LEAD, [put("gems", [0, 0, 5])], "from 0 to 4, not 5"),
    "too much treasure": (LEAD, [put("treasure", [13, 0, 0])], "from 0 to 12, not 13"),
    "gems made of nothing": (
        LEAD,
        [put("treasure", [12, 0, 0])],
        "the position has 13 gems, the game 12",
    ),
    "gems without cards": (
        ended,
        [put("gems", [0, 1, 0, 0, 0, 1])],
        "seat 1 has gems to use but no cards",
    ),
    "discards of three players": (LEAD, [put("phase", "DISCARD")], "before the first trump of six"),
    "discards after a trump": (
        lambda: table(*SIX),
        [put("phase", "DISCARD")],
        "before the first trump of six",
    ),
    "all cards discarded": (
        last_discard,
        [lambda p: p["pile"].append(max(p["hands"], key=len).pop())],
        "all three cards are discarded",
    ),
    "too many discarded": (
        DISCARD,
        [lambda p: p["pile"].append(p["hands"][1].pop())],
        "seat 1 has 7 cards while cards are discarded",
    ),
    "cards taken while cards are discarded": (
        DISCARD,
        [lambda p: p["taken"][0].append(p["pile"].pop())],
        "the pile has 0 cards in round 1, not 1",
    ),
    "a card left that nobody may choose": (
        lambda: say(table(*SIX), "0 play aldo-4"),
        [put("phase", "LEAVE")],
        "a card is left by six players with six_recycle choice",
    ),
    "a single card to be left": (
        lambda: say(table(*SIX, six_recycle="choice"), "0 play aldo-4"),
        [put("phase", "LEAVE")],
        "with fewer than two cards played there is none to choose",
    ),
    "a card left too early": (
        lambda: say(table(*SIX, six_recycle="choice"), "0 play aldo-4", "1 play aldo-5"),
        [put("phase", "LEAVE")],
        "the round is not over",
    ),
    "a card left by who did not win": (LEAVE, [put("turn", 0)], "turn is 0, not the winner 5"),
    "no object": (LEAD, [], "a position is an object"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_position_is_refused(what: str) -> None:
    scene, changes, reason = IMPOSSIBLE[what]
    game = scene()
    position = json.loads(json.dumps(POT_DE_VIN.format_position(game.state)))
    for change in changes:
        change(position)

    with pytest.raises(BadNotation) as bad:
        begun(game, position if changes else None)

    assert reason in str(bad.value)


# ------------------------------------------------------------------- cards and gems to last


MAY_BE: dict[str, list[Change]] = {
    "a gem too many": [put("gems", [0, 1, 1])],
    "a gem short": [put("gems", [0, 0, 0])],
}


@pytest.mark.parametrize("what", MAY_BE)
def test_cards_and_gems_need_not_add_up_to_the_rounds_to_come(what: str) -> None:
    """A deal makes them add up (8.1); a position may ask what were if they did not."""
    game = LEAD()
    position = json.loads(json.dumps(POT_DE_VIN.format_position(game.state)))
    for change in MAY_BE[what]:
        change(position)

    assert POT_DE_VIN.format_position(begun(game, position).state) == position
