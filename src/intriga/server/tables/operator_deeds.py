"""Carries out the operator's acts: stores them, applies them here, and on other nodes later.

A stored act holds at every server of the database.  Each server applies it to its own tables in
memory within a second or two.
"""

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any, Final, Protocol

from intriga.server.logs import log, log_defect
from intriga.server.tables.actor import TableActor
from intriga.server.tables.acts_in_force import ActKind, banned
from intriga.server.tables.connection import Connection
from intriga.server.tables.context import Context
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.work_cache import MOST_KEPT, Kept
from intriga.service.events import Event
from intriga.service.scenes.scene import Received
from intriga.service.table import Table
from intriga.store.interface import OperatorAct

IDENTITY: Final = re.compile(r"[bp][0-9a-f]{32}")


async def _nothing(_: str) -> None:
    """Forget nobody."""


class House(Protocol):
    """The tables of a server, as far as an operator is concerned."""

    context: Context

    @property
    def actors(self) -> list[TableActor]:
        """The tables in memory."""
        ...

    async def put_away(self, actor: TableActor) -> None:
        """Let a table rest that others may come back to."""
        ...


class OperatorDeeds:
    """Carries out the acts of the store's operators."""

    def __init__(self, house: House) -> None:
        """Begin with nothing done."""
        self._house, self._context = house, house.context
        self.forget: Callable[[str], Coroutine[Any, Any, None]] = _nothing
        """Forgets a person here, as far as that is this server's part."""
        self._under_way: set[asyncio.Task[None]] = set()

    async def do(self, kind: ActKind, target: str, reason: str, seconds: int | None) -> OperatorAct:
        """Store an act that lasts for *seconds*, for good if None, and carry it out here.

        Raises:
            StoreError: it cannot be kept, and nothing was done.
        """
        now = self._context.clock()
        until = None if seconds is None else now + seconds * 1000
        act = await self._context.store.act(kind.value, target, reason, now, until)
        self.follow([act])
        if self._under_way:
            await asyncio.wait(self._under_way)
        return act

    async def undo(self, number: int) -> OperatorAct | None:
        """Undo act *number*, and return it; None where there is none to undo.

        Raises:
            StoreError: that cannot be kept, and it holds as before.
        """
        act = await self._context.store.undo_act(number, self._context.clock())
        if act is not None:
            self.follow([act])
        return act

    def follow(self, acts: Iterable[OperatorAct]) -> None:
        """Take in *acts*, done here or elsewhere, and do what is to be done to tables here."""
        for act in self._context.acts.put(acts):
            is_undone = act.undone_ms is not None
            log().info("operator", act=act.kind, number=act.number, undone=is_undone)
            self._forget_made()
            if not is_undone:
                self._carry_out(act)

    def screen(self, actor: TableActor) -> None:
        """Let nobody at the table of *actor*, just loaded, bear a name that was taken down."""
        actor.ask(partial(self._take_down_names, actor))

    def _carry_out(self, act: OperatorAct) -> None:
        for actor in self._house.actors:
            if act.kind == ActKind.BAN_IDENTITY:
                actor.dismiss(act.target, partial(_send_away, act=act))
            elif act.kind == ActKind.BAN_ADDRESS:
                self._turn_out(actor, act)
            elif act.kind == ActKind.NAME:
                self.screen(actor)
            elif act.kind == ActKind.ANNOUNCE:
                actor.ask(partial(_announce, act.target))
            elif act.kind == ActKind.CLOSE and actor.id == act.target:
                self._begin(self._close(actor))
        if act.kind == ActKind.FORGET and IDENTITY.fullmatch(act.target):
            self._begin(self.forget(act.target))

    # --- each of them

    def _turn_out(self, actor: TableActor, act: OperatorAct) -> None:
        """Hang up on all at the table of *actor* whom *act* keeps out by their address."""
        now = self._context.clock()
        for connection in list(actor.connections):
            if self._context.acts.ban_of(None, connection.address, now) is not None:
                _send_away(connection, act)

    def _take_down_names(self, actor: TableActor, table: Table, now: int) -> list[Event]:
        acts, instant = self._context.acts, self._context.clock()
        events = table.take_down_names(lambda name: acts.shown_name(name, instant), now)
        if events:
            for connection in actor.connections:
                connection.since = Received()  # old lines of talk are told again
        return events

    def _begin(self, deed: Coroutine[Any, Any, None]) -> None:
        """Let *deed* go on; the operator waits for it."""
        begun = asyncio.create_task(deed)
        self._under_way.add(begun)
        begun.add_done_callback(self._under_way.discard)

    async def _close(self, actor: TableActor) -> None:
        """Close the table of *actor*."""
        for connection in list(actor.connections):
            connection.hang_up(ServerRefusal.CLOSED.value, again=False)
        try:
            await self._house.put_away(actor)
        except Exception as error:  # noqa: BLE001  it is closed all the same
            log_defect("close", error, table=actor.id)

    def _forget_made(self) -> None:
        """Forget lists, pictures and replays that may show what is not shown any more."""
        self._context.index.refresh()
        for pool in (self._context.replay_pool, self._context.analysis_pool):
            pool.kept = Kept(MOST_KEPT)


def _send_away(connection: Connection, act: OperatorAct) -> None:
    connection.hang_up(ServerRefusal.BANNED.value, again=False, told=banned(act))


def _announce(text: str, table: Table, now: int) -> list[Event]:
    return table.announce(text, now)
