"""The memory that a server keeps of many games at one table, and of many deserted tables.

It plays games of Coup by chance at one table, then opens tables of as many people, as
``intriga serve`` does behind its sockets, over a database in a file.  Nobody stays: after the time
that tables may be idle the server forgets them.  It prints the resident memory before, at its
most, and when all are forgotten; what is left of the tables is their lines in the lobby's index,
which are remembered for fourteen days.
``--quick`` takes a tenth of all; ``--keep`` adds the run to benchmarks/history.
"""

import asyncio
import gc
import os
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import structlog
import uvloop

from benchmarks.results import Cell, FigureTable, tell
from intriga.server.run import open_store
from intriga.server.settings import Limits, ServerSettings
from intriga.server.tables.actor import TableActor
from intriga.server.tables.context import Context
from intriga.server.tables.tables import ServerTables
from intriga.server.work.bot_pool import BotPool
from intriga.service.commands import Answer, AnyCommand, Join, NewTable, Ready, Start
from intriga.service.events import Event
from intriga.service.session import Person
from intriga.service.table import Table
from tests.faults.servers import proportional

PART: Final = 0.1 if "--quick" in sys.argv else 1.0
GAMES, TABLES = int(2_000 * PART), int(20_000 * PART)
WARM: Final = 100  # games and tables before the first look
PEOPLE: Final = Person("ana"), Person("bia")
WISH: Final = NewTable(game="coup", preset="coup-br", chairs=2, name="Ana")
IDLE: Final = 1.0  # seconds that a table stays in memory; then it goes at the next look
NOWHERE: Final = 1 << 40  # bytes: no budget of the disk ends the games
MB: Final = 1_000_000


@dataclass
class Soaked:
    """Megabytes of memory before, at most, and after all was forgotten."""

    what: str
    before: float
    most: float = 0.0
    after: float = 0.0

    def look(self) -> None:
        """Look how much it is now."""
        self.most = max(self.most, memory())

    @property
    def row(self) -> tuple[Cell, ...]:
        """A row of the table."""
        more = round((self.after / self.before - 1) * 100)
        return self.what, round(self.before), round(self.most), round(self.after), more


def memory() -> float:
    """Return the resident megabytes of this process."""
    gc.collect()
    return proportional(os.getpid()) / MB


@asynccontextmanager
async def opened(folder: Path) -> AsyncGenerator[ServerTables]:
    """Yield the tables of a server."""
    limits = Limits(idle=IDLE, disk_of_table=NOWHERE, disk_of_address=NOWHERE)
    store, bot_pool = open_store(folder), BotPool(1, 1.0)
    tables = ServerTables(Context(store, ServerSettings(limits=limits), bot_pool))
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()
        bot_pool.close()
        await store.close()


async def forgotten(tables: ServerTables) -> None:
    """Wait until no table is in memory."""
    while b"\nintriga_tables 0.0" not in tables.context.metrics.text():  # noqa: ASYNC110  it tells nobody
        await asyncio.sleep(1.0)


# ------------------------------------------------------------------- games


async def games(tables: ServerTables, number: int, soaked: Soaked | None) -> None:
    """Play *number* games at one table."""
    actor, chance = await tables.find((await tables.create(WISH, PEOPLE[0])).table), Random(1)
    host, guest = PEOPLE
    for who in PEOPLE:
        await actor.ask(lambda table, now, who=who: table.arrive(who, now))
    await actor.command(guest, Join(name="Bia", token=actor.table.invite))
    for _ in range(number):
        await actor.command(guest, Ready(ready=True))
        await actor.command(host, Start())
        await played_out(actor, chance)
        if soaked is not None:
            soaked.look()
    for who in PEOPLE:
        await actor.ask(lambda table, now, who=who: table.depart(who, now))


async def played_out(actor: TableActor, chance: Random) -> None:
    """Play a game to its end by chance."""

    def tick(table: Table, now: int) -> list[Event]:
        return table.tick(max(now, table.due or now))

    while actor.table.phase == "playing":
        for who in PEOPLE:
            deal = actor.table.scene(who, actor.now).deal
            if deal and deal.window and deal.offers and deal.answer is None:
                words = chance.choice(deal.offers).words
                answer: AnyCommand = Answer(step=deal.window.step, words=words)
                await actor.command(who, answer)
        await actor.ask(tick)


# ------------------------------------------------------------------- tables


async def many(tables: ServerTables, number: int, soaked: Soaked | None) -> None:
    """Open *number* tables, each of somebody else."""
    for each in range(number):
        await tables.create(WISH, Person(f"b{each:032x}"))
        if soaked is not None and each % WARM == 0:
            soaked.look()


async def main() -> None:
    """Do both, each over a database of its own."""
    rows: list[tuple[Cell, ...]] = []
    for what, number, do in (
        (f"{GAMES:,} games at one table", GAMES, games),
        (f"{TABLES:,} tables made and forgotten", TABLES, many),
    ):
        with tempfile.TemporaryDirectory() as folder:
            async with opened(Path(folder)) as tables:
                await do(tables, WARM, None)
                await forgotten(tables)
                soaked = Soaked(what, memory())
                await do(tables, number, soaked)
                await forgotten(tables)
                soaked.after = memory()
                rows.append(soaked.row)
    columns = ("", "before [MB]", "at most [MB]", "when all are forgotten [MB]", "more [%]")
    tell("Memory after many games and many tables", FigureTable(columns, rows, headline=columns[3]))


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    uvloop.run(main())
