"""The bots of one table: asked off the event loop, each question once."""

import asyncio
from collections.abc import Callable
from random import SystemRandom
from time import perf_counter
from typing import Final

from intriga.agents.acquaintance import Acquaintance
from intriga.server.acquaintances import Acquaintances
from intriga.server.bot_pool import BotQuestion
from intriga.server.context import Context
from intriga.server.fair_queue import Asker
from intriga.server.logs import log_defect
from intriga.server.workers import Silent
from intriga.service.windows import BotTask

CHANCE: Final = SystemRandom()


class Bots:
    """Lets the bots of a table think, and hands on what they say."""

    def __init__(self, context: Context, game: str, say: Callable[[BotTask, int], None]) -> None:
        """Hand each answer, an action id, to *say*."""
        self._context, self._game, self._say = context, game, say
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._acquaintances = Acquaintances()

    @property
    def think(self) -> bool:
        """Whether one of them is thinking."""
        return bool(self._thinking)

    def ask(self, tasks: list[BotTask], asker: Asker, *, in_company: bool) -> None:
        """Let those think that have yet to answer and do not think already.

        They wait for the turns of *asker*; where no person plays *in_company* with them, one
        thinks at a time.  What is asked no longer nobody thinks about.
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
        for thinking in self._thinking.values():
            thinking.cancel()

    async def _think(self, key: tuple[int, int], task: BotTask, asker: Asker) -> None:
        began = perf_counter()
        try:
            known: Acquaintance = await self._known(task) if task.company else {}
            question = BotQuestion(task.view, task.legal, known)
            action = await self._context.bot_pool.answer(self._game, task.level, question, asker)
        except Silent as error:  # the table must not wait for ever
            log_defect("bot", error, level=task.level, reason=str(error))
            self._context.metrics.bot_failures.inc()
            action = CHANCE.choice(list(task.legal))
        self._context.metrics.thinking.observe(perf_counter() - began)
        del self._thinking[key]
        self._say(task, action)

    async def _known(self, task: BotTask) -> Acquaintance:
        """Return what the bot of *task* knows of the others; think about the last game first."""
        own = task.company[task.seat]
        over = self._acquaintances.see(task)
        if over is not None:
            known = self._acquaintances.known(own, over.company)
            try:
                learned = await self._context.bot_pool.get_to_know(self._game, over, known)
            except Silent as error:  # it goes on with what it knew
                log_defect("bot", error, level=task.level, reason=str(error))
            else:
                self._acquaintances.learn(own, over, learned)
        return self._acquaintances.known(own, task.company)
