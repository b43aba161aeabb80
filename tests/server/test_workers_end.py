"""Work that is under way when a server ends is nobody's failure."""

import asyncio
import time

import pytest

from intriga.server.work.workers import Workers

PATIENCE = 60.0  # seconds


@pytest.mark.parametrize("attempts", [1, 3])
def test_work_whose_process_is_ended_with_all_others_is_cancelled(attempts: int) -> None:
    async def end() -> None:
        workers = Workers("a bot", 1, 0, attempts=attempts)
        doing = asyncio.create_task(workers.do(PATIENCE, time.sleep, PATIENCE))
        for _ in range(10):  # until its process has begun
            await asyncio.sleep(0)
        assert workers.children

        workers.close()

        with pytest.raises(asyncio.CancelledError):
            await doing

    asyncio.run(end())
