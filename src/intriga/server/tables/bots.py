"""The bots of one table: asked off the event loop, each question once."""

import asyncio
from collections.abc import Callable
from random import SystemRandom
from time import perf_counter
from typing import Final

from intriga.agents.opponents import Acquaintance
from intriga.server.limits.buckets import Asker
from intriga.server.logs import log_defect
from intriga.server.tables.context import Context
from intriga.server.work.bot_pool import Acquaintances, BotQuestion
from intriga.server.work.workers import Silent
from intriga.service.questions.windows import BotTask

CHANCE: Final = SystemRandom()


class Bots:
    """Lets the bots of a table think, and hands on their answers."""

    def __init__(self, context: Context, game: str, say: Callable[[BotTask, int], None]) -> None:
        """Hand each answer, an action id, to *say*."""
        self._context, self._game, self._say = context, game, say
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._learning: dict[str, asyncio.Task[None]] = {}
        self._acquaintances = Acquaintances()

    @property
    def think(self) -> bool:
        """Whether one of them is thinking."""
        return bool(self._thinking)

    def ask(self, tasks: list[BotTask], asker: Asker, *, in_company: bool) -> None:
        """Let those think that have yet to answer and do not think already.

        They wait for the turns of *asker*; where no person plays *in_company* with them, one
        thinks at a time.  Nobody thinks about a question that is closed.
        """
        wanted = {(task.step, task.seat): task for task in tasks}
        for key in self._thinking.keys() - wanted.keys():
            self._thinking.pop(key).cancel()
        for key, task in wanted.items():
            if self._thinking and not in_company:
                return
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._think(key, task, asker))

    def stop(self) -> None:
        """Wait for no answer any more."""
        for task in (*self._thinking.values(), *self._learning.values()):
            task.cancel()

    async def _think(self, key: tuple[int, int], task: BotTask, asker: Asker) -> None:
        began = perf_counter()
        try:
            known = self._known(task, asker)
            question = BotQuestion(task.view, task.legal, known, task.seed, task.told)
            action = await self._context.bot_pool.answer(self._game, task.level, question, asker)
        except Silent as error:  # the table must not wait for ever
            log_defect("bot", error, level=task.level, reason=str(error))
            self._context.metrics.bot_failures.inc()
            action = CHANCE.choice(list(task.legal))
        self._context.metrics.thinking.observe(perf_counter() - began)
        del self._thinking[key]
        self._say(task, action)

    def _known(self, task: BotTask, asker: Asker) -> Acquaintance:
        """Return the memory of the bot of *task*; let it think about the last game.

        The result counts from the next question on: nobody waits for it.
        """
        if not task.company:
            return {}
        own = task.company[task.seat]
        self._acquaintances.see(task)
        if self._acquaintances.over(own) is not None and own not in self._learning:
            learning = asyncio.create_task(self._learn(own, asker))
            self._learning[own] = learning
            learning.add_done_callback(lambda _: self._learning.pop(own))
        return self._acquaintances.known(own, task.company)

    async def _learn(self, own: str, asker: Asker) -> None:
        game = self._acquaintances.over(own)
        if game is None:
            return
        known = self._acquaintances.known(own, game.company)
        learned: Acquaintance = {}
        try:
            learned = await self._context.bot_pool.get_to_know(self._game, game, known, asker)
        except Silent as error:  # it goes on with what it knew
            log_defect("bot", error, level=game.level, reason=str(error))
        self._acquaintances.learn(own, game, learned)
