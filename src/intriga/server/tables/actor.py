"""The actor of one table: one thing after the other, durable before anybody hears of it.

Every job at a table is decided at once, in the order in which it comes.  Its events and
the messages about it go into the batch that gathers; the table decides on while the
disk works.  If the store cannot write, or a job breaks, the table is made again from
its log, and jobs that come meanwhile wait.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from intriga.core.errors import IntrigaError
from intriga.server.limits.buckets import Asker
from intriga.server.limits.usage import Payer
from intriga.server.logs import log_defect
from intriga.server.tables.bots import Bots
from intriga.server.tables.connection import Connection
from intriga.server.tables.context import PER_SECOND, Context
from intriga.server.tables.gallery import Gallery
from intriga.server.tables.group_commit import Decided, Deed, TableJob, Then
from intriga.server.tables.ledger import Ledger
from intriga.server.tables.publishing import Prepared, Publisher
from intriga.server.wire.problems import ServerRefusal, refused_for
from intriga.service.commands import (
    AnyCommand,
    Bar,
    BarWatcher,
    Configure,
    EmptyChair,
    GiveChair,
    Leave,
    MakeHost,
    NewLink,
    Reveal,
    SeatBot,
    Start,
)
from intriga.service.events import Event
from intriga.service.questions.windows import BotTask
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.store.interface import StoreError

MOST_WAITING: Final = 256  # decisions of a table that wait for the disk with its last
RESERVED: Final = 64  # further ones, for what the host decides
DECIDES: Final = (
    *(Bar, BarWatcher, Configure, EmptyChair, GiveChair, Leave, MakeHost, NewLink),
    *(Reveal, SeatBot, Start),
)
"""The commands by which a host keeps a table going, whatever others do."""
RETRY: Final = 1.0  # seconds until a table goes on that could not be kept: a disk stays full


class TableActor:
    """One table in memory: its clock, its sockets, and the bots that think for it."""

    def __init__(
        self, context: Context, table: Table, restore: Callable[[str], Awaitable[Table | None]]
    ) -> None:
        """Take over *table*, all of whose events are in the store.

        *restore* makes it again from them, or lets it go if it cannot be had.
        """
        self.id, self._restore = table.id, restore
        self.connections: list[Connection] = []
        self.touched = context.clock()
        self._context = context
        self._held: list[TableJob] | None = None  # jobs that wait while the table is made again
        self._mending: asyncio.Task[None] | None = None
        self._lost = False  # the table in memory is not as its log says
        self._stopped = False
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_due: int | None = None
        self._has_failed = False  # the last time that the clock was asked
        self._gallery = Gallery()
        self._take_over(table)
        self._look_ahead()

    def _take_over(self, table: Table) -> None:
        self.table, self._publisher = table, Publisher(self._gallery.send)
        self._ahead = max(0, table.last - self._context.clock())
        self._ledger = Ledger(self._context, table.number, self._settle)
        self._bots = Bots(self._context, table.summary().game, self._hear_bot)

    @property
    def now(self) -> int:
        """The time of the table: it stays ahead of a clock that was set back before a start."""
        return self._context.clock() + self._ahead

    # --- what others ask

    def hear(self, who: Person, command: AnyCommand, then: Then, address: str = "") -> None:
        """Carry out *command* of *who* at once; call *then* when it is durable and published.

        The bytes kept of it are charged to *address*.
        """
        payer = self._payer(who, command)
        most = MOST_WAITING + (RESERVED if payer == "host" else 0)
        if self._ledger.waiting >= most or len(self._held or ()) >= most:
            then(Refused(TableRefusal.TOO_FAST, "the disk is slower than what is to be kept"))
        elif self._is_too_much(who, command, address, payer):
            then(Refused(ServerRefusal.TOO_MUCH, "too much was kept from here today"))
        else:

            def do(table: Table, now: int) -> list[Event]:
                return table.handle(who, command, now)

            self._do(TableJob(do, then, address=address, payer=payer))

    def _payer(self, who: Person, command: AnyCommand) -> Payer:
        """Return the payer of *command* of *who*: nobody can keep the host from deciding."""
        if who.id == self.table.host and isinstance(command, DECIDES):
            return "host"
        return "table" if who.id in self.table.seated else "strangers"

    def _is_too_much(self, who: Person, command: AnyCommand, address: str, payer: Payer) -> bool:
        """Say whether the disk has no bytes left for *command*; a game is played to its end."""
        allowed = self._context.disk_budget.allows(self.id, address, payer)
        return not allowed and not self.table.waits_for(who, command)

    def command(self, who: Person, command: AnyCommand) -> asyncio.Future[None]:
        """Carry out *command* of *who* like :meth:`hear`; the future is done when it is published.

        Awaited it raises :class:`Refused` if nothing was done and nothing has changed.
        """
        done = _new_future()
        self.hear(who, command, partial(_resolve, done))
        return done

    def ask(self, do: Deed) -> asyncio.Future[None]:
        """Let *do* happen at the table; the future is that of :meth:`command`."""
        done = _new_future()
        self._do(TableJob(do, partial(_resolve, done)))
        return done

    def attach(self, connection: Connection, token: str | None) -> asyncio.Future[None]:
        """Let *connection* hear what happens, if its person may watch."""

        def arrive(table: Table, now: int) -> list[Event]:
            who = connection.who
            table.check_watch(who, token)
            return [] if self.hears(who) else table.arrive(who, now, token)

        done = _new_future()
        self._do(TableJob(arrive, partial(_resolve, done), shows=True, joins=connection))
        return done

    def detach(self, connection: Connection) -> None:
        """Let *connection* hear nothing more."""
        self.touched = self._context.clock()
        connection.hang_up("gone", again=True)  # it may still wait to be attached
        if connection in self.connections:
            self.connections.remove(connection)
        if connection.slow:
            self._context.metrics.dropped.inc()
        if not self._context.closing:
            self._do(
                TableJob(lambda table, now: self._depart(table, connection.who, now), shows=True)
            )

    def _depart(self, table: Table, who: Person, now: int) -> list[Event]:
        return [] if self.hears(who) else table.depart(who, now)  # who may be back already

    def hears(self, who: Person) -> bool:
        """Say whether *who* is connected."""
        return any(connection.who.id == who.id for connection in self.connections)

    def dismiss(
        self, person: str, farewell: Callable[[Connection], None] = Connection.revoke
    ) -> None:
        """Let *person*, whose identity was ended, leave, and hear nothing more after *farewell*."""
        who = Person(person)

        def leave(table: Table, now: int) -> list[Event]:
            return table.handle(who, Leave(), now)

        def part(_: Refused | None) -> None:
            for connection in self.connections:
                if connection.who.id == person:
                    farewell(connection)

        if person in self.table.seated or self.hears(who) or self._held is not None:
            self._do(TableJob(leave, part))

    def strike(self, person: str, device: str) -> None:
        """Close the sockets of a *device* of *person* that was struck off; the person stays."""

        def stay(_: Table, __: int) -> list[Event]:
            return []

        def part(_: Refused | None) -> None:
            for connection in self.connections:
                if (connection.who.id, connection.device) == (person, device):
                    connection.revoke()

        if self.hears(Person(person)) or self._held is not None:
            self._do(TableJob(stay, part))

    async def settled(self) -> None:
        """Wait until all that was decided so far is published."""
        await self._ledger.settled()

    @property
    def rests(self) -> bool:
        """Whether nobody would notice if the table were no longer in memory."""
        return (
            self.is_whole and not (self.connections or self._bots.think) and self.table.due is None
        )

    @property
    def forgettable(self) -> bool:
        """Whether the table rests, and nobody has looked for it in a while."""
        idle = self._context.clock() - self.touched
        return idle > self._context.settings.limits.idle * PER_SECOND and self.rests

    @property
    def is_whole(self) -> bool:
        """Whether the table is as its log says, and nothing waits to be written."""
        return self._held is None and not self._ledger.waiting

    @property
    def written(self) -> int:
        """The number of the last event that was handed to the store."""
        return self._ledger.written

    def hang_up(self, reason: str, *, at: str | None = None) -> None:
        """Close all sockets; the people may reconnect to the address *at*."""
        for connection in self.connections:
            connection.hang_up(reason, again=True, at=at)

    def let_go(self, address: str | None) -> None:
        """Leave the table to another server, which browsers reach at *address*."""
        self._stopped = True
        self._rest()
        self._send_away("elsewhere", at=address)

    async def stop(self) -> None:
        """Finish what was asked, then rest."""
        self._rest()
        self._stopped = True
        await self._ledger.settled()
        while self._mending is not None:
            await self._mending
            await self._ledger.settled()
        self._rest()
        if not self._lost:  # the log has all that a snapshot has
            await self._ledger.snapshot(self.table)

    def _rest(self) -> None:
        self._bots.stop()
        self._set_alarm(None)

    # --- one thing after the other

    def _do(self, job: TableJob) -> None:
        if self._stopped:
            job.then(_not_kept())
        else:
            self._do_in_turn(job)

    def _do_in_turn(self, job: TableJob) -> None:
        if self._held is not None:
            self._held.append(job)
        elif self._lost:
            job.then(_not_kept())
        else:
            self._decide(job)

    def _decide(self, job: TableJob) -> None:
        """Do *job*; its messages are made now, and sent once it is durable."""
        now = self.now
        try:
            events = job.do(self.table, now)
        except IntrigaError as error:
            self._ledger.after(Decided([], job.then, refused_for(error)))
        except Exception as error:  # noqa: BLE001  a defect of ours must not end the table
            log_defect("job", error, table=self.id)
            refusal = Refused(ServerRefusal.DEFECT, "the server could not do it")
            self._make_again()
            self._ledger.after(Decided([], job.then, refusal))
        else:
            decision = Decided(self._prepared(job, events, now), job.then)
            size = self._ledger.write(self.table, events, decision)
            address = job.address or self._asker.address
            self._context.disk_budget.charge(self.id, address, job.payer, size)

    def _prepared(self, job: TableJob, events: list[Event], now: int) -> Prepared:
        try:
            told = self._publisher.prepare(
                self.table, self.connections, events, now, everybody=job.shows
            )
            if job.joins is not None and job.joins.farewell is None:
                self.connections.append(job.joins)
                told += self._publisher.greeting(self.table, job.joins, now)
        except Exception as error:  # noqa: BLE001  whatever it is
            self._go_on_after(error)
            return []
        return told

    def _settle(self, decisions: list[Decided], error: StoreError | None) -> None:
        """Tell *decisions*, which are durable, or may not be if there is an *error*."""
        if error is not None:
            self._lose(decisions, error)
            return
        for decision in decisions:
            try:
                decision.tell()
            except Exception as defect:  # noqa: BLE001  whatever it is
                self._go_on_after(defect)
        if self._held is None and not self._stopped:
            self._look_ahead()

    def _go_on_after(self, error: Exception) -> None:
        """Contain a bug of ours: log it, and let clients reconnect to the durable state."""
        log_defect("publishing", error, table=self.id)
        self._send_away("defect")

    def _send_away(self, reason: str, *, at: str | None = None) -> None:
        self.hang_up(reason, at=at)
        self.connections.clear()

    # --- made again

    def _lose(self, decisions: list[Decided], error: StoreError) -> None:
        """Make the table again: it is not known what of *decisions* was written."""
        log_defect("store", error, table=self.id)
        self._context.metrics.reloads.inc()
        self._lost = True
        self._make_again()
        for decision in decisions:
            decision.then(_not_kept())
        self._send_away("not-kept")

    def _make_again(self) -> None:
        if self._mending is None:
            self._set_alarm(None)
            self._held = []
            self._mending = asyncio.create_task(self._mend())

    async def _mend(self) -> None:
        """Make the table again from its log, then do what has waited."""
        await self._ledger.settled()
        whole = not self._lost and await self._is_restored()
        while not (whole or self._context.closing or self._stopped):
            await asyncio.sleep(RETRY)
            whole = await self._is_restored()
        self._lost = not whole
        held, self._held, self._mending = self._held or [], None, None
        arrived = {connection.who.id: connection.who for connection in self.connections}
        for who in arrived.values():
            self._do_in_turn(TableJob(lambda table, now, who=who: table.arrive(who, now)))
        for job in held:
            self._do_in_turn(job)
        if whole and self._held is None and not self._stopped:
            self._look_ahead()

    async def _is_restored(self) -> bool:
        """Read the table again from the store, and say whether that could be done."""
        try:
            table = await self._restore(self.id)
        except Exception as error:  # noqa: BLE001  whatever it is, there is no table without
            if not self._stopped:  # it was let go
                log_defect("restore", error, table=self.id)
            return False
        if table is None:
            log_defect("restore", StoreError("it is not in the store"), table=self.id)
            return False
        self._bots.stop()  # the questions they think about may never have been asked
        self._take_over(table)
        return True

    # --- what comes by itself

    def _look_ahead(self) -> None:
        """Set the alarm, and let bots think."""
        try:
            tasks = self.table.wanted()
            if tasks or self._bots.think:
                self._bots.ask(tasks, self._asker, in_company=self.table.people_play)
            self._set_alarm(self.table.due)
        except Exception as error:  # noqa: BLE001  whatever it is
            self._go_on_after(error)

    @property
    def _asker(self) -> Asker:
        """For whom its bots think: the host, or somebody else who is there."""
        host, there = self.table.host, self.connections
        connection = next((each for each in there if each.who.id == host), None)
        connection = connection or next(iter(there), None)
        return Asker(connection.address if connection else "", self.id)

    def _set_alarm(self, due: int | None) -> None:
        if self._alarm is not None and due != self._alarm_due:
            self._alarm.cancel()
            self._alarm = None
        if due is None or self._alarm is not None:
            return
        delay = max(0, due - self.now) / PER_SECOND
        if self._has_failed:  # it is due still, and would fail again and again
            delay = max(delay, RETRY)
        self._alarm_due = due
        self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self.table.due is not None:
            late = self.now - self.table.due
            self._context.metrics.lateness.observe(max(0, late) / PER_SECOND)
        self._do(TableJob(lambda table, now: table.tick(now), self._has_ticked))

    def _has_ticked(self, refusal: Refused | None) -> None:
        self._has_failed = refusal is not None

    def _hear_bot(self, task: BotTask, action: int) -> None:
        self._do(TableJob(lambda table, now: table.answer_for_bot(task, action, now)))


def _new_future() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


def _resolve(done: asyncio.Future[None], refusal: Refused | None) -> None:
    if done.done():
        return
    if refusal is None:
        done.set_result(None)
    else:
        done.set_exception(refusal)
        done.exception()  # nobody need wait


def _not_kept() -> Refused:
    return Refused(ServerRefusal.NOT_KEPT, "the server could not keep it")
