"""Carries out the operator's acts, and forgets a person, here and on other nodes later.

A stored act holds at every server of the database.  Each server applies it to its own tables in
memory within a second or two.  Of a forgotten person the identity ends, and another name stands
wherever theirs stood.  Games stay, with what everybody played and added to their deals; what the
person said goes.  The server that was asked waits for the others.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from typing import Any, Final, Protocol

import msgspec

from intriga.core.record_text import format_line
from intriga.server.logs import log, log_defect
from intriga.server.tables.actor import TableActor
from intriga.server.tables.acts_in_force import NEUTRAL, ActKind, banned
from intriga.server.tables.connection import Connection
from intriga.server.tables.context import Context, noted
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.replays import FACES, PEOPLE
from intriga.server.work.work_cache import MOST_KEPT, Kept
from intriga.service.circle import Circle, forgotten_in
from intriga.service.events import Event, decode, encode
from intriga.service.people.forgotten_person import Pseudonym, forgotten, without_person
from intriga.service.scenes.scene import Received
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.store.interface import Elsewhere, FinishedGame, OperatorAct, StoredCircle, StoreError

IDENTITY: Final = re.compile(r"[bp][0-9a-f]{32}")
PATIENCE: Final = 30.0  # seconds for the other servers
PAUSE: Final = 0.5  # seconds until it is looked again what they have left to do
DIGEST: Final = 16  # bytes
Work = Callable[[], Awaitable[None]]


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


class RenewingHouse(Protocol):
    """The tables of a server, whose logs can be written again."""

    context: Context
    operator: OperatorDeeds

    async def revoke(self, who: Person) -> None:
        """End the identity of *who*."""
        ...

    async def take(self, table: str) -> None:
        """Become the server that writes to *table*."""
        ...

    async def renew(self, table: str, work: Work) -> None:
        """Let *work* be done on the log of *table* while nobody has it in memory."""
        ...


class Forgetting:
    """Forgets persons at the tables and in the games of a store."""

    def __init__(self, house: RenewingHouse) -> None:
        """Begin with nobody."""
        self._house, self._context = house, house.context

    def pseudonym(self, person: str) -> Pseudonym:
        """Return the pseudonym of *person*: the same at every server of the database."""
        key = self._context.usage.key
        digest = blake2b(person.encode(), key=key, digest_size=DIGEST).hexdigest()
        return Pseudonym(person, f"x{digest}", f"{NEUTRAL} {digest[:4].upper()}")

    async def forget(self, person: str, reason: str) -> tuple[Pseudonym, int, int]:
        """Forget *person*; return what stands for them, at how many tables and in how many games.

        Raises:
            StoreError: it cannot be kept, or another server has not done its part in time.
        """
        await self._house.revoke(Person(person))
        who, store = self.pseudonym(person), self._context.store
        tables = len(await store.tables_of(person))
        await self._house.operator.do(ActKind.FORGET, person, reason, None)
        await self._wait(who)
        games = await store.games_with(person)
        for game in games:
            await store.rewrite_game(_without(game, who))
        await self._leave_circles(person)
        await store.forget_person(person, who.other)
        self._house.operator.follow(await store.acts())
        return who, tables, len(games)

    async def _leave_circles(self, person: str) -> None:
        """Take *person* out of all circles; one that nobody is left in ends.

        Raises:
            StoreError: it cannot be kept.
        """
        store = self._context.store
        while found := await store.circles_of(person):
            for each in found:
                circle = forgotten_in(msgspec.json.decode(each.body, type=Circle), person)
                if circle.members:
                    body = msgspec.json.encode(circle)
                    await store.write_circle(StoredCircle(each.id, each.version + 1, body))
                else:
                    await store.end_circle(each.id)

    async def _wait(self, who: Pseudonym) -> None:
        """Rewrite all tables of *who* that this server can have, and wait for the others.

        Raises:
            StoreError: some are left.
        """
        until = asyncio.get_running_loop().time() + PATIENCE
        while left := await self.forget_here(who):
            if asyncio.get_running_loop().time() > until:
                raise StoreError(
                    f"{len(left)} tables of another server still name the person: ask again"
                )
            await asyncio.sleep(PAUSE)

    async def forget_here(self, who: Pseudonym) -> list[str]:
        """Rewrite the tables of *who* that this server can have, and return the others.

        Raises:
            StoreError: it cannot be done.
        """
        left = list[str]()
        for table in await self._context.store.tables_of(who.person):
            try:
                await self._house.renew(table, partial(self._rewrite, table, who))
            except Elsewhere:
                left.append(table)
        return left

    async def follow(self, person: str) -> None:
        """Do this server's part for *person*, who is forgotten at another server."""
        try:
            await self.forget_here(self.pseudonym(person))
        except StoreError as error:  # the one that was asked sees what is left
            log_defect("forget", error)

    async def _rewrite(self, table: str, who: Pseudonym) -> None:
        store = self._context.store
        await self._house.take(table)
        stored = await store.read(table)
        events = list(forgotten((decode(each.body) for each in stored), who))
        bodies = [without_person(encode(event), who) for event in events]
        await store.rewrite(
            table, {old.n: new for old, new in zip(stored, bodies, strict=True) if new != old.body}
        )
        renewed = Table.restore(map(decode, bodies))
        known = self._context.index.find(table)
        entry = noted(
            renewed.summary(),
            renewed.seated,
            listed=renewed.listed,
            live=renewed.phase == "playing",
            now=self._context.clock() if known is None else known.touched_ms,
        )
        await store.note(entry)
        self._context.index.put(entry)


def _without(kept: FinishedGame, who: Pseudonym) -> FinishedGame:
    """Return the game *kept* with another person on the seats of *who*."""
    header = json.loads(kept.header)
    own = [seat for seat, person in enumerate(header[PEOPLE]) if person == who.person]
    first, _, rest = kept.record.partition("\n")
    record = json.loads(first)
    for seat in own:
        header[PEOPLE][seat] = who.other
        record["seats"][seat] = who.name
        if FACES in header:
            header[FACES][seat] = ""
    header["seats"] = record["seats"]
    return replace(
        kept,
        header=json.dumps(header, ensure_ascii=False).encode(),
        record=f"{format_line(record)}\n{rest}",
    )
