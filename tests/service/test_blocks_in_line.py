"""Blocks behind each other: which of them counts, and what becomes of the others."""

from typing import Any

import pytest

from intriga.core.chance import Scripted
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.service.table import Table
from tests.service.claims import FRIENDS, LOOKED, others
from tests.service.evening import Evening


def holds_duke(evening: Evening, seat: int) -> bool:
    deal = evening.scene(seat).deal
    assert deal is not None
    return "duke" in deal.view["hands"][seat]


def aided(held: str) -> tuple[Evening, int, list[int]]:
    """Return a game in which somebody has asked for foreign aid.

    *held* says of each seat clockwise from there whether it holds the Duke.
    """
    dukes = [word == "duke" for word in held.split()]
    people = len(dukes) + 1
    for number in range(10_000):
        evening = Evening(people=people, secret=number.to_bytes(32, "big")).start()
        turn = evening.on_turn
        seats = others(people, turn)
        if [holds_duke(evening, seat) for seat in seats] == dukes:
            evening.say(turn, "foreign_aid")
            return evening, turn, seats
    raise AssertionError("no such deal")


def answered(evening: Evening, seats: list[int], *answers: str) -> None:
    """Let *seats* give *answers* and the window close."""
    for seat, words in zip(seats, answers, strict=True):
        evening.say(seat, words)
    evening.wait(LOOKED)


def challenge(evening: Evening, by: int) -> None:
    """Let *by* challenge the block on the table, and the blocker lose a card."""
    for seat in [seat for seat in range(len(evening.people)) if evening.words(seat)]:
        evening.say(seat, "challenge" if seat == by else "pass")
    evening.wait(LOOKED)
    for seat in range(len(evening.people)):
        if evening.words(seat)[:1] and evening.words(seat)[0].startswith("lose"):
            evening.say_first(seat, "lose")
            evening.wait(LOOKED)
            return


def coins(evening: Evening, seat: int) -> int:
    deal = evening.spectator().deal
    assert deal is not None
    return int(deal.view["coins"][seat])


def blocker(evening: Evening) -> int | None:
    """Return whose block may be challenged now."""
    subject = evening.window.subject
    return subject.by if subject and subject.claim == "duke" else None


def test_a_true_block_counts_though_an_earlier_one_was_a_bluff() -> None:
    evening, turn, (first, second, third) = aided("- - duke")

    answered(evening, [first, second, third], "block duke", "pass", "block duke")
    assert blocker(evening) == first
    challenge(evening, turn)
    assert blocker(evening) == third
    for seat in (turn, first, second):
        evening.say(seat, "pass")
    evening.wait(LOOKED)

    assert evening.on_turn == first
    assert coins(evening, turn) == 2


def test_a_pass_stays_a_pass_when_the_block_after_it_falls() -> None:
    evening, turn, (first, second, third) = aided("duke - -")

    answered(evening, [first, second, third], "pass", "block duke", "pass")
    challenge(evening, turn)

    assert evening.on_turn == first
    assert coins(evening, turn) == 4


def test_a_silent_seat_does_not_stand_in_line() -> None:
    evening, turn, (first, *_) = aided("- duke duke")

    evening.say(first, "block duke")
    evening.wait(1_000 * FRIENDS.reaction)
    challenge(evening, turn)

    assert evening.told().count("log-block") == 1
    assert coins(evening, turn) == 4


def test_a_block_behind_one_that_stands_stays_sealed() -> None:
    evening, turn, (first, second, third) = aided("duke - duke")
    answered(evening, [first, second, third], "block duke", "pass", "block duke")

    for seat in (turn, second, third):
        evening.say(seat, "pass")
    evening.wait(LOOKED)

    assert evening.on_turn == first
    assert [evening.told(seat).count("log-block") for seat in range(4)] == [1] * 4
    assert coins(evening, turn) == 2


def test_all_blocks_in_line_may_be_bluffs() -> None:
    evening, turn, seats = aided("- - -")

    answered(evening, seats, *["block duke"] * 3)
    for expected in seats:
        assert blocker(evening) == expected
        challenge(evening, turn)

    assert coins(evening, turn) == 4


def test_blocks_stand_in_line_after_a_restart_too() -> None:
    evening, turn, (first, second, third) = aided("- - duke")
    answered(evening, [first, second, third], "block duke", "pass", "block duke")

    evening.table = Table.restore(evening.log)
    evening.arrive(*range(4))
    challenge(evening, turn)

    assert blocker(evening) == third


def test_the_record_of_a_table_says_how_blocks_stand_and_replays() -> None:
    evening, turn, seats = aided("- - duke")
    answered(evening, seats, "block duke", "pass", "block duke")
    challenge(evening, turn)

    snapshot = evening.table.snapshot()
    assert snapshot.kept.deal is not None
    header = snapshot.kept.deal.header
    assert header["options"] == {"fa_reblock": "in_line"}
    replayed = Game(ruleset_of("coup"), header, Scripted([]))
    for line in snapshot.inputs:
        replayed.go_on(replayed.position().follow(line.by, line.do, line.draws))
    assert replayed.phase == "CHALLENGE_BLOCK"


@pytest.mark.parametrize(
    ("people", "options", "written"),
    [
        (3, {}, "in_line"),
        (3, {"fa_reblock": True}, True),
        (3, {"response_order": "clockwise"}, None),
        (2, {}, None),
    ],
)
def test_a_group_that_says_how_blocks_count_is_heard(
    people: int, options: dict[str, Any], written: object
) -> None:
    evening = Evening(people=people, options=options).start()

    deal = evening.table.snapshot().kept.deal
    assert deal is not None
    assert deal.header["options"].get("fa_reblock") == written
