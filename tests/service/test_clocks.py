"""Clocks are kind: a time bank lets a turn last, and a lost line stops them for a while."""

import pytest

from intriga.service.commands import Pause, Resume
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.service.claims import claiming
from tests.service.evening import Evening, kinds

BANKED = Settings(listed=True, reaction=12, turn=30, bank=60)
FIXED = Settings(listed=True, windows="fixed")


def left(evening: Evening) -> int:
    """Return the milliseconds left to answer the open question."""
    found = evening.window.left
    assert found is not None
    return found


# ------------------------------------------------------------------- the time bank


def income(evening: Evening) -> int:
    """Let whoever is on turn take income, and return who that was."""
    turn = evening.on_turn
    evening.say(turn, "income")
    return turn


def test_a_turn_has_the_time_of_the_bank_besides_its_own() -> None:
    evening = Evening(people=3, settings=BANKED).start()
    assert (left(evening), evening.window.bank) == (90_000, 60_000)


def test_time_beyond_a_turn_is_drawn_from_the_bank() -> None:
    evening = Evening(people=3, settings=BANKED).start()
    evening.wait(50_000)
    first = income(evening)
    assert evening.window.bank == 60_000
    evening.wait(29_000)
    income(evening)
    income(evening)
    assert (evening.on_turn, evening.window.bank) == (first, 40_000)
    for _ in range(4):
        income(evening)
    assert evening.window.bank == 60_000


def test_a_bank_is_empty_once_its_time_has_run_out() -> None:
    evening = Evening(people=3, settings=BANKED).start()
    first = evening.on_turn
    evening.wait(90_000)
    while evening.on_turn != first or evening.window.reaction:
        evening.wait(1_000)
    assert evening.window.bank == 0


def test_a_pause_draws_nothing_from_a_bank() -> None:
    evening = Evening(people=3, settings=BANKED).start()
    evening.tell(0, Pause())
    evening.wait(80_000)
    evening.tell(0, Resume())
    for _ in range(3):
        income(evening)
    assert evening.window.bank == 60_000


def test_windows_of_several_people_draw_on_no_bank() -> None:
    evening, _ = claiming(settings=BANKED)
    assert (left(evening), evening.window.bank) == (12_000, 0)


@pytest.mark.parametrize("turn", [0, 30])
def test_without_clocks_or_without_a_bank_there_is_none(turn: int) -> None:
    evening = Evening(people=3, settings=Settings(listed=True, turn=turn, bank=0 if turn else 60))
    assert evening.start().window.bank == 0


# ------------------------------------------------------------------- lost lines


def test_the_clock_stands_while_the_line_of_a_person_who_is_asked_is_lost() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    evening.wait(10_000)
    evening.depart(turn)
    evening.wait(20_000)
    assert (left(evening), evening.window.held) == (50_000, True)
    evening.arrive(turn)
    assert (left(evening), evening.window.held) == (50_000, False)
    evening.wait(1_000)
    assert left(evening) == 49_000


def test_a_clock_stands_for_thirty_seconds_of_a_question_at_most() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    evening.depart(turn)
    evening.wait(20_000)
    evening.arrive(turn)
    evening.depart(turn)
    evening.wait(10_000)
    assert (left(evening), evening.window.held) == (60_000, False)
    evening.wait(5_000)
    evening.arrive(turn)
    evening.depart(turn)
    assert (left(evening), evening.window.held) == (55_000, False)


def test_the_clock_of_questions_to_others_goes_on() -> None:
    evening = Evening(people=3).start()
    evening.depart((evening.on_turn + 1) % 3)
    evening.wait(10_000)
    assert (left(evening), evening.window.held) == (50_000, False)


def test_a_question_put_to_a_person_whose_line_is_lost_begins_with_its_clock_standing() -> None:
    evening = Evening(people=3).start()
    turn, after = evening.on_turn, (evening.on_turn + 1) % 3
    evening.depart(after)
    evening.wait(5_000)
    evening.say(turn, "income")
    assert evening.on_turn == after
    evening.wait(25_000)
    assert (left(evening), evening.window.held) == (60_000, True)


def test_a_window_that_everybody_has_answered_closes_though_a_line_is_lost() -> None:
    evening, turn = claiming(people=3)
    for seat in {0, 1, 2} - {turn}:
        evening.say(seat, "pass")
    evening.depart((turn + 1) % 3)
    step = evening.window.step
    evening.wait(2_000)
    assert evening.window.step > step


def test_an_absence_delays_a_fixed_window_equally_for_all() -> None:
    ends: list[int] = []
    for answered in (False, True):
        evening, turn = claiming(people=3, settings=FIXED)
        one, other = (turn + 1) % 3, (turn + 2) % 3
        if answered:
            evening.say(one, "pass")
            evening.say(other, "pass")
        evening.depart(one)
        evening.wait(3_000)
        evening.arrive(one)
        ends.append(left(evening))
        evening.wait(ends[-1] - 1)
        step = evening.window.step
        evening.wait(1)
        assert evening.window.step > step
    assert ends == [8_000, 8_000]


def test_a_pause_ends_the_standing_of_a_clock_and_it_goes_on_after_it() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    host = 0
    assert turn != host
    evening.depart(turn)
    evening.wait(10_000)
    evening.tell(host, Pause())
    evening.wait(100_000)
    assert kinds(evening.log)[-2:] == ["Released", "Paused"]
    evening.arrive(turn)
    evening.tell(host, Resume())
    assert left(evening) == 60_000


def test_a_table_restored_while_a_clock_stands_gives_the_same_time() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    evening.depart(turn)
    evening.wait(10_000)
    evening.table = Table.restore(evening.log)
    evening.wait(600_000)
    evening.arrive(*range(3))
    assert (left(evening), evening.window.held) == (60_000, False)


def test_a_table_without_clocks_holds_none() -> None:
    evening = Evening(people=3, settings=Settings(listed=True)).start()
    evening.depart(evening.on_turn)
    evening.wait(10_000)
    assert "Held" not in kinds(evening.log)
