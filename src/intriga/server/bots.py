"""The bots of one table: asked off the event loop, each question once."""

import asyncio
from collections.abc import Callable
from random import SystemRandom
from time import perf_counter
from typing import Final

from intriga.server.bot_pool import Silent
from intriga.server.context import Context
from intriga.server.logs import log_defect
from intriga.service.windows import BotTask

CHANCE: Final = SystemRandom()


class Bots:
    """Lets the bots of a table think, and hands on what they say."""

    def __init__(self, context: Context, game: str, say: Callable[[BotTask, int], None]) -> None:
        """Hand each answer, an action id, to *say*."""
        self._context, self._game, self._say = context, game, say
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    @property
    def think(self) -> bool:
        """Whether one of them is thinking."""
        return bool(self._thinking)

    def ask(self, tasks: list[BotTask]) -> None:
        """Let those think that have yet to answer and do not think already."""
        for task in tasks:
            key = (task.step, task.seat)
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._think(key, task))

    def stop(self) -> None:
        """Wait for no answer any more."""
        for thinking in self._thinking.values():
            thinking.cancel()

    async def _think(self, key: tuple[int, int], task: BotTask) -> None:
        began = perf_counter()
        try:
            action = await self._context.bot_pool.answer(
                self._game, task.level, task.view, task.legal
            )
        except Silent as error:  # the table must not wait for ever
            log_defect("bot", error, level=task.level, reason=str(error))
            self._context.metrics.bot_failures.inc()
            action = CHANCE.choice(list(task.legal))
        self._context.metrics.thinking.observe(perf_counter() - began)
        del self._thinking[key]
        self._say(task, action)
