"""Stores for tests: opened, used and closed in one go."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from intriga.store.sqlite import LONGEST_QUEUE, SqliteStore
from intriga.store.upcasters import Upcasters

T = TypeVar("T")
TODAY = Upcasters(newest=1)


@asynccontextmanager
async def opened(
    path: Path,
    upcasters: Upcasters = TODAY,
    *,
    snapshot_schema: int = 1,
    longest_queue: int = LONGEST_QUEUE,
) -> AsyncGenerator[SqliteStore, None]:
    """Open a store and close it, whatever happens."""
    store = SqliteStore(
        path, upcasters=upcasters, snapshot_schema=snapshot_schema, longest_queue=longest_queue
    )
    try:
        yield store
    finally:
        await store.close()


def using(path: Path, ask: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """Open the store at *path*, ask it one thing, close it, return the answer."""

    async def once() -> T:
        async with opened(path) as store:
            return await ask(store)

    return asyncio.run(once())


async def bodies(store: SqliteStore, table: str, after: int = 0) -> list[bytes]:
    """Return the bodies of the events of *table*."""
    return [event.body for event in await store.read(table, after)]


def writing(store: SqliteStore) -> sqlite3.Connection:
    """Return the connection that writes, to make trouble there."""
    return store._writer._connection  # pyright: ignore[reportPrivateUsage]
