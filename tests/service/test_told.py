"""A table tells its bots what it has heard, and nothing that is still sealed."""

from random import Random
from typing import Any

import pytest

from intriga.agents import agent
from intriga.service.questions.windows import BotTask
from intriga.service.table_settings import Settings
from tests.service.evening import BOT, Evening

SETTINGS = Settings(listed=True, reaction=0, turn=0, pace="none")
PASS = 0


def tasks_of_a_game(edition: str, game: str = "coup", bots: int = 3) -> list[BotTask]:
    """Return the tasks of the bots in a game against somebody who lets all pass."""
    evening = Evening(game=game, preset=edition, people=1, bots=bots, settings=SETTINGS).start()
    random, found = Random(3), list[BotTask]()
    while evening.table.phase == "playing":
        if evening.table.viewer(evening.people[0]).step is not None:
            evening.say(0, random.choice(evening.words(0)))
        for task in evening.table.wanted():
            found.append(task)
            bot = agent(BOT if game == "coup" else task.level, game)
            action = bot.act(task.view, task.legal, random)
            evening.log += evening.table.answer_for_bot(task, action, evening.now)
    return found


@pytest.mark.parametrize("edition", ["coup-br", "coup-es"])
def test_a_bot_is_told_all_answers_before_its_question(edition: str) -> None:
    tasks = tasks_of_a_game(edition)
    assert len({task.ahead for task in tasks}) == 2
    for task in tasks:
        view: Any = task.view
        assert task.told is not None
        loud = [each for each in task.told.answers if each[1] != PASS]
        assert [seat for seat, _ in loud[::-1]][:8] == [seat for seat, _ in view.recent]
        assert task.told.began.seat is None


def test_a_question_ahead_is_told_as_if_all_had_let_the_first_pass() -> None:
    ahead = [task for task in tasks_of_a_game("coup-es") if task.ahead]
    for task in ahead:
        assert task.told is not None
        view: Any = task.view
        others = len(view.alive) - 1
        assert [action for _, action in task.told.answers[-others:]] == [PASS] * others


def test_answers_that_are_sealed_are_not_told() -> None:
    evening = Evening(people=1, bots=3, settings=SETTINGS).start()
    random = Random(1)
    compared = 0
    while evening.table.phase == "playing" and compared < 10:
        if evening.table.viewer(evening.people[0]).step is not None:
            evening.say(0, random.choice(evening.words(0)))
        for task in evening.table.wanted():
            bot = agent(BOT, "coup")
            action = bot.act(task.view, task.legal, random)
            evening.log += evening.table.answer_for_bot(task, action, evening.now)
            later = [each for each in evening.table.wanted() if each.step == task.step]
            for other in later:
                assert other.told is not None
                assert task.told is not None
                if other.ahead == task.ahead:
                    assert other.told.answers == task.told.answers
                    compared += 1
    assert compared
