"""A connection to PostgreSQL that is renewed when it is lost, and never waits for ever."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol, TypeVar

import asyncpg

from intriga.store.interface import StoreError
from intriga.store.postgres.database_url import DatabaseUrl

T = TypeVar("T")
Row = Any  # of as many columns as were asked for
driver: Any = asyncpg  # it comes without types
PATIENCE: Final = 3.0  # seconds for an answer
FIRST_PAUSE: Final = 0.25  # seconds after a connection that failed; each later one is twice as long
LONGEST_PAUSE: Final = 1.0
SETTINGS: Final = {
    "application_name": "intriga",
    "synchronous_commit": "on",  # whatever the database is set to: answers imply durability
    "statement_timeout": str(int(PATIENCE * 1000)),
    "lock_timeout": str(int(PATIENCE * 500)),
    "idle_in_transaction_session_timeout": "10000",
    "tcp_user_timeout": "10000",
    "tcp_keepalives_idle": "5",
}
OF_DATA: Final = ("22", "23")  # classes of errors whose sentences may quote what was written


class PostgresSession(Protocol):
    """The part of asyncpg's connection that is used here."""

    async def execute(self, query: str, *args: object) -> str:
        """Do *query*."""
        ...

    async def fetch(self, query: str, *args: object) -> list[Row]:
        """Return all rows."""
        ...

    async def fetchrow(self, query: str, *args: object) -> Row:
        """Return the first row, None if there is none."""
        ...

    async def fetchval(self, query: str, *args: object) -> Row:
        """Return the first column of the first row."""
        ...

    def transaction(
        self, *, isolation: str | None = None, readonly: bool = False
    ) -> AbstractAsyncContextManager[object]:
        """Begin a transaction, and end it with the block."""
        ...

    def is_closed(self) -> bool:
        """Say whether the connection is lost."""
        ...

    def terminate(self) -> None:
        """Leave at once."""
        ...

    async def close(self, *, timeout: float) -> None:  # noqa: ASYNC109  as theirs is
        """Leave politely."""
        ...


class PostgresLink:
    """One connection, asked one thing after the other in the order of the calls."""

    def __init__(
        self, url: DatabaseUrl, prepare: Callable[[PostgresSession], Awaitable[None]]
    ) -> None:
        """Connect when first asked; *prepare* is done on every new connection."""
        self._url, self._prepare = url, prepare
        self._turn = asyncio.Lock()
        self._connection: PostgresSession | None = None
        self._pause = FIRST_PAUSE
        self._next_attempt = 0.0
        self._closed = False

    async def ask(self, work: Callable[[PostgresSession], Awaitable[T]]) -> T:
        """Return the answer of *work*.

        Raises:
            StoreError: the database refused it, did not answer, cannot be reached, or the link is
                closed: the work may have been done.
        """
        async with self._turn:
            if self._closed:
                raise StoreError("the store is closed")
            connection = await self._connected()
            try:
                async with asyncio.timeout(PATIENCE):
                    return await work(connection)
            except StoreError:
                raise
            except Exception as error:  # noqa: BLE001  a driver that lost its server raises anything
                if connection.is_closed() or not _is_refusal(error):
                    self.drop()
                raise in_a_sentence(error) from None  # the cause may quote what was written

    async def connect(self) -> None:
        """Connect now, unless there is a connection."""
        await self.ask(_nothing)

    def drop(self) -> None:
        """Leave the connection, whatever it is doing; the next question makes another."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Finish what was asked, then disconnect."""
        async with self._turn:
            self._closed = True
            connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=PATIENCE)
            except Exception:  # noqa: BLE001  it is left either way
                connection.terminate()

    async def _connected(self) -> PostgresSession:
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        now = asyncio.get_running_loop().time
        if now() < self._next_attempt:
            raise StoreError("the database cannot be reached; it is tried again in a moment")
        try:
            self._connection = await self._begun()
        except BaseException:
            self._next_attempt = now() + self._pause
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            raise
        self._pause = FIRST_PAUSE
        return self._connection

    async def _begun(self) -> PostgresSession:
        """Return a new connection, prepared.

        Raises:
            StoreError: there is none, or the database is not for this server.
        """
        connections: list[PostgresSession] = []
        try:
            async with asyncio.timeout(2 * PATIENCE):
                connections.append(await self._made())
                await self._prepare(connections[0])
        except BaseException as error:
            for connection in connections:
                connection.terminate()
            if isinstance(error, Exception) and not isinstance(error, StoreError):
                raise in_a_sentence(error) from None
            raise
        return connections[0]

    async def _made(self) -> PostgresSession:
        return await driver.connect(
            self._url.url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=SETTINGS
        )


async def _nothing(_: PostgresSession) -> None:
    return None


def _is_refusal(error: Exception) -> bool:
    """Say whether the connection is as good as before *error*."""
    return isinstance(error, driver.PostgresError | driver.DataError)


def in_a_sentence(error: Exception) -> StoreError:
    """Return *error* in a sentence without any written data or password."""
    if isinstance(error, TimeoutError):
        return StoreError(f"the database did not answer within {PATIENCE:g} seconds")
    if isinstance(error, driver.PostgresError):
        if str(getattr(error, "sqlstate", None)).startswith(OF_DATA):
            return StoreError(f"what is added cannot be written: {type(error).__name__}")
        return StoreError(f"the database refuses: {error.args[0]}")
    if isinstance(error, driver.DataError):
        return StoreError(f"what is added cannot be written: {type(error).__name__}")
    if isinstance(error, OSError) and error.strerror:
        return StoreError(f"the database cannot be reached: {error.strerror}")
    return StoreError(f"the database cannot be reached: {type(error).__name__}")
