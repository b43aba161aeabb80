"""How long bots seem to think tells nothing, and nobody waits for it without need."""

from random import Random
from typing import Literal

import pytest

from intriga.agents import agent
from intriga.service.events import Asked, Played
from intriga.service.table_settings import Settings
from tests.service.claims import FRIENDS
from tests.service.evening import BOT, Evening, kinds


def test_a_lone_player_does_not_wait_for_windows() -> None:
    evening = asked_alone(FRIENDS)
    step = evening.window.step
    evening.let_bots_answer()
    evening.say(0, "pass")
    assert evening.window.step > step


@pytest.mark.parametrize("pace", ["none", "brisk", "human"])
def test_bots_seem_to_think_as_long_whatever_they_hold(
    pace: Literal["none", "brisk", "human"],
) -> None:
    paces: set[int] = set()
    for deal in range(8):
        settings = Settings(listed=True, pace=pace)
        evening = Evening(people=1, bots=3, settings=settings, secret=bytes([deal] * 32)).start()
        if evening.on_turn == 0:
            continue
        began, step = evening.now, evening.window.step
        evening.let_bots_answer()
        evening.wait(10_000 if evening.window.step == step else 0)
        answered = next(event for event in evening.log if "Played" in kinds([event]))
        paces.add(answered.at - began)
    least, most = {"none": (0, 0), "brisk": (250, 650), "human": (1_100, 2_800)}[pace]
    assert all(least <= each <= most for each in paces)


LATE = [(0, 0), (1, 1_000), (999, 1_000), (1_000, 1_000), (1_001, 2_000), (4_200, 5_000)]


@pytest.mark.parametrize(("late", "closes"), LATE)
def test_a_lone_player_cannot_tell_how_long_a_bot_has_thought(late: int, closes: int) -> None:
    evening = asked_alone(Settings(listed=True, reaction=0))
    opened, before = evening.now, len(evening.log)
    evening.say(0, "pass")
    evening.now += late
    evening.let_bots_answer()

    assert closes_at(evening, before) == opened + closes


@pytest.mark.parametrize(("late", "closes"), LATE)
def test_bots_alone_that_are_late_seem_to_think_for_whole_seconds_more(
    late: int, closes: int
) -> None:
    evening = Evening(people=1, bots=3, secret=bytes([3] * 32)).start()
    assert evening.on_turn != 0
    asked = next(event for event in evening.log if isinstance(event, Asked))
    evening.now = asked.pace + late
    evening.let_bots_answer()

    assert closes_at(evening, 0) == asked.pace + closes


def test_a_person_who_is_slower_than_the_bots_does_not_wait_for_their_seconds() -> None:
    evening = asked_alone(Settings(listed=True, reaction=0))
    step = evening.window.step
    evening.now += 300
    evening.let_bots_answer()
    evening.now += 1_500
    evening.say(0, "pass")

    assert evening.window.step > step


def test_instant_bots_add_no_delay() -> None:
    evening = asked_alone(Settings(listed=True, reaction=0, pace="none"))
    step = evening.window.step
    evening.say(0, "pass")
    evening.now += 300
    evening.let_bots_answer()

    assert evening.window.step > step


def asked_alone(settings: Settings) -> Evening:
    """Return a table where the only person has just been asked with bots about a claim."""
    evening = Evening(people=1, bots=3, settings=settings).start()
    while not (is_asked(evening) and evening.window.reaction and evening.table.wanted()):
        if is_asked(evening):
            evening.say_first(0, "income", "coup", "lose", "pass")
        elif tasks := evening.table.wanted():
            action = agent(BOT, "coup").act(tasks[0].view, tasks[0].legal, Random(1))
            evening.log += evening.table.answer_for_bot(tasks[0], action, evening.now)
        elif (due := evening.table.due) is not None:
            evening.now = max(evening.now, due)
            evening.log += evening.table.tick(evening.now)
    return evening


def is_asked(evening: Evening) -> bool:
    """Say whether the first person has a question to answer."""
    return evening.table.viewer(evening.people[0]).step is not None


def closes_at(evening: Evening, before: int) -> int | None:
    """Return when the window closes or has closed that was open after *before* events."""
    played = (event.at for event in evening.log[before:] if isinstance(event, Played))
    return next(played, evening.table.due)
