"""The thread that reads, so that the event loop never waits for the disk."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from intriga.store.interface import StoreError
from intriga.store.sqlite.file import connect

T = TypeVar("T")


class Reader:
    """A connection that sees all that is committed and writes nothing."""

    def __init__(self, path: Path) -> None:
        """Open the database at *path*.

        Raises:
            sqlite3.Error: it cannot be opened.
        """
        self._connection = connect(path)
        self._connection.execute("PRAGMA query_only = ON")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="intriga-store-reader")
        self._closed = False

    def ask(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Do *work* in the thread, after what was asked before."""
        loop = asyncio.get_running_loop()
        if self._closed:
            future: asyncio.Future[T] = loop.create_future()
            future.set_exception(StoreError("the store is closed"))
            return future
        return loop.run_in_executor(self._thread, self._do, work)

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return work(self._connection)
        except sqlite3.Error as error:
            raise StoreError(f"the database cannot be read: {error}") from error

    async def close(self) -> None:
        """Finish what was asked, then close the connection."""
        if not self._closed:
            self._closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
            self._thread.shutdown(wait=False)
