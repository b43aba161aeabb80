"""The actor of one table: one thing after the other, durable before anybody hears of it.

Whatever happens to a table is a job in its queue.  The jobs that wait are decided
together, their events are written at once, and only then is anybody told.  If the
store cannot write them, or a job breaks, the table is made again from its log.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from typing import Final

import msgspec

from intriga.core.errors import IntrigaError
from intriga.server.bots import Bots
from intriga.server.connection import Connection
from intriga.server.context import PER_SECOND, Context
from intriga.server.jobs import Deed, TableJob, nothing
from intriga.server.ledger import Ledger
from intriga.server.logs import log_defect
from intriga.server.problems import ServerRefusal, refused_for
from intriga.server.publishing import greet, publish
from intriga.service.commands import AnyCommand
from intriga.service.events import Ended, Event, decode
from intriga.service.session import Person
from intriga.service.table import Snapshot, Table
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.service.windows import BotTask
from intriga.store.interface import Store, StoreError

LARGEST_GROUP: Final = 32  # jobs that are decided together
_SNAPSHOTS: Final = msgspec.json.Decoder(Snapshot)
RETRY: Final = 1.0  # seconds until a table goes on that could not be kept: a disk stays full


async def restored(store: Store, table: str) -> Table | None:
    """Return *table* as its events in *store* have made it, None if there are none.

    Raises:
        StoreError: it cannot be read.
    """
    latest = await store.latest(table)
    events = await store.read(table, latest.n if latest else 0)
    if latest is None and not events:
        return None
    snapshot = _SNAPSHOTS.decode(latest.body) if latest else None
    return Table.restore((decode(each.body) for each in events), snapshot)


class TableActor:
    """One table in memory: its jobs, its clock, its sockets, and the bots that think for it."""

    def __init__(self, context: Context, table: Table) -> None:
        """Keep *table*, all of whose events are in the store."""
        self.table, self.id = table, table.id
        self.connections: list[Connection] = []
        self.touched = context.clock()
        self._context, self._ledger = context, Ledger(context, table.number)
        self._jobs: asyncio.Queue[TableJob | None] = asyncio.Queue()
        self._bots = Bots(context, table.summary().game, self._hear)
        self._alarm: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Future[None] | None = None
        self._busy = False
        self._broken = False  # the table in memory is not as its log says
        self._look_ahead()
        self._working = asyncio.create_task(self._work())

    # --- what others ask

    def ask(self, do: Deed, then: Callable[[], None] = nothing) -> asyncio.Future[None]:
        """Let *do* happen at the table; the future is done when it is durable and told.

        Awaited it raises :class:`Refused` if nothing was done and nothing has changed.
        """
        return self._put(TableJob(do, then))

    def _put(self, job: TableJob) -> asyncio.Future[None]:
        if self._working.done():
            job.fail(_not_kept())
        else:
            self._jobs.put_nowait(job)
        return job.done

    def command(self, who: Person, command: AnyCommand) -> asyncio.Future[None]:
        """Carry out *command* of *who*."""
        return self.ask(lambda table, now: table.handle(who, command, now))

    def attach(self, connection: Connection, token: str | None) -> asyncio.Future[None]:
        """Let *connection* hear what happens, if its person may watch."""

        def arrive(table: Table, now: int) -> list[Event]:
            if not table.may_watch(connection.who, token):
                raise Refused(TableRefusal.PRIVATE, "the table is private")
            return [] if self._hears(connection.who) else table.arrive(connection.who, now)

        def listen() -> None:
            if connection.farewell is None:
                self.connections.append(connection)
                greet(self.table, connection, self._context.clock())

        return self._put(TableJob(arrive, listen, shows=True))

    def detach(self, connection: Connection) -> None:
        """Let *connection* hear nothing more."""
        self.touched = self._context.clock()
        connection.hang_up("gone", again=True)  # it may still wait to be attached
        if connection in self.connections:
            self.connections.remove(connection)
        if connection.slow:
            self._context.metrics.dropped.inc()
        if not self._context.closing:
            self._put(
                TableJob(lambda table, now: self._depart(table, connection.who, now), shows=True)
            )

    def _depart(self, table: Table, who: Person, now: int) -> list[Event]:
        return [] if self._hears(who) else table.depart(who, now)  # who may be back already

    def _hears(self, who: Person) -> bool:
        return any(connection.who.id == who.id for connection in self.connections)

    @property
    def forgettable(self) -> bool:
        """Whether nobody would notice if the table were no longer in memory."""
        idle = (
            self._context.clock() - self.touched > self._context.settings.limits.idle * PER_SECOND
        )
        rests = self.table.due is None and not self._bots.think and self._jobs.empty()
        return idle and rests and not self._busy and not self.connections

    def hang_up(self, reason: str) -> None:
        """Close all sockets; whoever sat there may come back."""
        for connection in self.connections:
            connection.hang_up(reason, again=True)

    async def stop(self) -> None:
        """Finish what was asked, then rest."""
        self._rest()
        self._jobs.put_nowait(None)
        await self._working
        self._rest()
        if not self._broken:
            with suppress(StoreError):  # the log has all that a snapshot has
                await self._ledger.snapshot(self.table)

    def _rest(self) -> None:
        self._bots.stop()
        if self._alarm is not None:
            self._alarm.cancel()

    # --- one thing after the other

    async def _work(self) -> None:
        while (job := await self._jobs.get()) is not None:
            self._busy = True
            group = deque([job])
            while len(group) < LARGEST_GROUP and (job := self._next()) is not None:
                group.append(job)
            while group:
                await self._settle(group)
            self._busy = False
        while not self._jobs.empty():  # what came after the last
            if (late := self._jobs.get_nowait()) is not None:
                late.fail(_not_kept())

    def _next(self) -> TableJob | None:
        """Return a job that waits already, None if there is none or it is the last."""
        try:
            job = self._jobs.get_nowait()
        except asyncio.QueueEmpty:
            return None
        if job is None:
            self._jobs.put_nowait(None)
        return job

    async def _settle(self, group: deque[TableJob]) -> None:
        """Take jobs from *group*, up to one that breaks the table or ends a game, and do them.

        A game that is over has to be kept before the next begins.
        """
        if self._broken:
            group.popleft().fail(_not_kept())
            return
        done: list[TableJob] = []
        events: list[Event] = []
        whole = True
        while group and whole and not any(isinstance(each, Ended) for each in events):
            whole = self._decide(group.popleft(), done, events)
        try:
            await self._ledger.write(self.table, events)
            if not whole:
                await self._restore()
        except Exception as error:  # noqa: BLE001  a table that is not as the log says is of no use
            await self._start_anew(error, done)
        else:
            self._tell(done, events)
            self._look_ahead()

    def _decide(self, job: TableJob, done: list[TableJob], events: list[Event]) -> bool:
        """Do *job*, and say whether the table is still whole."""
        try:
            events += job.do(self.table, self._context.clock())
        except IntrigaError as error:
            job.fail(refused_for(error))
        except Exception as error:  # noqa: BLE001  a defect of ours must not end the table
            log_defect("job", error, table=self.id)
            job.fail(Refused(ServerRefusal.DEFECT, "the server could not do it"))
            return False
        else:
            done.append(job)
        return True

    def _tell(self, done: list[TableJob], events: list[Event]) -> None:
        with self._going_on(), self._context.metrics.fan_out.time():
            everybody = any(job.shows for job in done)
            publish(
                self.table, self.connections, events, self._context.clock(), everybody=everybody
            )
        for job in done:
            with self._going_on():
                job.succeed()

    @contextmanager
    def _going_on(self) -> Generator[None]:
        """Contain a bug of ours: log it, and let clients reconnect to the durable state."""
        try:
            yield
        except Exception as error:  # noqa: BLE001  whatever it is
            log_defect("publishing", error, table=self.id)
            self._send_away("defect")

    async def _start_anew(self, error: Exception, done: list[TableJob]) -> None:
        """Make the table again from its log: it is not known what of *done* was written."""
        log_defect("store", error, table=self.id)
        self._context.metrics.reloads.inc()
        for job in done:
            job.fail(_not_kept())
        self._broken = True
        self._send_away("not-kept")
        while not self._context.closing:
            await asyncio.sleep(RETRY)
            try:
                await self._restore()
            except Exception as failed:  # noqa: BLE001  whatever it is, there is no table without
                log_defect("restore", failed, table=self.id)
                await asyncio.sleep(RETRY)
            else:
                self._broken = False
                return self._look_ahead()
        return None

    def _send_away(self, reason: str) -> None:
        self.hang_up(reason)
        self.connections.clear()

    async def _restore(self) -> None:
        table = await restored(self._context.store, self.id)
        if table is None:
            raise StoreError(f"table {self.id!r} is not in the store")
        self.table, self._ledger = table, Ledger(self._context, table.number)
        await self._ledger.keep_game(table)  # if that is what could not be written
        for who in {connection.who.id: connection.who for connection in self.connections}.values():
            self.ask(lambda table, now, who=who: table.arrive(who, now))

    # --- what comes by itself

    def _look_ahead(self) -> None:
        """Set the alarm, and let bots think."""
        with self._going_on():
            self._bots.ask(self.table.wanted())
            self._set_alarm(self.table.due)

    def _set_alarm(self, due: int | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        failed, self._ticking = _has_failed(self._ticking), None
        if due is not None:
            delay = max(0, due - self._context.clock()) / PER_SECOND
            if failed:  # it is due still, and would fail again and again
                delay = max(delay, RETRY)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self.table.due is not None:
            late = self._context.clock() - self.table.due
            self._context.metrics.lateness.observe(max(0, late) / PER_SECOND)
        self._ticking = self.ask(lambda table, now: table.tick(now))

    def _hear(self, task: BotTask, action: int) -> None:
        self.ask(lambda table, now: table.answer_for_bot(task, action, now))


def _has_failed(asked: asyncio.Future[None] | None) -> bool:
    return asked is not None and asked.done() and asked.exception() is not None


def _not_kept() -> Refused:
    return Refused(ServerRefusal.NOT_KEPT, "the server could not keep it")
