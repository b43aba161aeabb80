"""However many want to know whether a server is ready, its store is asked once a second."""

import asyncio
from pathlib import Path

from intriga.server.metrics import FRESH, Readiness
from intriga.store.sqlite.sqlite_store import SqliteStore
from intriga.store.upcasters import Upcasters
from tests.server.playing import Browser


class CountingStore(SqliteStore):
    """A store that counts how often it was asked."""

    asked = 0

    def ready(self) -> "asyncio.Future[None]":
        """Count, and ask."""
        self.asked += 1
        return super().ready()


def test_the_store_is_asked_once_for_all_who_ask_within_a_second(tmp_path: Path) -> None:
    async def scene() -> list[int]:
        seconds, counts = 0.0, list[int]()
        store = CountingStore(
            tmp_path / "store.db", upcasters=Upcasters(newest=1), snapshot_schema=1
        )
        readiness = Readiness(store, lambda: seconds)
        for _ in range(2):
            assert all(await asyncio.gather(*(readiness.is_ready() for _ in range(100))))
            assert await readiness.is_ready()
            counts.append(store.asked)
            seconds += FRESH
        await store.close()
        assert not await readiness.is_ready()
        return counts

    assert asyncio.run(scene()) == [1, 2]


def test_readiness_is_not_answered_to_remote_callers(browser: Browser) -> None:
    for path in ("/healthz", "/readyz"):
        assert browser.ask(path, x_forwarded_for="192.168.7.7").status == 200
        assert browser.ask(path, x_forwarded_for="203.0.114.9").status == 404
