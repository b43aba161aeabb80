"""All tables of a server: in memory while somebody needs them, else in the store."""

import asyncio
import secrets
from contextlib import suppress
from typing import Final

from intriga.core.registry import table_rules_of
from intriga.server.bodies import Lobby, Opened, QuickGame
from intriga.server.keeper import Keeper, restored
from intriga.server.ledger import Ledger
from intriga.server.logs import log, log_defect
from intriga.server.means import Means
from intriga.server.reasons import ServerRefusal
from intriga.service.commands import NewTable, Start
from intriga.service.refusals import Refused
from intriga.service.room import Person
from intriga.service.settings import Settings
from intriga.service.table import Table

SWEEP: Final = 15.0  # seconds between two looks for tables that nobody needs
SHOWN: Final = 5_000  # tables that the index begins with


class House:
    """Finds, opens and forgets tables."""

    def __init__(self, means: Means) -> None:
        """Begin with none in memory."""
        self.means = means
        self._keepers: dict[str, Keeper] = {}
        self._loading: dict[str, asyncio.Task[Keeper]] = {}
        self._stopping: dict[str, asyncio.Task[None]] = {}
        self._sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Load the index, and wake the tables where a game goes on."""
        store = self.means.store
        self.means.index.load(await store.tables(limit=SHOWN))
        for noted in await store.tables(live_only=True, limit=self.means.settings.limits.tables):
            try:
                await self.find(noted.table)
            except Exception as error:  # noqa: BLE001  one table must not keep the others asleep
                log_defect("wake", error, table=noted.table)
        self._sweeping = asyncio.create_task(self._sweep())

    # --- tables

    async def find(self, table: str) -> Keeper:
        """Return the keeper of *table*, loading it if need be.

        Raises:
            Refused: there is no such table, or no room for it.
            StoreError: it cannot be read.
        """
        keeper = self._keepers.get(table)
        if keeper is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
            keeper = await asyncio.shield(loading)
        keeper.touched = self.means.clock()
        return keeper

    async def _load(self, table: str) -> Keeper:
        try:
            if table in self._stopping:  # two keepers must not write one log
                await asyncio.wait({self._stopping[table]})
            found = await restored(self.means.store, table)
            if found is None:
                raise Refused(ServerRefusal.NO_TABLE, "there is no such table")
            await Ledger(self.means, found.number).keep_game(found)  # if it was killed before
            return self._keep(found)
        finally:
            del self._loading[table]

    def _keep(self, table: Table) -> Keeper:
        keeper = self._keepers[table.id] = Keeper(self.means, table)
        self.means.metrics.tables.set(len(self._keepers))
        return keeper

    async def create(self, wish: NewTable, host: Person) -> Opened:
        """Open a table for *host*.

        Raises:
            Refused: the rules or the limits do not allow it.
            StoreError: it cannot be kept.
        """
        if len(self._keepers) >= self.means.settings.limits.tables:
            raise Refused(ServerRefusal.TOO_MANY, "the server has as many tables as it can hold")
        table = Table.create(wish, host, self.means.clock(), secrets.token_bytes(32))
        await Ledger(self.means, 0).write(table, table.fresh())
        self._keep(table)
        log().info("table", table=table.id, game=wish.game, chairs=wish.chairs)
        return Opened(table.id, table.invite)

    async def quick(self, wish: QuickGame, host: Person) -> Opened:
        """Open a table with bots on all other chairs, and deal.

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
            settings=Settings(turn=0, reaction=0),  # nobody waits for who plays alone
        )
        opened = await self.create(table, host)
        keeper = await self.find(opened.table)
        await keeper.command(host, Start())
        return opened

    def lobby(self, person: Person | None) -> Lobby:
        """Return what the lobby shows to *person*."""
        now, index = self.means.clock(), self.means.index
        mine = index.of_person(person.id, now) if person else []
        return Lobby(index.listed(now), mine, self.people)

    @property
    def people(self) -> int:
        """How many people and programs are connected."""
        wires = (wire for keeper in self._keepers.values() for wire in keeper.wires)
        return len({wire.who.id for wire in wires})

    # --- coming and going

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for keeper in list(self._keepers.values()):
                if keeper.forgettable:  # still, after the others have stopped
                    await self._forget(keeper)
            self.means.metrics.tables.set(len(self._keepers))
            self.means.metrics.people.set(self.people)

    async def _forget(self, keeper: Keeper) -> None:
        del self._keepers[keeper.id]
        stopping = self._stopping[keeper.id] = asyncio.create_task(self._stop(keeper))
        await asyncio.shield(stopping)

    async def _stop(self, keeper: Keeper) -> None:
        try:
            await keeper.stop()
        except Exception as error:  # noqa: BLE001  one table must not keep the others from resting
            log_defect("stop", error, table=keeper.id)
        finally:
            self._stopping.pop(keeper.id, None)

    async def close(self) -> None:
        """Send everybody away until the server is back, and finish what was asked."""
        self.means.closing = True
        if self._sweeping is not None:
            self._sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeping
        keepers = list(self._keepers.values())
        writing = [wire.writing for keeper in keepers for wire in keeper.wires]
        for keeper in keepers:
            keeper.hang_up("restart")
        await asyncio.gather(*writing, return_exceptions=True)
        stopping = list(self._stopping.values())
        await asyncio.gather(*stopping, *(self._stop(keeper) for keeper in keepers))
