"""Every refusal has a reason, and the reason is true."""

import random
from collections.abc import Callable

import pytest

from intriga.core.errors import Always, IllegalAction, Reason
from intriga.games.coup.inputs import NUM_ACTIONS
from intriga.games.coup.notation import format_input, names_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.table.refusals import Refusal
from tests.games.coup.tables import SCENES, THREE, CoupGame, any_play, table
from tests.games.tables import Json, positions, say
from tests.oracle.coup_actions import blocks_of
from tests.oracle.coup_setup import recorded_options
from tests.oracle.coup_table import Table

TWO = ("duke captain", "assassin contessa")
DEAD = ("duke captain", "/assassin contessa", "duke duke")
BOTH = "coup+assassinate"
CLOSED: Json = {"steal_from_empty": False, "embezzle_empty": False}


def one_declared() -> CoupGame:
    return table(*TWO, coins=[7, 2], declared_coup="coup")


def prove_only() -> CoupGame:
    """Return a game in which a card has to be shown, one of two arts, and no way round it."""
    arts = ("duke-a duke-b", "assassin-a contessa-a")
    return say(table(*arts, art_mode="distinct", decline_proof=False), "0 tax", "1 challenge")


def no_block() -> CoupGame:
    return say(table(*TWO), "0 steal 1", "1 pass")


def declined() -> CoupGame:
    return say(SCENES["PROVE"](), "0 decline")


SITUATIONS: list[tuple[Reason, Callable[[], CoupGame], str]] = [
    (Always.GAME_OVER, SCENES["GAME_OVER"], "0 income"),
    (Always.NOT_AWAITED, SCENES["ACTION"], "1 income"),
    (Always.NOT_AWAITED, SCENES["CHALLENGE_ACTION"], "0 challenge"),
    (Always.NOT_AWAITED, lambda: table(*DEAD, coins=[2, 0, 2]), "1 income"),
    (Always.NOT_THE_QUESTION, SCENES["ACTION"], "0 pass"),
    (Always.NOT_THE_QUESTION, SCENES["CHALLENGE_ACTION"], "1 block duke"),
    (Always.NOT_THE_QUESTION, SCENES["LOSE"], "1 income"),
    (Always.NOT_THE_QUESTION, SCENES["EXCHANGE"], "0 lose duke"),
    (Refusal.MUST_COUP, lambda: table(*TWO, coins=[10, 2]), "0 income"),
    (Refusal.MUST_COUP, lambda: table(*TWO, coins=[12, 2]), "0 assassinate 1"),
    (Refusal.CANNOT_AFFORD, lambda: table(*TWO, coins=[6, 2]), "0 coup 1"),
    (Refusal.CANNOT_AFFORD, lambda: table(*TWO, coins=[2, 2]), "0 assassinate 1"),
    (Refusal.CANNOT_AFFORD, lambda: table(*TWO, coins=[0, 2], reforma=True), "0 convert 0"),
    (Refusal.CANNOT_AFFORD, lambda: table(*TWO, coins=[1, 2], reforma=True), "0 convert 1"),
    (Refusal.CANNOT_AFFORD, lambda: table(*TWO, declared_coup="coup"), "0 coup 1 duke"),
    (Refusal.NOT_IN_GAME, SCENES["ACTION"], "0 patron 1"),
    (Refusal.NOT_IN_GAME, SCENES["ACTION"], "0 examine 1"),
    (Refusal.NOT_IN_GAME, lambda: table("patron captain", TWO[1], slot_duke="patron"), "0 tax"),
    (Refusal.NO_REFORMA, SCENES["ACTION"], "0 embezzle"),
    (Refusal.NO_REFORMA, SCENES["ACTION"], "0 convert 1"),
    (Refusal.NO_SUCH_TARGET, SCENES["PATRON_REDIRECT"], "0 redirect 1"),
    (Refusal.NO_SUCH_TARGET, lambda: table(*DEAD, coins=[7, 0, 2]), "0 coup 1"),
    (Refusal.OWN_FACTION, lambda: table(*THREE, reforma=True), "0 steal 2"),
    (Refusal.NOTHING_TO_STEAL, lambda: table(*TWO, coins=[2, 0], **CLOSED), "0 steal 1"),
    (Refusal.NOTHING_TO_EMBEZZLE, lambda: table(*TWO, reforma=True, **CLOSED), "0 embezzle"),
    (Refusal.MUST_NAME, lambda: table(*TWO, coins=[7, 2], declared_coup="coup"), "0 coup 1"),
    (Refusal.MUST_NAME, lambda: table(*TWO, coins=[7, 2], declared_coup=BOTH), "0 assassinate 1"),
    (Refusal.MUST_NOT_NAME, lambda: table(*TWO, coins=[7, 2]), "0 coup 1 duke"),
    (Refusal.MUST_NOT_NAME, one_declared, "0 assassinate 1 duke"),
    (Refusal.CANNOT_BLOCK_WITH, no_block, "1 block contessa"),
    (Refusal.CANNOT_DECLINE, prove_only, "0 decline"),
    (Refusal.CANNOT_PROVE, prove_only, "0 prove duke-c"),
    (Refusal.NOT_HELD, SCENES["LOSE"], "1 lose duke"),
    (Refusal.NOT_HELD, SCENES["EXCHANGE"], "0 keep assassin duke"),
    (Refusal.NOT_HELD, SCENES["EXAMINE_SHOW"], "1 show duke"),
    (Refusal.WOULD_PROVE, declined, "0 lose duke"),
    (Refusal.WRONG_NUMBER, SCENES["EXCHANGE"], "0 keep duke"),
    (Always.UNREADABLE, SCENES["ACTION"], "0 abdicate"),
    (Always.UNREADABLE, SCENES["ACTION"], "0 coup 0"),
    (Always.UNREADABLE, SCENES["ACTION"], "0 coup 3"),
    (Always.UNREADABLE, SCENES["EXCHANGE"], "0 keep duke captain"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("reason", "situation", "line"), SITUATIONS, ids=[f"{r}: {line}" for r, _, line in SITUATIONS]
)
def test_the_reason_is_given(reason: Reason, situation: Callable[[], CoupGame], line: str) -> None:
    game = situation()
    seat, words = line.split(" ", 1)

    with pytest.raises(IllegalAction) as refused:
        game.play(words, seat=int(seat))

    assert refused.value.reason is reason


def test_every_reason_has_its_situation() -> None:
    assert {reason for reason, _, _ in SITUATIONS} == {*Always, *Refusal}


# ------------------------------------------------------------------- no reason is a wrong one

BELONGS_TO = {
    "pass": {"CHALLENGE_ACTION", "CHALLENGE_BLOCK", "CHALLENGE_LAWYER", "BLOCK", "LAWYER"},
    "challenge": {"CHALLENGE_ACTION", "CHALLENGE_BLOCK", "CHALLENGE_LAWYER"},
    "prove": {"PROVE"},
    "decline": {"PROVE"},
    "lose": {"LOSE"},
    "block": {"BLOCK"},
    "keep": {"EXCHANGE"},
    "show": {"EXAMINE_SHOW"},
    "replace": {"EXAMINE_DECIDE"},
    "leave": {"EXAMINE_DECIDE"},
    "redirect": {"PATRON_REDIRECT"},
    "claim": {"LAWYER"},
    "pick": {"SETUP_PICK"},
    "faction": {"SETUP_FACTION"},
}  # all else belongs to ACTION
NAMES_A_SEAT = {"coup", "assassinate", "steal", "examine", "patron", "convert", "redirect"}


class Situation:
    """An input that was refused, and all there is to say about it, told from the whole position."""

    def __init__(self, game: CoupGame, seat: int, words: str) -> None:
        self.position = COUP.format_position(game.state)
        self.seat = seat
        self.verb, *self.rest = words.split(" ")
        header = game.header
        self.options = recorded_options(header["preset"], header["options"])
        self.phase: str = self.position["phase"]
        self.coins: int = self.position["coins"][seat]
        self.hand: list[str] = self.position["hands"][seat]
        self.pending: Json = self.position["pending"] or {}
        settled = self.position["treasury"] + sum(self.position["estates"] or [])
        position = {**self.position, "treasury": settled}
        self.table = Table.placed({**header, "position": position}, self.options)

    @property
    def target(self) -> int:
        return int(self.rest[0])

    @property
    def names(self) -> bool:
        return len(self.rest) == 2

    def is_true(self, reason: Reason) -> bool:
        """Say whether *reason* is true here."""
        return getattr(self, reason.name.lower())()

    def game_over(self) -> bool:
        return self.phase == "GAME_OVER"

    def not_awaited(self) -> bool:
        return self.seat not in self.position["awaiting"]

    def not_the_question(self) -> bool:
        return self.phase not in BELONGS_TO.get(self.verb, {"ACTION"})

    def must_coup(self) -> bool:
        return self.coins >= 10 and self.verb != "coup"

    def cannot_afford(self) -> bool:
        convert = 1 if self.verb == "convert" and self.target == self.seat else 2
        cost = {"coup": 7, "assassinate": 3, "convert": convert}
        return self.coins < cost[self.verb]

    def not_in_game(self) -> bool:
        needs = {"tax": "duke", "patron": "patron", "examine": "inquisitor"}
        return needs[self.verb] not in self.table.characters

    def no_reforma(self) -> bool:
        return not self.options["reforma"] and self.verb in {"convert", "embezzle"}

    def no_such_target(self) -> bool:
        return self.verb in NAMES_A_SEAT and not self.position["hands"][self.target]

    def own_faction(self) -> bool:
        limited = {"coup", "assassinate", "steal"}
        if not self.options["examine_own_faction"]:
            limited.add("examine")
        if not self.options["patron_own_faction"]:
            limited |= {"patron", "redirect"}
        return self.verb in limited and self.table.barred(self.seat, self.target)

    def nothing_to_steal(self) -> bool:
        empty = self.position["coins"][self.target] == 0
        return self.verb == "steal" and empty and not self.options["steal_from_empty"]

    def nothing_to_embezzle(self) -> bool:
        empty = self.position["sewer"] == 0
        return self.verb == "embezzle" and empty and not self.options["embezzle_empty"]

    def must_name(self) -> bool:
        return self.is_declared() and not self.names

    def must_not_name(self) -> bool:
        return not self.is_declared() and self.names

    def is_declared(self) -> bool:
        return self.verb in self.options["declared_coup"].split("+")

    def cannot_block_with(self) -> bool:
        return self.rest[0] not in blocks_of(self.table, self.pending["action"])

    def cannot_decline(self) -> bool:
        claimed = self.pending["claim"][1]
        nothing_else = all(card.split("-")[0] == claimed for card in self.hand)
        return self.verb == "decline" and (nothing_else or not self.options["decline_proof"])

    def cannot_prove(self) -> bool:
        return self.verb == "prove" and self.rest[0] not in self.hand

    def not_held(self) -> bool:
        return any(self.rest.count(card) > self.hand.count(card) for card in self.rest)

    def would_prove(self) -> bool:
        return self.phase == "LOSE" and self.rest[0] in self.hand

    def wrong_number(self) -> bool:
        lost = len(self.position["face_up"][self.seat])
        return self.verb == "keep" and len(self.rest) != 2 - lost

    def unreadable(self) -> bool:
        if self.verb in NAMES_A_SEAT - {"convert"}:
            return self.target == self.seat
        if (
            self.verb == "pick"
            and self.options["art_mode"] == "distinct"
            and "-" not in self.rest[0]
        ):
            return True
        return (self.verb, self.phase) in {("prove", "PROVE"), ("pick", "SETUP_PICK")}


def sayings(game: CoupGame, seat: int) -> list[str]:
    """Return the words of every action id that means something to *seat*."""
    names = names_of(game.state)
    players = game.state.players
    said: set[str] = set()
    for action in range(NUM_ACTIONS):
        try:
            said.add(format_input(names, players, seat, action))
        except IndexError:  # an art that is not in this game
            continue
    return sorted(said)


@pytest.mark.untraced
def test_no_reason_is_a_wrong_one() -> None:
    for number in range(12):
        pick = random.Random(number)
        for game in positions(any_play(f"reasons {number}"), f"reasons {number}"):
            if pick.random() < 0.85:
                continue
            seat = pick.choice(game.awaiting or [0])
            for words in sayings(game, seat):
                refused = refusal(game, seat, words)
                told = f"reasons {number}: {refused} in {game.lines}"
                assert refused is None or Situation(game, seat, words).is_true(refused.reason), told


def refusal(game: CoupGame, seat: int, words: str) -> IllegalAction | None:
    try:
        game.parse(seat, words)
    except IllegalAction as refused:
        return refused
    return None
