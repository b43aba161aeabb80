"""Clocks and bots wait until the page has shown what happened."""

from typing import Any, Literal

import pytest

from intriga.core.message import Message
from intriga.service.commands import Leave
from intriga.service.events import Asked, Played
from intriga.service.questions.clocks import AFTER, LENGTHS, LONGEST, settling
from intriga.service.session import Person
from intriga.service.table import session_of
from intriga.service.table_data import Chair
from intriga.service.table_settings import EARLIEST, Settings
from tests.service.claims import claiming, others
from tests.service.evening import Evening


def challenged(settings: Settings) -> Evening:
    """Return a game in which a claim was just challenged, so that it is to be proved."""
    evening, turn = claiming(settings=settings)
    target, second, third = others(4, turn)
    evening.say(target, "challenge")
    evening.say(second, "pass")
    evening.say(third, "pass")
    evening.wait(EARLIEST)
    return evening


def chairs_of(evening: Evening) -> list[Chair]:
    """Return the chairs, with what is left of each time bank."""
    return evening.table.snapshot().kept.chairs


def last_asked(evening: Evening) -> Asked:
    """Return the last question that was put on the table."""
    return next(event for event in reversed(evening.log) if isinstance(event, Asked))


@pytest.mark.parametrize("pace", ["brisk", "human"])
def test_time_to_answer_begins_after_the_animation(
    pace: Literal["brisk", "human"],
) -> None:
    evening = challenged(Settings(listed=True, reaction=12, turn=60, bank=0, pace=pace))
    asked, window = last_asked(evening), evening.window
    assert asked.settle == LENGTHS["challenge"]
    assert asked.deadline == asked.at + asked.settle + 60_000
    assert window.whole == 60_000
    assert window.left == 60_000 + asked.settle


def test_a_time_bank_does_not_pay_for_the_animation() -> None:
    evening = challenged(Settings(listed=True, reaction=12, turn=60, bank=30))
    asked = last_asked(evening)
    [seat] = asked.asked
    assert asked.bank == 30_000
    evening.wait(asked.settle + 60_000)
    evening.say(seat, evening.words(seat)[0])
    assert [chair.bank for chair in chairs_of(evening)] == [30_000] * 4


def test_a_table_whose_bots_lose_no_time_waits_for_nobody_to_look() -> None:
    evening = challenged(Settings(listed=True, reaction=12, turn=60, bank=0, pace="none"))
    assert last_asked(evening).settle == 0
    assert last_asked(evening).deadline == last_asked(evening).at + 60_000


def test_bots_answer_only_after_the_animation() -> None:
    evening = Evening(people=1, bots=3, settings=Settings(listed=True, pace="brisk")).start()
    seen = 0
    for _ in range(200):
        if evening.table.phase != "playing":
            break
        asked = last_asked(evening)
        evening.let_bots_answer()
        if words := evening.words(0):
            evening.say(0, words[-1])
        evening.wait(4_000)
        closed = next(event for event in evening.log if _closes(event, asked.step))
        alone = 0 not in asked.asked and 0 not in asked.ahead
        if asked.settle and alone:
            seen += 1
            assert closed.at >= asked.at + asked.settle + AFTER
    assert seen > 0


def _closes(event: Any, step: int) -> bool:  # noqa: ANN401
    return isinstance(event, Played) and event.step == step


def test_bots_by_themselves_do_not_wait_to_be_looked_at() -> None:
    evening = Evening(people=1, bots=2, settings=Settings(listed=True, pace="brisk")).start()
    evening.tell(0, Leave())
    evening.table.arrive(Person("somebody else"), evening.now)
    for number in range(300):
        evening.let_bots_answer(seed=number)
        evening.wait(1_000)
    settles = {event.settle for event in evening.log if isinstance(event, Asked)}
    assert evening.table.phase == "over"
    assert settles == {0}


def test_one_moment_is_animated_for_at_most_three_seconds() -> None:
    evening = Evening(people=2)
    session = session_of(evening.table.snapshot())
    lost = [Message(name) for name in ("log-not-proved", "log-lost", "log-out", "log-wins")]
    assert settling(session, [Message("log-income")]) == 0
    assert settling(session, lost[:1]) == LENGTHS["miss"]
    assert settling(session, lost) == LONGEST == 3_000
