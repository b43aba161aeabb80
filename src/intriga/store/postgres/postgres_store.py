"""A store in a PostgreSQL database: the same log for each table, fenced by its owner."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import astuple
from typing import Any, Final, TypeVar

from typing_extensions import override

from intriga.store.interface import (
    DAY,
    Addition,
    Conflict,
    CountedGame,
    DailyGame,
    DeviceLink,
    FinishedGame,
    IndexEntry,
    NodeReport,
    OperatorAct,
    OtherNodes,
    Store,
    StoredCircle,
    StoredEvent,
    StoredReport,
    StoredSnapshot,
    StoreError,
)
from intriga.store.postgres import nodes, sql
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.postgres.link import (
    PATIENCE,
    PostgresLink,
    PostgresSession,
    driver,
    in_a_sentence,
)
from intriga.store.postgres.postgres_logins import PostgresLogins
from intriga.store.sqlite.queries import SECRET_BYTES
from intriga.store.upcasters import Upcasters

T = TypeVar("T")
Work = Callable[[PostgresSession], Awaitable[T]]
LONGEST_QUEUE: Final = 1_000  # writes that wait: the server hands over one batch at a time


class PostgresStore(Store):
    """A store in one schema of a database; a server that enters keeps others out of it.

    It connects when it is first asked, and again whenever the connection is lost.  Each time it
    enters as a new node, which takes a table over, fence and all, before it first writes to it.
    """

    def __init__(
        self,
        url: DatabaseUrl,
        *,
        upcasters: Upcasters,
        snapshot_schema: int,
        longest_queue: int = LONGEST_QUEUE,
        address: str | None = None,
    ) -> None:
        """Take the address; new events and snapshots get the schemas of today.

        Browsers reach this server at *address*; without one it has the database for itself.
        """
        self._address, self._url = address, url
        self._upcasters = upcasters
        self._snapshot_schema = snapshot_schema
        self._longest_queue = longest_queue
        self._node = 0
        self._since = ""  # from when on it is not known what others noted
        self._sure_until = 0.0  # by the clock of the loop: the lease may have ended then
        self._fences: dict[str, int] = {}
        self._waiting = 0
        self._asked: set[asyncio.Future[Any]] = set()
        self._closed: asyncio.Future[None] | None = None
        self._renewing: asyncio.Task[None] | None = None
        self._writer = PostgresLink(url, self._enter)
        self._reader = PostgresLink(url, self._follow)
        self._logins = PostgresLogins(self._write, self._read)

    @property
    def logins(self) -> PostgresLogins:
        """How persons come back."""
        return self._logins

    # --- the log

    def commit(self, additions: Sequence[Addition]) -> asyncio.Future[list[StoreError | None]]:
        """Write *additions* by one statement; they are not to be changed any more."""
        return self._write(lambda connection: self._commit(connection, list(additions)))

    def append(self, table: str, first: int, events: Sequence[bytes]) -> asyncio.Future[None]:
        """Append *events* to *table*, numbered from *first*."""
        addition = Addition(table, first, list(events))

        async def append(connection: PostgresSession) -> None:
            (refusal,) = await self._commit(connection, [addition])
            if refusal is not None:
                raise refusal

        return self._write(append)

    def take(self, table: str) -> asyncio.Future[None]:
        """Become the owner of *table*, unless another server that is alive has it."""

        async def take(connection: PostgresSession) -> None:
            await self._take(connection, [table])
            if table in self._fences:
                return
            await connection.execute(nodes.BURY, self._node)  # it may have died just now
            await self._take(connection, [table])
            elsewhere = await self._find_elsewhere(connection, table)
            if elsewhere is not None:
                raise elsewhere

        return self._write(take)

    def owns(self, table: str) -> bool:
        """Say whether the table is this server's for sure: under its fence, and its lease lasts."""
        return table in self._fences and _time() < self._sure_until

    def resume(self, tables: Mapping[str, int]) -> asyncio.Future[set[str]]:
        """Take *tables* again that nobody else has resumed."""

        async def resume(connection: PostgresSession) -> set[str]:
            names, numbers = list(tables), list(tables.values())
            given = self._node, self._upcasters.newest, names, numbers
            taken = await connection.fetch(sql.RESUME, *given)
            self._fences.update(taken)
            return {table for table, _ in taken}

        return self._write(resume)

    def share(self, report: NodeReport) -> asyncio.Future[OtherNodes | None]:
        """Tell the other nodes *report*, and return what they tell."""

        async def share(connection: PostgresSession) -> OtherNodes | None:
            if self._address is None:
                return None
            others, self._since = await nodes.share(connection, self._node, self._since, report)
            return others

        return self._read(share)

    def leave(self) -> asyncio.Future[None]:
        """Let other servers have all tables at once."""
        if self._renewing is not None:
            self._renewing.cancel()
        self._sure_until = 0.0
        return self._write(lambda connection: nodes.leave(connection, self._node))

    def holds(self, table: str) -> asyncio.Future[bool]:
        """Say whether *table* has any event."""
        return self._read(lambda connection: connection.fetchval(sql.HOLDS, table))

    def read(self, table: str, after: int = 0) -> asyncio.Future[list[StoredEvent]]:
        """Return the events of *table* that follow event *after*."""
        newest, lift = self._upcasters.newest, self._upcasters.lift

        async def read(connection: PostgresSession) -> list[StoredEvent]:
            rows = await connection.fetch(sql.READ, table, after)
            return [StoredEvent(n, newest, lift(table, n, old, body)) for n, old, body in rows]

        return self._read(read)

    def snapshot(self, table: str, n: int, body: bytes) -> asyncio.Future[None]:
        """Store a snapshot of *table* after event *n*."""

        async def keep(connection: PostgresSession) -> None:
            if not await connection.fetchval(sql.KNOWS, table, n):
                raise StoreError(f"table {table!r} has no event {n} to keep a snapshot of")
            await connection.execute(sql.SNAPSHOT, table, n, self._snapshot_schema, body)

        return self._write(keep)

    def latest(self, table: str) -> asyncio.Future[StoredSnapshot | None]:
        """Return the snapshot of *table*, if its schema is today's."""

        async def latest(connection: PostgresSession) -> StoredSnapshot | None:
            row = await connection.fetchrow(sql.LATEST, table, self._snapshot_schema)
            return StoredSnapshot(*row) if row else None

        return self._read(latest)

    # --- beside the log

    def note(self, noted: IndexEntry) -> asyncio.Future[None]:
        """Write *noted* into the index."""
        return self._write(lambda connection: _run(connection, sql.NOTE, *sql.noted(noted)))

    def tables(
        self,
        *,
        listed_only: bool = False,
        live_only: bool = False,
        since_ms: int = 0,
        limit: int | None = None,
    ) -> asyncio.Future[list[IndexEntry]]:
        """Return tables from the index, the latest first."""

        async def tables(connection: PostgresSession) -> list[IndexEntry]:
            wanted = (since_ms, listed_only, live_only, _limit(limit))
            return [IndexEntry(*row) for row in await connection.fetch(sql.INDEX, *wanted)]

        return self._read(tables)

    def keep_game(self, game: FinishedGame) -> asyncio.Future[None]:
        """Keep a finished game."""

        async def keep(connection: PostgresSession) -> None:
            if await connection.fetchval(sql.KEEP, *sql.kept(game)):
                return
            rows = await connection.fetch(sql.LIKE, game.id, game.table, game.number)
            if any(FinishedGame(*row) != game for row in rows):
                raise StoreError(
                    f"game {game.id!r}, number {game.number} of table {game.table!r}, "
                    f"is kept already, and is another one"
                )

        return self._write(keep)

    @override
    def game(self, game_id: str) -> asyncio.Future[FinishedGame | None]:
        async def game(connection: PostgresSession) -> FinishedGame | None:
            row = await connection.fetchrow(f"{sql.GAME} WHERE id = $1", game_id)
            return FinishedGame(*row) if row else None

        return self._read(game)

    def games_of(self, table: str, limit: int | None = None) -> asyncio.Future[list[FinishedGame]]:
        """Return the finished games of *table*, the latest first."""

        async def games_of(connection: PostgresSession) -> list[FinishedGame]:
            text = f"{sql.GAME} WHERE table_id = $1 ORDER BY number DESC LIMIT $2"
            return [
                FinishedGame(*row) for row in await connection.fetch(text, table, _limit(limit))
            ]

        return self._read(games_of)

    def keep_analysis(self, game_id: str, version: str, body: bytes) -> asyncio.Future[None]:
        """Store the analysis of a finished game."""

        async def keep(connection: PostgresSession) -> None:
            if not await connection.fetchval(sql.ANALYSED, game_id, version, body):
                raise StoreError(f"there is no game {game_id!r} to keep an analysis of")

        return self._write(keep)

    def analysis(self, game_id: str, version: str) -> asyncio.Future[bytes | None]:
        """Return the analysis of a finished game, if it is of *version*."""
        return self._read(lambda connection: connection.fetchval(sql.ANALYSIS, game_id, version))

    @override
    def played_by(
        self, person: str, version: str, before: tuple[int, str], limit: int
    ) -> asyncio.Future[list[CountedGame]]:
        async def played_by(connection: PostgresSession) -> list[CountedGame]:
            rows = await connection.fetch(sql.PLAYED, version, person, *before, limit)
            return [CountedGame(*row) for row in rows]

        return self._read(played_by)

    @override
    def keep_counts(self, version: str, counts: Mapping[str, bytes]) -> asyncio.Future[None]:
        given = version, list(counts), list(counts.values())
        return self._write(lambda connection: _run(connection, sql.COUNTED, *given))

    @override
    def games_at(
        self, tables: Sequence[str], version: str, before: tuple[int, str], limit: int
    ) -> asyncio.Future[list[CountedGame]]:
        async def games_at(connection: PostgresSession) -> list[CountedGame]:
            rows = await connection.fetch(sql.GAMES_AT, version, list(tables), *before, limit)
            return [CountedGame(*row) for row in rows]

        return self._read(games_at)

    @override
    def analyses_in(
        self, games: Sequence[str], versions: Sequence[str]
    ) -> asyncio.Future[dict[str, bytes]]:
        async def analyses_in(connection: PostgresSession) -> dict[str, bytes]:
            return dict(await connection.fetch(sql.ANALYSES, list(games), list(versions)))

        return self._read(analyses_in)

    # --- circles

    @override
    def circle(self, circle_id: str) -> asyncio.Future[StoredCircle | None]:
        async def circle(connection: PostgresSession) -> StoredCircle | None:
            row = await connection.fetchrow(sql.CIRCLE, circle_id)
            return StoredCircle(*row) if row else None

        return self._read(circle)

    @override
    def circles_of(self, person: str) -> asyncio.Future[list[StoredCircle]]:
        async def circles_of(connection: PostgresSession) -> list[StoredCircle]:
            return [StoredCircle(*row) for row in await connection.fetch(sql.CIRCLES_OF, person)]

        return self._read(circles_of)

    @override
    def write_circle(self, circle: StoredCircle) -> asyncio.Future[bool]:
        text = sql.NEW_CIRCLE if circle.version == 1 else sql.WRITE_CIRCLE
        row = circle.id, circle.version, circle.body

        async def write(connection: PostgresSession) -> bool:
            return await connection.fetchval(text, *row) is not None

        return self._write(write)

    @override
    def end_circle(self, circle_id: str) -> asyncio.Future[None]:
        return self._write(lambda connection: _run(connection, sql.END_CIRCLE, circle_id))

    def secret(self, name: str) -> asyncio.Future[bytes]:
        """Return the 32 random bytes called *name*."""

        async def secret(connection: PostgresSession) -> bytes:
            await connection.execute(sql.DRAW, name, secrets.token_bytes(SECRET_BYTES))
            return await connection.fetchval(sql.VALUE, name)

        return self._write(secret)

    def revoke(self, person: str, now_ms: int) -> asyncio.Future[None]:
        """Keep that the identity of *person* was ended."""

        async def revoke(connection: PostgresSession) -> None:
            async with connection.transaction():
                await connection.execute(sql.REVOKE, person, now_ms)
                for text in sql.FORGET_LOGINS:
                    await connection.execute(text, person)

        return self._write(revoke)

    def revoked(self) -> asyncio.Future[list[str]]:
        """Return the persons and devices whose identity was ended."""
        return self._read(lambda connection: connection.fetchval(sql.REVOKED))

    def link_device(self, person: str, digest: bytes, until_ms: int) -> asyncio.Future[None]:
        """Keep a link of *person* in place of the one before."""

        async def link(connection: PostgresSession) -> None:
            await connection.execute(sql.FORGET_LINKS, until_ms - DAY)
            await connection.execute(sql.LINK_DEVICE, person, digest, until_ms)

        return self._write(link)

    def device_link(
        self, *, person: str = "", digest: bytes = b""
    ) -> asyncio.Future[DeviceLink | None]:
        """Return the last link of *person*, or the one that has that *digest*."""

        async def find(connection: PostgresSession) -> DeviceLink | None:
            row = await connection.fetchrow(sql.DEVICE_LINK, person, digest)
            return None if row is None else DeviceLink(*row)

        return self._read(find)

    def open_device_link(self, digest: bytes, now_ms: int) -> asyncio.Future[bool]:
        """Use up the link that has that *digest*, and say whether it was to be had."""

        async def use_up(connection: PostgresSession) -> bool:
            return await connection.fetchval(sql.OPEN_DEVICE_LINK, digest, now_ms) is not None

        return self._write(use_up)

    # --- the operator

    @override
    def act(
        self, kind: str, target: str, reason: str, at_ms: int, until_ms: int | None
    ) -> asyncio.Future[OperatorAct]:
        async def act(connection: PostgresSession) -> OperatorAct:
            given = kind, target, reason, at_ms, until_ms
            return OperatorAct(*await connection.fetchrow(sql.ACT, *given))

        return self._write(act)

    @override
    def undo_act(self, number: int, now_ms: int) -> asyncio.Future[OperatorAct | None]:
        async def undo(connection: PostgresSession) -> OperatorAct | None:
            row = await connection.fetchrow(sql.UNDO_ACT, number, now_ms)
            return None if row is None else OperatorAct(*row)

        return self._write(undo)

    @override
    def acts(self) -> asyncio.Future[list[OperatorAct]]:
        async def acts(connection: PostgresSession) -> list[OperatorAct]:
            return [OperatorAct(*row) for row in await connection.fetch(sql.ACTS)]

        return self._read(acts)

    @override
    async def tables_of(self, person: str) -> list[str]:
        rows = await self._look_through(sql.TABLES_OF, person.encode())
        return [table for (table,) in rows]

    @override
    async def games_with(self, person: str) -> list[FinishedGame]:
        rows = await self._look_through(sql.GAMES_WITH, person)
        return [FinishedGame(*row) for row in rows]

    async def _look_through(self, text: str, *given: object) -> list[Any]:
        """Return a slow result, by a connection that nobody else waits for.

        Raises:
            StoreError: the database cannot be read.
        """
        try:
            connection = await driver.connect(self._url.url, timeout=PATIENCE)
            try:
                return await connection.fetch(text, *given)
            finally:
                connection.terminate()
        except Exception as error:  # noqa: BLE001  a driver that lost its server raises anything
            raise in_a_sentence(error) from None  # the cause may quote what was written

    @override
    def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> asyncio.Future[None]:
        numbers, new = list(bodies), list(bodies.values())

        async def rewrite(connection: PostgresSession) -> None:
            async with connection.transaction():
                done = await connection.fetchval(sql.REWRITE, table, numbers, new)
                if done != len(numbers):
                    raise StoreError(f"table {table!r} has no event {max(numbers)} to write anew")

        return self._write(rewrite)

    @override
    def rewrite_game(self, game: FinishedGame) -> asyncio.Future[None]:
        row = game.id, game.header, game.record
        return self._write(lambda connection: _run(connection, sql.REWRITE_GAME, *row))

    @override
    def forget_person(self, person: str, other: str) -> asyncio.Future[None]:
        async def forget(connection: PostgresSession) -> None:
            async with connection.transaction():
                for text in sql.FORGET_PERSON:
                    await connection.execute(text, person)
                await connection.execute(sql.AIM_AT, person, other)

        return self._write(forget)

    @override
    def keep_report(self, report: StoredReport) -> asyncio.Future[int]:
        row = astuple(report)[1:]
        return self._write(lambda connection: connection.fetchval(sql.KEEP_REPORT, *row))

    @override
    def reports(self, *, all_of_them: bool = False) -> asyncio.Future[list[StoredReport]]:
        async def reports(connection: PostgresSession) -> list[StoredReport]:
            return [StoredReport(*row) for row in await connection.fetch(sql.REPORTS, all_of_them)]

        return self._read(reports)

    @override
    def close_report(self, number: int, now_ms: int) -> asyncio.Future[bool]:
        async def close(connection: PostgresSession) -> bool:
            return await connection.fetchval(sql.CLOSE_REPORT, number, now_ms) is not None

        return self._write(close)

    # --- the daily bluff

    @override
    def last_day(self) -> asyncio.Future[str]:
        return self._read(lambda connection: connection.fetchval(sql.LAST_DAY))

    @override
    def open_day(self, day: str, now_ms: int) -> asyncio.Future[None]:
        return self._write(lambda connection: _run(connection, sql.OPEN_DAY, day, now_ms))

    @override
    def begin_daily(self, begun: DailyGame) -> asyncio.Future[DailyGame]:
        own = begun.day, begun.game, begun.person

        async def begin(connection: PostgresSession) -> DailyGame:
            await connection.execute(sql.BEGIN_DAILY, *own, begun.table, begun.begun_ms)
            return DailyGame(*await connection.fetchrow(sql.DAILY_GAME, *own))

        return self._write(begin)

    @override
    def end_daily(self, ended: DailyGame) -> asyncio.Future[None]:
        own = ended.day, ended.game, ended.person
        known = ended.game_id, ended.spoilt, ended.won, ended.grades, ended.points
        return self._write(lambda connection: _run(connection, sql.END_DAILY, *own, *known))

    @override
    def daily_game(self, day: str, game: str, person: str) -> asyncio.Future[DailyGame | None]:
        async def find(connection: PostgresSession) -> DailyGame | None:
            row = await connection.fetchrow(sql.DAILY_GAME, day, game, person)
            return None if row is None else DailyGame(*row)

        return self._read(find)

    @override
    def daily_games(self, person: str, game: str, limit: int) -> asyncio.Future[list[DailyGame]]:
        async def find(connection: PostgresSession) -> list[DailyGame]:
            rows = await connection.fetch(sql.DAILY_GAMES, person, game, limit)
            return [DailyGame(*row) for row in rows]

        return self._read(find)

    @override
    def daily_among(self, day: str, people: Sequence[str]) -> asyncio.Future[list[DailyGame]]:
        async def find(connection: PostgresSession) -> list[DailyGame]:
            rows = await connection.fetch(sql.DAILY_AMONG, day, list(people))
            return [DailyGame(*row) for row in rows]

        return self._read(find)

    @override
    def daily_points(self, day: str, game: str) -> asyncio.Future[dict[int, int]]:
        async def count(connection: PostgresSession) -> dict[int, int]:
            rows = await connection.fetch(sql.DAILY_POINTS, day, game)
            return {points: people for points, people in rows}  # noqa: C416  rows are records

        return self._read(count)

    # --- the node

    def ready(self) -> asyncio.Future[None]:
        """Renew the lease, durably."""
        return self._write(self._renew)

    async def close(self) -> None:
        """Finish what was asked, then leave the database to others."""
        if self._closed is None:
            self._closed = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closed)

    async def _close(self) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        if self._node:
            with suppress(StoreError):  # its lease ends by itself
                await self._writer.ask(lambda connection: nodes.leave(connection, self._node))
        await self._reader.close()
        await self._writer.close()

    async def _enter(self, connection: PostgresSession) -> None:
        self._fences.clear()
        began, newest = _time(), self._upcasters.newest
        self._node, instant = await nodes.enter(connection, self._node, self._address, newest)
        self._since = self._since or instant
        self._sure_until = began + nodes.LEASE
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew_for_ever())

    async def _follow(self, _: PostgresSession) -> None:
        """Read only where this server may write."""
        await self._writer.connect()

    async def _renew_for_ever(self) -> None:
        while True:
            await asyncio.sleep(nodes.RENEWAL)
            with suppress(StoreError):  # the writer hears of it
                await self._writer.ask(self._renew)

    async def _renew(self, connection: PostgresSession) -> None:
        began = _time()
        try:
            await nodes.renew(connection, self._node)
            self._sure_until = began + nodes.LEASE
        except StoreError:
            self._writer.drop()  # it enters again, if nobody else is there
            raise

    # --- writing

    async def _commit(
        self, connection: PostgresSession, additions: list[Addition]
    ) -> list[StoreError | None]:
        strange = [each.table for each in additions if each.first > 1]
        await self._take(connection, [each for each in strange if each not in self._fences])
        try:
            written = await self._add(connection, additions)
        except Exception as error:
            if len(additions) == 1 or connection.is_closed() or isinstance(error, TimeoutError):
                raise
            return [await self._alone(connection, each) for each in additions]
        return [
            None if each.table in written else await self._refusal(connection, each)
            for each in additions
        ]

    async def _alone(self, connection: PostgresSession, addition: Addition) -> StoreError | None:
        try:
            (refusal,) = await self._commit(connection, [addition])
        except Exception as error:
            if connection.is_closed():
                raise
            return _unwritten(error)
        return refusal

    async def _add(self, connection: PostgresSession, additions: list[Addition]) -> set[str]:
        """Write *additions*, and return the tables that took part."""
        schemas = self._upcasters.newest, self._snapshot_schema
        given = sql.offered(self._node, self._fences, schemas, additions)
        rows = await connection.fetch(sql.COMMIT, *given)
        self._fences.update(rows)
        return {table for table, _ in rows}

    async def _take(self, connection: PostgresSession, tables: list[str]) -> None:
        if tables:
            newest = self._upcasters.newest
            self._fences.update(await connection.fetch(sql.TAKE, self._node, newest, tables))

    async def _find_elsewhere(self, connection: PostgresSession, table: str) -> StoreError | None:
        if table in self._fences:
            return None
        newest = self._upcasters.newest
        return await nodes.find_elsewhere(connection, self._node, table, newest)

    async def _refusal(self, connection: PostgresSession, addition: Addition) -> StoreError | None:
        """Return why *addition* was not written, None where there was nothing to write."""
        self._fences.pop(addition.table, None)
        due: int = await connection.fetchval(sql.DUE, addition.table) or 1
        if not (addition.events or addition.games or addition.note or addition.snapshot):
            return None if addition.first == due else Conflict(addition.table, addition.first, due)
        elsewhere = await self._find_elsewhere(connection, addition.table)
        if elsewhere is not None:
            return elsewhere
        if addition.events and addition.first != due:
            return Conflict(addition.table, addition.first, due)
        return StoreError(f"table {addition.table!r} is not this server's, or has too few events")

    # --- one thing after the other

    def _write(self, work: Work[T]) -> asyncio.Future[T]:
        if self._waiting >= self._longest_queue:
            return _failed(
                StoreError(f"the store is too busy: {self._longest_queue} writes wait already")
            )
        return self._ask(self._writer, work)

    def _read(self, work: Work[T]) -> asyncio.Future[T]:
        return self._ask(self._reader, work)

    def _ask(self, link: PostgresLink, work: Work[T]) -> asyncio.Future[T]:
        """Begin *work*; it goes on if nobody waits for it."""
        if self._closed is not None:
            return _failed(StoreError("the store is closed"))
        self._waiting += 1
        asked = asyncio.ensure_future(link.ask(work))
        self._asked.add(asked)
        asked.add_done_callback(self._is_answered)
        return asyncio.shield(asked)

    def _is_answered(self, asked: "asyncio.Future[Any]") -> None:
        self._waiting -= 1
        self._asked.discard(asked)


def _time() -> float:
    return asyncio.get_running_loop().time()


async def _run(connection: PostgresSession, text: str, *given: object) -> None:
    await connection.execute(text, *given)


def _unwritten(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    return StoreError(f"what is added cannot be written: {type(error).__name__}")


def _failed(error: StoreError) -> asyncio.Future[Any]:
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    future.set_exception(error)
    return future


def _limit(limit: int | None) -> int | None:
    return None if limit is None else max(limit, 0)
