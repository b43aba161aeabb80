"""A server that ends: Ctrl+C is for it alone, and what was under way is nobody's failure."""

import asyncio
import os
import signal
import time

import pytest

from intriga.server.work.workers import Workers

PATIENCE = 60.0  # seconds
TURNS = 5  # of the loop


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a process cannot begin with it blocked")
def test_a_process_that_is_just_beginning_does_not_die_of_ctrl_c() -> None:
    async def interrupt() -> int:
        workers = Workers("a bot", 1, 0, attempts=1)
        asked = asyncio.create_task(workers.do(PATIENCE, int, 1))
        for _ in range(TURNS):  # it is asked, and the process begins
            await asyncio.sleep(0)
        assert workers.children
        try:
            for child in workers.children:
                os.kill(child, signal.SIGINT)
            return await asked
        finally:
            workers.close()

    assert asyncio.run(interrupt()) == 1


@pytest.mark.parametrize("attempts", [1, 3])
def test_work_that_ends_with_its_server_is_cancelled(attempts: int) -> None:
    async def end() -> None:
        workers = Workers("a bot", 1, 0, attempts=attempts)
        doing = asyncio.create_task(workers.do(PATIENCE, time.sleep, PATIENCE))
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert workers.children

        workers.close()

        with pytest.raises(asyncio.CancelledError):
            await doing

    asyncio.run(end())
