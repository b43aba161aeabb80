"""All tables of a server: in memory while somebody needs them, else in the store."""

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from random import SystemRandom
from typing import Final

from msgspec import structs

from intriga.agents import levels_for
from intriga.agents.registry import drawn
from intriga.core.games import table_rules_of
from intriga.server.logs import log, log_defect
from intriga.server.tables.actor import TableActor
from intriga.server.tables.connection import ENCODER
from intriga.server.tables.context import REMEMBERED, SHOWN_FOR, Context
from intriga.server.tables.fleet import Fleet
from intriga.server.tables.ledger import glanced, keep, keep_game, restored
from intriga.server.tables.operator_deeds import Forgetting, OperatorDeeds, Work
from intriga.server.wire.bodies import NewContinuation, NewLesson, Opened, QuickGame
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.page_paths import TABLE_ID
from intriga.server.work.replays import BEGUN, begun_again
from intriga.service.commands import NewTable, Start
from intriga.service.events import DailyDeal
from intriga.service.session import Person
from intriga.service.setup.begun_tables import (
    Continuation,
    LessonTable,
    continued,
    preset_for,
    wish_for,
)
from intriga.service.table import Table
from intriga.service.table_refusals import Refused
from intriga.service.table_settings import Settings
from intriga.store.interface import Elsewhere, FinishedGame, SharedStore, StoreError
from intriga.store.logins import SEPARATOR, ended_device

SWEEP: Final = 15.0  # seconds between two looks for tables that nobody needs
PORTION: Final = 500  # tables looked at before others have their turn
SHOWN: Final = 5_000  # tables that the index begins with


class ServerTables:
    """Finds, opens and forgets tables."""

    def __init__(self, context: Context) -> None:
        self.context = context
        context.index.shown = lambda row: context.acts.shown_row(row, context.clock())
        self._actors: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._stopping: dict[str, asyncio.Task[None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._dealing: set[asyncio.Task[None]] = set()
        self._counted, self._counted_at = 0, -SHOWN_FOR  # people, for the lobby
        self.operator = OperatorDeeds(self)
        self.forgetting = Forgetting(self)
        self.operator.forget = self.forgetting.follow
        store = context.store
        self._fleet = Fleet(self, store) if isinstance(store, SharedStore) else None

    async def open(self) -> None:
        """Load the index.

        No table is loaded before somebody comes to it: until then its clocks rest.
        """
        since = self.context.clock() - REMEMBERED
        self.context.index.load(await self.context.store.tables(since_ms=since, limit=SHOWN))
        self._sweeping = asyncio.create_task(self._sweep())
        if self._fleet is not None:
            self._fleet.begin()

    # --- tables

    async def find(self, table: str) -> TableActor:
        """Return the actor of *table*, loading it if need be.

        Raises:
            Refused: there is no such table, it was closed, or there is no room for it.
            Elsewhere: another server has it.
            StoreError: it cannot be read, or the server stops.
        """
        if self.context.closing:
            raise StoreError("the server stops")
        self._check_open(table)
        actor = self._actors.get(table)
        if actor is not None and self._fleet is not None:
            await self._fleet.make_sure([actor])
            actor = self._actors.get(table)
        if actor is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
            actor = await asyncio.shield(loading)
        actor.touched = self.context.clock()
        return actor

    async def glance(self, table: str) -> Table:
        """Return *table* as it was written down last, whichever server has it.

        Raises:
            Refused: there is no such table, or it was closed.
            StoreError: it cannot be read.
        """
        self._check_open(table)
        actor = self._actors.get(table)
        if actor is not None and (self._fleet is None or self._fleet.owns(table)):
            return actor.table
        found = await glanced(self.context.store, table)
        if found is None:
            raise Refused(ServerRefusal.NO_TABLE, "there is no such table")
        return found

    def _check_open(self, table: str) -> None:
        """Let *table* through if there can be one of that name, and it is not closed.

        Raises:
            Refused: there cannot be, or it is.
        """
        if not TABLE_ID.fullmatch(table):
            raise Refused(ServerRefusal.NO_TABLE, "there is no such table")
        self.context.acts.check_table(table, self.context.clock())

    def has(self, table: str, who: Person) -> bool:
        """Say whether *who* is at *table* just now, to play or to watch."""
        actor = self._actors.get(table)
        return actor is not None and actor.hears(who)

    async def _load(self, table: str) -> TableActor:
        try:
            if table in self._stopping:  # two actors must not write one log
                await asyncio.wait({self._stopping[table]})
            found = await self._restored(table)
            if found is None:
                raise Refused(ServerRefusal.NO_TABLE, "there is no such table")
            await self._make_room()
            await keep_game(self.context, found)  # an older Intriga was killed before it did
            actor = self._keep(found)
            self.operator.screen(actor)
            return actor
        finally:
            del self._loading[table]

    async def take(self, table: str) -> None:
        """Become the server that writes to *table*, where there are others.

        Raises:
            Elsewhere: another server has it; it goes from here.
            StoreError: it cannot be taken.
        """
        if self._fleet is None:
            return
        try:
            await self._fleet.take(table)
        except Elsewhere as error:
            self.let_go(table, error.address)
            raise

    def let_go(self, table: str, address: str | None) -> None:
        """Leave *table* to another server, which browsers reach at *address*."""
        actor = self._actors.pop(table, None)
        if actor is not None:
            actor.let_go(address)

    async def _restored(self, table: str) -> Table | None:
        await self.take(table)
        return await restored(self.context.store, table)

    def _keep(self, table: Table) -> TableActor:
        actor = self._actors[table.id] = TableActor(self.context, table, self._restored)
        self.context.metrics.tables.set(len(self._actors))
        return actor

    async def create(
        self, wish: NewTable, host: Person, address: str = "", *, daily: DailyDeal | None = None
    ) -> Opened:
        """Open a table for *host*; *address* bears what is kept of it.

        Its first game has the deal *daily* if there is one.

        Raises:
            Refused: the rules or the limits do not allow it.
            StoreError: it cannot be kept.
        """
        await self._make_room()
        wish = self.context.acts.with_shown_name(wish, self.context.clock())
        now, secret = self.context.clock(), secrets.token_bytes(32)
        table = Table.create(wish, host, now, secret, daily=daily)
        await keep(self.context, table, table.fresh(), address)
        self._keep(table)
        log().info("table", table=table.id, game=wish.game, chairs=table.summary().chairs)
        return Opened(table.id, table.invite)

    async def quick(self, wish: QuickGame, host: Person, address: str = "") -> Opened:
        """Open a table with bots on all other chairs, and deal: at once, or when *host* has added.

        Raises:
            Refused, BadOptions: the game, its number of players or the level does not exist.
            StoreError: it cannot be kept.
        """
        table_rules = table_rules_of(wish.game)
        players = wish.players or table_rules.players
        table = NewTable(
            game=wish.game,
            name=wish.name,
            preset=table_rules.preset_for(wish.locale, players),
            chairs=players,
            bots=[wish.level] * (players - 1),
            characters=_company(wish, players - 1),
            face=wish.face,
            settings=Settings(turn=0, reaction=0),  # nobody waits for a lone player
        )
        opened = await self.create(table, host, address)
        actor = await self.find(opened.table)
        if not wish.adds:
            await actor.command(host, Start())
            return opened
        dealing = asyncio.create_task(self._deal_later(opened.table, host))
        self._dealing.add(dealing)
        dealing.add_done_callback(self._dealing.discard)
        return structs.replace(opened, next=actor.table.scene(host, actor.now).next)

    async def _deal_later(self, table: str, host: Person) -> None:
        """Deal for *host* at a new *table* unless they have said *start* in time."""
        await asyncio.sleep(self.context.settings.limits.adding)
        try:
            actor = await self.find(table)
            if actor.table.phase == "gathering":
                await actor.command(host, Start())
        except (Refused, StoreError):
            pass  # the host is gone, or can still say it themselves
        except Exception as error:  # noqa: BLE001  whatever it is, there is a button
            log_defect("deal", error, table=table)

    async def lesson(self, wish: NewLesson, host: Person, address: str = "") -> Opened:
        """Open a table for *host* alone where a lesson has just ended, so that they play on.

        Raises:
            Refused, BadOptions: the game has no such lesson.
            StoreError: it cannot be kept.
        """
        await self._make_room()
        wish = self.context.acts.with_shown_name(wish, self.context.clock())
        preset = preset_for(wish.game, wish.lesson, wish.locale)
        table = wish_for(wish.game, wish.lesson, preset, wish.name)
        secret = secrets.token_bytes(32)
        tried = LessonTable(table, host, 0, secret)
        tried.play()
        given = LessonTable(
            table, host, self.context.clock() - tried.now, secret
        )  # it took so long
        events = given.events + given.play() + given.table.depart(host, given.now)
        await keep(self.context, given.table, events, address)
        self._keep(given.table)
        return Opened(given.table.id, given.table.invite)

    async def play_on(
        self, kept: FinishedGame, wish: NewContinuation, host: Person, address: str = ""
    ) -> Opened:
        """Open a table for *host* where the game *kept* goes on after one of its steps.

        Raises:
            Refused: its table does not open its cards, or nobody can play on so.
            StoreError: it cannot be kept.
        """
        header, inputs, characters = begun_again(kept, wish.step)
        header[BEGUN] = {"game": kept.id, "step": wish.step}
        await self._make_room()
        wish = self.context.acts.with_shown_name(wish, self.context.clock())
        player = wish.seat, wish.name, wish.face, wish.level
        continuation = Continuation(header, inputs, *player, characters)
        now, secret = self.context.clock(), secrets.token_bytes(32)
        table, events = continued(continuation, host, now, secret)
        await keep(self.context, table, events, address)
        body = ENCODER.encode(table.snapshot())
        await self.context.store.snapshot(table.id, len(events), body)
        self._keep(table)
        return Opened(table.id, table.invite)

    def lobby(self, person: Person | None) -> bytes:
        """Return the lobby for *person*, a :class:`Lobby` in JSON."""
        now, index = self.context.clock(), self.context.index
        mine = index.of_person(person.id, now) if person else []
        if not 0 <= now - self._counted_at < SHOWN_FOR:
            self._counted_at, self._counted = now, self.people + self.people_elsewhere
        said = {"tables": index.listed(now), "mine": mine, "people": self._counted}
        notice = self.context.acts.notice(now)
        return ENCODER.encode({**said, "notice": notice} if notice else said)

    @property
    def people(self) -> int:
        """How many people and programs are connected."""
        connections = (
            connection for actor in self._actors.values() for connection in actor.connections
        )
        return len({connection.who.id for connection in connections})

    @property
    def actors(self) -> list[TableActor]:
        """The tables in memory."""
        return list(self._actors.values())

    @property
    def people_elsewhere(self) -> int:
        """How many people are connected to the other servers of the database."""
        return self._fleet.people if self._fleet is not None else 0

    async def put_away(self, actor: TableActor) -> None:
        """Let the table of *actor* rest; the next visitor loads it again."""
        if self._actors.get(actor.id) is actor:
            await self._forget(actor)

    async def renew(self, table: str, work: Work) -> None:
        """Let *work* be done on the log of *table*; a visitor who comes meanwhile waits.

        Raises:
            StoreError: the store refuses what *work* asks of it.
        """
        while busy := [
            each for each in (self._loading.get(table), self._stopping.get(table)) if each
        ]:
            await asyncio.wait(busy)
        actor = self._actors.pop(table, None)
        renewing = self._stopping[table] = asyncio.create_task(self._renew(table, actor, work))
        await asyncio.shield(renewing)

    async def _renew(self, table: str, actor: TableActor | None, work: Work) -> None:
        try:
            if actor is not None:
                actor.hang_up("restart")
                await actor.stop()
            await work()
        finally:
            self._stopping.pop(table, None)

    # --- identities that were ended

    async def revoke(self, who: Person) -> None:
        """End the identity of *who*: they leave their tables, and no server knows them any more.

        Raises:
            StoreError: it cannot be kept, and nothing has changed.
        """
        now, index = self.context.clock(), self.context.index
        await self.context.store.revoke(who.id, now)
        self.context.revoked.add(who.id)
        for row in index.of_person(who.id, now):
            with suppress(Refused, StoreError):  # another server that has it hears of this
                await self.find(row.table)
        self.dismiss([who.id])

    async def strike(self, who: Person, device: str) -> bool:
        """End the cookie of a *device* of *who*, and say whether it was theirs.

        Raises:
            StoreError: it cannot be kept, and nothing has changed.
        """
        if not await self.context.store.logins.end_device(who.id, device, self.context.clock()):
            return False
        self.dismiss([ended_device(who.id, device), ended_device(who.id)])
        return True

    def dismiss(self, ended: Iterable[str]) -> None:
        """Send people away whose identities were *ended*, who leave their tables, and devices.

        That is said at the tables that are in memory.
        """
        for each in ended:
            self.context.revoked.add(each)
            person, is_device, device = each.partition(SEPARATOR)
            for actor in list(self._actors.values()):
                if is_device:
                    actor.strike(person, device)
                else:
                    actor.dismiss(person)

    # --- coming and going

    async def _make_room(self) -> None:
        """Forget a table where nobody is, if the server holds as many as it can.

        Raises:
            Refused: somebody is at every one.
        """
        if len(self._actors) < self.context.settings.limits.tables:
            return
        resting = next((actor for actor in self._actors.values() if actor.rests), None)
        if resting is None:
            raise Refused(ServerRefusal.FULL, "the server has as many tables as it can hold")
        await self._forget(resting)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for number, actor in enumerate(list(self._actors.values()), 1):
                if actor.forgettable:  # still, after the others have stopped
                    await self._forget(actor)
                if number % PORTION == 0:  # with ten thousand, nobody waits for all of them
                    await asyncio.sleep(0)
            self.context.metrics.tables.set(len(self._actors))
            self.context.metrics.people.set(self.people)
            self.context.give_back()
            if not self.people:
                self.context.garbage.look_at_all()

    async def _forget(self, actor: TableActor) -> None:
        del self._actors[actor.id]
        stopping = self._stopping[actor.id] = asyncio.create_task(self._stop(actor))
        await asyncio.shield(stopping)

    async def _stop(self, actor: TableActor) -> None:
        try:
            await actor.stop()
        except Exception as error:  # noqa: BLE001  one table must not keep the others from resting
            log_defect("stop", error, table=actor.id)
        finally:
            self._stopping.pop(actor.id, None)

    async def close(self) -> None:
        """Finish what was asked, leave the tables to others, and send everybody away."""
        self.context.closing = True
        if self._fleet is not None:
            await self._fleet.end()
        for task in (self._sweeping, *self._dealing):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        actors = list(self._actors.values())
        stopping = list(self._stopping.values())
        await asyncio.gather(*stopping, *(self._stop(actor) for actor in actors))
        if self._fleet is not None:
            await self._fleet.leave()
        for actor in actors:  # people who come back find the table free
            actor.hang_up("restart")


def _company(wish: QuickGame, number: int) -> list[str]:
    """Return *number* characters of the cast: those wished for, and others."""
    if wish.level not in levels_for(wish.game):
        return []
    wished = wish.characters[:number]
    return wished + drawn(wish.game, number - len(wished), wished, SystemRandom())
