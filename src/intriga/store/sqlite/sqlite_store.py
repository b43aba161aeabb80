"""The store in one file of SQLite: nothing to install, nothing to administer."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from typing_extensions import override

from intriga.store.interface import (
    DAY,
    Addition,
    CountedGame,
    DailyGame,
    DeviceLink,
    FinishedGame,
    IndexEntry,
    OperatorAct,
    Store,
    StoredCircle,
    StoredEvent,
    StoredReport,
    StoredSnapshot,
    StoreError,
)
from intriga.store.sqlite import queries
from intriga.store.sqlite.backup import back_up
from intriga.store.sqlite.file import connect, open_database
from intriga.store.sqlite.sqlite_logins import SqliteLogins
from intriga.store.sqlite.writer import Reader, Writer
from intriga.store.upcasters import Upcasters

T = TypeVar("T")
LONGEST_QUEUE: Final = 10_000  # writes: about half a second's work of one core
LEAST_FREE: Final = 100_000_000  # bytes of the disk: a busy evening of a hundred tables


class SqliteStore(Store):
    """A store in one file; a lock keeps other servers out of it."""

    def __init__(
        self,
        path: str | Path,
        *,
        upcasters: Upcasters,
        snapshot_schema: int,
        longest_queue: int = LONGEST_QUEUE,
        least_free: int = LEAST_FREE,
    ) -> None:
        """Open the database at *path*, making or migrating it; this waits for the disk.

        New events get the newest schema of *upcasters*; snapshots of another schema
        than *snapshot_schema* are as good as none.  The store is ready as long as *least_free*
        bytes of its disk are free.

        Raises:
            StoreError: it is another program's, a newer Intriga's, in use, or cannot be opened.
        """
        self._path = Path(path).resolve()  # one lock, by whatever name the file is called
        self._least_free = least_free
        self._upcasters = upcasters
        self._snapshot_schema = snapshot_schema
        connection, self._lock = open_database(self._path)
        try:
            self._reader = Reader(self._path)
        except sqlite3.Error as error:
            connection.close()
            self._lock.drop()
            raise StoreError(f"{self._path} cannot be read: {error}") from error
        self._writer = Writer(connection, longest_queue)
        self._logins = SqliteLogins(self._writer, self._reader)
        self._closed: asyncio.Task[None] | None = None

    @property
    def logins(self) -> SqliteLogins:
        """How persons come back."""
        return self._logins

    def tell(self, address: str) -> None:
        """Let another server that comes know the *address* of this one."""
        self._lock.tell(address)

    async def commit(self, additions: Sequence[Addition]) -> list[StoreError | None]:
        """Write *additions* in one transaction; they are not to be changed any more."""
        try:
            return await self._add(additions)
        except StoreError:
            if len(additions) == 1:
                raise
        # A full disk may have room for a small one.  One that was written after all is a conflict.
        alone = await asyncio.gather(
            *(self._add([each]) for each in additions), return_exceptions=True
        )
        return [_alone(each) for each in alone]

    def _add(self, additions: Sequence[Addition]) -> asyncio.Future[list[StoreError | None]]:
        schemas = self._upcasters.newest, self._snapshot_schema
        return self._writer.ask(partial(queries.commit, additions, schemas))

    def append(self, table: str, first: int, events: Sequence[bytes]) -> asyncio.Future[None]:
        """Append *events* to *table*, numbered from *first*."""
        schema = self._upcasters.newest
        rows = [(table, n, schema, body) for n, body in enumerate(events, first)]
        return self._writer.ask(partial(queries.append, table, first, rows))

    def holds(self, table: str) -> asyncio.Future[bool]:
        """Say whether *table* has any event."""
        return self._reader.ask(partial(queries.holds, table))

    def read(self, table: str, after: int = 0) -> asyncio.Future[list[StoredEvent]]:
        """Return the events of *table* that follow event *after*."""
        return self._reader.ask(partial(queries.read, table, after, self._upcasters))

    def snapshot(self, table: str, n: int, body: bytes) -> asyncio.Future[None]:
        """Store a snapshot of *table* after event *n*."""
        row = (table, n, self._snapshot_schema, body)
        return self._writer.ask(partial(queries.snapshot, row))

    def latest(self, table: str) -> asyncio.Future[StoredSnapshot | None]:
        """Return the snapshot of *table*, if its schema is today's."""
        return self._reader.ask(partial(queries.latest, table, self._snapshot_schema))

    def note(self, noted: IndexEntry) -> asyncio.Future[None]:
        """Write *noted* into the index."""
        return self._writer.ask(partial(queries.note, noted))

    def tables(
        self,
        *,
        listed_only: bool = False,
        live_only: bool = False,
        since_ms: int = 0,
        limit: int | None = None,
    ) -> asyncio.Future[list[IndexEntry]]:
        """Return tables from the index, the latest first."""
        wanted = (since_ms, listed_only, live_only, _limit(limit))
        return self._reader.ask(partial(queries.tables, wanted))

    def keep_game(self, game: FinishedGame) -> asyncio.Future[None]:
        """Keep a finished game."""
        return self._writer.ask(partial(queries.keep_game, game))

    @override
    def game(self, game_id: str) -> asyncio.Future[FinishedGame | None]:
        return self._reader.ask(partial(queries.game, game_id))

    def games_of(self, table: str, limit: int | None = None) -> asyncio.Future[list[FinishedGame]]:
        """Return the finished games of *table*, the latest first."""
        return self._reader.ask(partial(queries.games_of, table, _limit(limit)))

    def keep_analysis(self, game_id: str, version: str, body: bytes) -> asyncio.Future[None]:
        """Store the analysis of a finished game."""
        return self._writer.ask(partial(queries.keep_analysis, (game_id, version, body)))

    def analysis(self, game_id: str, version: str) -> asyncio.Future[bytes | None]:
        """Return the analysis of a finished game, if it is of *version*."""
        return self._reader.ask(partial(queries.analysis, (game_id, version)))

    @override
    def played_by(
        self, person: str, version: str, before: tuple[int, str], limit: int
    ) -> asyncio.Future[list[CountedGame]]:
        return self._reader.ask(partial(queries.played_by, person, version, before, limit))

    @override
    def keep_counts(self, version: str, counts: Mapping[str, bytes]) -> asyncio.Future[None]:
        return self._writer.ask(partial(queries.keep_counts, version, dict(counts)))

    @override
    def games_at(
        self, tables: Sequence[str], version: str, before: tuple[int, str], limit: int
    ) -> asyncio.Future[list[CountedGame]]:
        return self._reader.ask(partial(queries.games_at, tuple(tables), version, before, limit))

    @override
    def analyses_in(
        self, games: Sequence[str], versions: Sequence[str]
    ) -> asyncio.Future[dict[str, bytes]]:
        return self._reader.ask(partial(queries.analyses_in, tuple(games), tuple(versions)))

    @override
    def circle(self, circle_id: str) -> asyncio.Future[StoredCircle | None]:
        return self._reader.ask(partial(queries.circle, circle_id))

    @override
    def circles_of(self, person: str) -> asyncio.Future[list[StoredCircle]]:
        return self._reader.ask(partial(queries.circles_of, person))

    @override
    def write_circle(self, circle: StoredCircle) -> asyncio.Future[bool]:
        return self._writer.ask(partial(queries.write_circle, circle))

    @override
    def end_circle(self, circle_id: str) -> asyncio.Future[None]:
        return self._writer.ask(partial(queries.end_circle, circle_id))

    def secret(self, name: str) -> asyncio.Future[bytes]:
        """Return the 32 random bytes called *name*, which lie in the file and not in its log."""
        return self._writer.ask(partial(queries.secret, name), precious=True)

    def revoke(self, person: str, now_ms: int) -> asyncio.Future[None]:
        """Keep that the identity of *person* was ended."""
        return self._writer.ask(partial(queries.revoke, person, now_ms))

    def revoked(self) -> asyncio.Future[list[str]]:
        """Return the persons and devices whose identity was ended."""
        return self._reader.ask(queries.revoked)

    def link_device(self, person: str, digest: bytes, until_ms: int) -> asyncio.Future[None]:
        """Keep a link of *person* in place of the one before."""
        link = person, digest, until_ms
        return self._writer.ask(partial(queries.link_device, link, until_ms - DAY))

    def device_link(
        self, *, person: str = "", digest: bytes = b""
    ) -> asyncio.Future[DeviceLink | None]:
        """Return the last link of *person*, or the one that has that *digest*."""
        return self._reader.ask(partial(queries.device_link, person, digest))

    def open_device_link(self, digest: bytes, now_ms: int) -> asyncio.Future[bool]:
        """Use up the link that has that *digest*, and say whether it was to be had."""
        return self._writer.ask(partial(queries.open_device_link, digest, now_ms))

    def act(
        self, kind: str, target: str, reason: str, at_ms: int, until_ms: int | None
    ) -> asyncio.Future[OperatorAct]:
        """Store an act of the operator."""
        row = kind, target, reason, at_ms, until_ms
        return self._writer.ask(partial(queries.act, row))

    def undo_act(self, number: int, now_ms: int) -> asyncio.Future[OperatorAct | None]:
        """Keep that act *number* is undone."""
        return self._writer.ask(partial(queries.undo_act, number, now_ms))

    def acts(self) -> asyncio.Future[list[OperatorAct]]:
        """Return the acts of the operator."""
        return self._reader.ask(queries.acts)

    async def tables_of(self, person: str) -> list[str]:
        """Return the tables any of whose events names *person*."""
        return await asyncio.to_thread(self._look_through, partial(queries.tables_of, person))

    async def games_with(self, person: str) -> list[FinishedGame]:
        """Return the finished games that *person* has played."""
        return await asyncio.to_thread(self._look_through, partial(queries.games_with, person))

    def _look_through(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do *work*, which takes long, in a connection that nobody else waits for.

        Raises:
            StoreError: the database cannot be read.
        """
        try:
            with closing(connect(self._path)) as connection:
                return work(connection)
        except sqlite3.Error as error:
            raise StoreError(f"the database cannot be read: {error}") from error

    def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> asyncio.Future[None]:
        """Put *bodies* in the place of events of *table*."""
        return self._writer.ask(partial(queries.rewrite, table, dict(bodies)), precious=True)

    def rewrite_game(self, game: FinishedGame) -> asyncio.Future[None]:
        """Replace the game kept under the id of *game*."""
        return self._writer.ask(partial(queries.rewrite_game, game), precious=True)

    def forget_person(self, person: str, other: str) -> asyncio.Future[None]:
        """Forget reports, links and logins of *person*."""
        return self._writer.ask(partial(queries.forget_person, person, other), precious=True)

    def keep_report(self, report: StoredReport) -> asyncio.Future[int]:
        """Keep *report*."""
        return self._writer.ask(partial(queries.keep_report, report))

    def reports(self, *, all_of_them: bool = False) -> asyncio.Future[list[StoredReport]]:
        """Return the reports that are open, or all."""
        return self._reader.ask(partial(queries.reports, all_of_them))

    def close_report(self, number: int, now_ms: int) -> asyncio.Future[bool]:
        """Keep that report *number* is dealt with."""
        return self._writer.ask(partial(queries.close_report, number, now_ms))

    @override
    def last_day(self) -> asyncio.Future[str]:
        return self._reader.ask(queries.last_day)

    @override
    def open_day(self, day: str, now_ms: int) -> asyncio.Future[None]:
        return self._writer.ask(partial(queries.open_day, day, now_ms))

    @override
    def begin_daily(self, begun: DailyGame) -> asyncio.Future[DailyGame]:
        return self._writer.ask(partial(queries.begin_daily, begun))

    @override
    def end_daily(self, ended: DailyGame) -> asyncio.Future[None]:
        return self._writer.ask(partial(queries.end_daily, ended))

    @override
    def daily_game(self, day: str, game: str, person: str) -> asyncio.Future[DailyGame | None]:
        return self._reader.ask(partial(queries.daily_game, day, game, person))

    @override
    def daily_games(self, person: str, game: str, limit: int) -> asyncio.Future[list[DailyGame]]:
        return self._reader.ask(partial(queries.daily_games, person, game, limit))

    @override
    def daily_among(self, day: str, people: Sequence[str]) -> asyncio.Future[list[DailyGame]]:
        return self._reader.ask(partial(queries.daily_among, day, tuple(people)))

    @override
    def daily_points(self, day: str, game: str) -> asyncio.Future[dict[int, int]]:
        return self._reader.ask(partial(queries.daily_points, day, game))

    def ready(self) -> asyncio.Future[None]:
        """Write next to nothing, where the disk has room for more."""
        return self._writer.ask(self._touch)

    def _touch(self, connection: sqlite3.Connection) -> None:
        """Write next to nothing.

        Raises:
            StoreError: the disk is nearly full.
        """
        free = shutil.disk_usage(self._path.parent).free
        if free < self._least_free:
            raise StoreError(
                f"{free:,} bytes of the disk are free, fewer than {self._least_free:,}"
            )
        queries.touch(connection)

    async def backup(self, path: Path) -> None:
        """Write all that is committed to a new database at *path*."""
        if self._closed is not None:
            raise StoreError("the store is closed")
        await asyncio.to_thread(back_up, self._path, Path(path))

    async def close(self) -> None:
        """Finish what was asked, then let the database go."""
        if self._closed is None:
            self._closed = asyncio.create_task(self._close())
        await asyncio.shield(self._closed)

    async def _close(self) -> None:
        await self._reader.close()
        await self._writer.close()
        self._lock.drop()


def _alone(found: list[StoreError | None] | BaseException) -> StoreError | None:
    if isinstance(found, StoreError):
        return found
    if isinstance(found, BaseException):
        raise found
    return found[0]


def _limit(limit: int | None) -> int:
    return -1 if limit is None else max(limit, 0)  # to SQLite, any negative limit is none
