"""The thread that writes, all that waits as one group, and the one that reads.

The event loop never waits for the disk.  While the disk makes one group durable the next one
gathers, so the busier a server is, the fewer transactions an event costs.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeVar

from intriga.store.interface import StoreError
from intriga.store.sqlite.file import connect

T = TypeVar("T")
LARGEST_GROUP: Final = 1000  # jobs: bounds how long the first of a group waits for the last


@dataclass(frozen=True, slots=True)
class Write(Generic[T]):
    """A job for the writer, and its waiter.

    *work* raises :class:`StoreError` to refuse, before it has written anything.  A *precious*
    job lies in the database itself, not in its log alone, before anybody hears of it.
    """

    work: Callable[[sqlite3.Connection], T]
    future: asyncio.Future[T]
    precious: bool = False


@dataclass(frozen=True, slots=True)
class WriteOutcome:
    """The outcome of a job: its answer, or the error that its waiter gets."""

    future: asyncio.Future[Any]
    answer: object = None
    error: Exception | None = None

    def tell(self) -> None:
        """Tell the waiter, if it still waits; in the thread of its loop."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.answer)
        else:
            self.future.set_exception(self.error)


class Writer:
    """A queue in front of a connection that nobody else writes with."""

    def __init__(self, connection: sqlite3.Connection, longest_queue: int) -> None:
        """Start the thread; at most *longest_queue* jobs may wait for it."""
        self._connection = connection
        self._longest_queue = longest_queue
        self._queue: SimpleQueue[Write[Any] | None] = SimpleQueue()
        self._closing: asyncio.Future[None] | None = None
        self._thread = threading.Thread(target=self._run, name="intriga-store", daemon=True)
        self._thread.start()

    def ask(
        self, work: Callable[[sqlite3.Connection], T], *, precious: bool = False
    ) -> asyncio.Future[T]:
        """Queue *work*; the future is done when its group is committed, or has failed."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._closing is not None:
            future.set_exception(StoreError("the store is closed"))
        elif self._queue.qsize() >= self._longest_queue:
            future.set_exception(
                StoreError(f"the store is too busy: {self._longest_queue} writes wait already")
            )
        else:
            self._queue.put(Write(work, future, precious=precious))
        return future

    def close(self) -> asyncio.Future[None]:
        """Write the waiting jobs, then close the connection."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_future()
            self._queue.put(None)
        return self._closing

    def _run(self) -> None:
        last = False
        while not last:
            jobs, last = self._gather()
            if jobs:
                outcomes = commit(self._connection, jobs)
                if any(job.precious for job in jobs):
                    self._empty_log()
                _tell(outcomes)
        self._empty_log()
        self._connection.close()
        if self._closing is not None:
            _tell([WriteOutcome(self._closing)])

    def _empty_log(self) -> None:
        """Copy what the log has to the database, as far as the disk lets it."""
        with suppress(sqlite3.Error):  # a log that stays is read at the next start
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _gather(self) -> tuple[list[Write[Any]], bool]:
        """Wait for a job, then take all that wait; say whether they are the last."""
        jobs: list[Write[Any]] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == LARGEST_GROUP:
                return jobs, False
            try:
                job = self._queue.get_nowait()
            except Empty:
                return jobs, False
        return jobs, True


def commit(connection: sqlite3.Connection, jobs: list[Write[Any]]) -> list[WriteOutcome]:
    """Do *jobs* in one transaction.

    If one of them breaks it, each gets a transaction of its own, so that the others
    do not suffer; if it cannot begin or be committed, all of them fail.
    """
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = [_attempt(connection, job) for job in jobs]
        except Exception as error:  # noqa: BLE001 # whatever it is, its waiter gets it
            _roll_back(connection)
            if len(jobs) == 1:
                return [WriteOutcome(jobs[0].future, error=_said(error))]
            return [outcome for job in jobs for outcome in commit(connection, [job])]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        _roll_back(connection)
        return [WriteOutcome(job.future, error=_said(error)) for job in jobs]
    return outcomes


def _attempt(connection: sqlite3.Connection, job: Write[Any]) -> WriteOutcome:
    try:
        return WriteOutcome(job.future, answer=job.work(connection))
    except StoreError as refusal:
        return WriteOutcome(job.future, error=refusal)


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        with suppress(sqlite3.Error):  # if it stays open, the next BEGIN fails and comes here
            connection.execute("ROLLBACK")


def _said(error: Exception) -> Exception:
    if isinstance(error, sqlite3.Error):
        return StoreError(f"the database cannot be written: {error}")
    return error


def _tell(outcomes: Iterable[WriteOutcome]) -> None:
    """Wake each loop once, with all that its waiters are to hear."""
    heard: dict[asyncio.AbstractEventLoop, list[WriteOutcome]] = {}
    for outcome in outcomes:
        heard.setdefault(outcome.future.get_loop(), []).append(outcome)
    for loop, mine in heard.items():
        with suppress(RuntimeError):  # a loop that is closed: nobody waits
            loop.call_soon_threadsafe(_tell_all, mine)


def _tell_all(outcomes: list[WriteOutcome]) -> None:
    for outcome in outcomes:
        outcome.tell()


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
