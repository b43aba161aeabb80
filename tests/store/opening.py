"""Stores for tests: opened, used and closed in one go."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias, TypeVar

from intriga.store.interface import Store
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.postgres.postgres_store import PostgresStore
from intriga.store.sqlite.sqlite_store import LONGEST_QUEUE, SqliteStore
from intriga.store.upcasters import Upcasters

T = TypeVar("T")
TODAY = Upcasters(newest=1)


Place: TypeAlias = Path | DatabaseUrl


def store_at(
    place: Place,
    upcasters: Upcasters = TODAY,
    *,
    snapshot_schema: int = 1,
    longest_queue: int = LONGEST_QUEUE,
) -> Store:
    """Return the store in a file, or in a database."""
    kind = SqliteStore if isinstance(place, Path) else PostgresStore
    return kind(
        place,  # type: ignore[arg-type]  the one that it takes
        upcasters=upcasters,
        snapshot_schema=snapshot_schema,
        longest_queue=longest_queue,
    )


@asynccontextmanager
async def at(
    place: Place,
    upcasters: Upcasters = TODAY,
    *,
    snapshot_schema: int = 1,
    longest_queue: int = LONGEST_QUEUE,
) -> AsyncGenerator[Store, None]:
    """Open a store of either kind and close it, whatever happens."""
    store = store_at(place, upcasters, snapshot_schema=snapshot_schema, longest_queue=longest_queue)
    try:
        yield store
    finally:
        await store.close()


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


@asynccontextmanager
async def sharing(
    url: DatabaseUrl, address: str, upcasters: Upcasters = TODAY
) -> AsyncGenerator[PostgresStore, None]:
    """Open the store of a server at *address* that shares a database with others."""
    store = PostgresStore(url, upcasters=upcasters, snapshot_schema=1, address=address)
    try:
        await store.ready()
        yield store
    finally:
        await store.close()


def using(place: Place, ask: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store at *place*, ask it one thing, close it, return the answer."""

    async def once() -> T:
        async with at(place) as store:
            return await ask(store)

    return asyncio.run(once())


async def bodies(store: Store, table: str, after: int = 0) -> list[bytes]:
    """Return the bodies of the events of *table*."""
    return [event.body for event in await store.read(table, after)]


def writing(store: SqliteStore) -> sqlite3.Connection:
    """Return the connection that writes, to make trouble there."""
    return store._writer._connection  # pyright: ignore[reportPrivateUsage]
