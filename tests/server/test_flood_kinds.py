"""Each flood of the benchmark reaches what it floods: one that is turned away measures nothing."""

import asyncio
import gc
from contextlib import suppress
from pathlib import Path

import pytest

from intriga.server.settings import ServerSettings
from tests.faults.flood_kinds import KINDS
from tests.faults.floods import fill
from tests.server.playing import Browser, opened
from tests.server.serving import PATIENCE, Serving

ANSWERED = {
    "pages": {200, 404},
    "not-found": {404},
    "ready": {200, 404},
    "slow-readers": set[int](),
    "talk-of-strangers": set[int](),
    "analyses-of-a-48": {503},  # more than one network may want at once
}
ENOUGH = 20  # requests, or lines


async def poured(kind: str, port: int) -> dict[int, int]:
    """Flood until enough was sent and answered, and return how often each status came."""
    flood = KINDS[kind](port, 1)
    await flood.prepare()
    pouring = [asyncio.create_task(each) for each in flood.pourers()]
    try:
        async with asyncio.timeout(PATIENCE):
            while flood.tally.sent < ENOUGH or not ANSWERED[kind] <= set(flood.tally.answers):
                await asyncio.wait(pouring, timeout=0.01)
    finally:
        for each in pouring:
            each.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*pouring, return_exceptions=True)
    return flood.tally.answers


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # it ends in the middle of its connections
@pytest.mark.parametrize("kind", ANSWERED)
def test_every_kind_of_flood_gets_its_expected_answers(tmp_path: Path, kind: str) -> None:
    asyncio.run(fill(tmp_path, kind))
    with Serving(tmp_path, ServerSettings(warm=False)) as server:
        browser = Browser(server.url)
        table = opened(browser, settings={"listed": True})["table"]
        answers = asyncio.run(poured(kind, server.port))
        gc.collect()  # now, and not in a test that minds connections that nobody closed

        assert browser.ask("/healthz").status == 200
        assert set(answers) <= ANSWERED[kind] | {429}
        if kind == "talk-of-strangers":
            with browser.sit(table) as host:
                host.look()
                assert any("🙈" in line["text"] for line in host.talk)
