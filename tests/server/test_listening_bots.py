"""Bots that listen get what the table has heard; nobody else gets it."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from intriga.agents import agent
from intriga.agents.base import answer_of
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.public_history import informed
from intriga.games.coup.ruleset import COUP
from intriga.server.limits.buckets import Asker
from intriga.server.work.bot_pool import BotPool, BotQuestion

pytestmark = pytest.mark.compiled
SOLVER = "solver:10"


def questions() -> list[BotQuestion]:
    """Return the questions of a game that is played by chance, each to be answered by a seed."""
    game: Game[Any, Any] = Game(COUP, {"preset": "coup-es", "seats": ["a", "b"]}, Seeded(5))
    random, found = Random(1), list[BotQuestion]()
    while not game.is_over:
        seat = game.to_move
        view, legal = game.view(seat), game.legal_ids(seat)
        if len(legal) > 1:
            found.append(BotQuestion(view, legal, seed=bytes([len(found)]), told=game.told))
        game.play_id(random.choice(legal), seat=seat)
    return found


def answer_here(question: BotQuestion) -> int:
    """Return the answer of the solver in this process."""
    player = informed(agent(SOLVER, "coup"), question.told)
    return answer_of(player, question.view, question.legal, Random(question.seed))


class Sent(BotPool):
    """A pool that keeps the questions as they are sent to its processes."""

    def __init__(self) -> None:
        super().__init__(1, 60.0)
        self.sent: list[BotQuestion] = []
        do_in_turn = self.pool.do_in_turn

        async def noted(patience: float, work: Any, *given: Any) -> Any:  # noqa: ANN401
            self.sent += [each for each in given if isinstance(each, BotQuestion)]
            return await do_in_turn(patience, work, *given)

        self.pool.do_in_turn = noted


def test_a_process_is_sent_what_was_heard_for_a_bot_that_listens_alone() -> None:
    asked = questions()

    async def ask() -> tuple[list[int], list[BotQuestion]]:
        bot_pool = Sent()
        try:
            answers = [await bot_pool.answer("coup", SOLVER, each) for each in asked]
            await bot_pool.answer("coup", "honest", asked[-1])
            return answers, bot_pool.sent
        finally:
            bot_pool.close()

    answers, sent = asyncio.run(ask())

    assert answers == [answer_here(each) for each in asked]
    assert answers != [answer_here(replace(each, told=None)) for each in asked]
    assert [each.told is None for each in sent] == [False] * len(asked) + [True]


def test_a_bot_that_listens_hears_the_table_however_long_its_question_waits() -> None:
    asked = questions()[:2]

    async def ask() -> list[BotQuestion]:
        bot_pool = Sent()
        try:
            await bot_pool.answer("coup", SOLVER, asked[0])
            await bot_pool.pool.queue.enter(Asker())
            waiting = asyncio.create_task(bot_pool.answer("coup", SOLVER, asked[1]))
            await asyncio.sleep(0)
            bot_pool._preparing.clear()  # pyright: ignore[reportPrivateUsage]
            bot_pool.pool.queue.leave()
            await waiting
            return bot_pool.sent
        finally:
            bot_pool.close()

    assert [each.told for each in asyncio.run(ask())] == [each.told for each in asked]
