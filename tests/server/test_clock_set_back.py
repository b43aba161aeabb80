"""The machine's clock may jump between two starts: no turn is played by it."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from intriga.server.run import open_store
from intriga.server.settings import ServerSettings
from intriga.server.tables.actor import TableActor
from intriga.server.tables.context import Clock, Context
from intriga.server.tables.tables import ServerTables
from intriga.server.work.bot_pool import BotPool
from intriga.service.commands import Join, NewTable, Ready, Say, Start
from intriga.service.events import Happening, Played, WentAway, decode
from intriga.service.session import Person
from intriga.service.table_settings import Settings
from tests.server.tables_in_memory import ANA, Line
from tests.server.test_forgetting import BIA

HOUR: Final = 3_600_000
TURN: Final = 60
WISH: Final = NewTable(
    game="coup", preset="coup-br", chairs=2, name="Ana", settings=Settings(turn=TURN)
)


class WrongClock(Clock):
    """A clock that is off by so many milliseconds."""

    def __init__(self, off: int) -> None:
        super().__init__()
        self._off = off

    def __call__(self) -> int:
        return super().__call__() + self._off


@asynccontextmanager
async def started(folder: Path, off: int) -> AsyncGenerator[ServerTables]:
    """Run a server whose clock is *off*."""
    store, bot_pool = open_store(folder), BotPool(1, 1.0)
    tables = ServerTables(Context(store, ServerSettings(), bot_pool, clock=WrongClock(off)))
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()
        bot_pool.close()
        await store.close()


async def begun(folder: Path) -> str:
    """Begin a game, and stop while somebody is asked."""
    async with started(folder, 0) as tables:
        actor = await tables.find((await tables.create(WISH, ANA)).table)
        for who in (ANA, BIA):
            await come(tables, actor, who)
        await actor.command(BIA, Join(id=1, name="Bia", token=actor.table.invite))
        await actor.command(BIA, Ready(id=2, ready=True))
        await actor.command(ANA, Start(id=3))
        return actor.id


async def come(tables: ServerTables, actor: TableActor, who: Person) -> Line:
    line = Line(who, tables.context.settings)
    await actor.attach(line.connection, actor.table.invite)
    return line


async def time_left(folder: Path, table: str, off: int) -> int:
    """Start with a clock that is *off*, let both come back, and return what is left to answer."""
    async with started(folder, off) as tables:
        actor = await tables.find(table)
        await come(tables, actor, ANA)
        line = await come(tables, actor, BIA)
        await actor.command(BIA, Say(text="still my turn?"))
        await actor.settled()
    scenes = [frame["scene"] for frame in line.sent if frame["type"] == "update"]
    return int(scenes[-1]["deal"]["window"]["left"])


async def log_of(folder: Path, table: str) -> list[Happening]:
    async with started(folder, 0) as tables:
        return [decode(each.body) for each in await tables.context.store.read(table)]


@pytest.mark.parametrize(
    "clocks",
    [
        (-HOUR, -HOUR, 0),
        (-HOUR, -2 * HOUR, -HOUR, HOUR, 0),
        (HOUR, 0, 400 * 24 * HOUR, 0),
    ],
)
def test_no_turn_is_played_and_no_event_goes_back(tmp_path: Path, clocks: tuple[int, ...]) -> None:
    async def scene() -> tuple[list[int], list[Happening]]:
        table = await begun(tmp_path)
        left = [await time_left(tmp_path, table, off) for off in clocks]
        return left, await log_of(tmp_path, table)

    left, log = asyncio.run(scene())

    assert all(TURN * 1000 / 2 < each <= TURN * 1000 for each in left)
    assert not [event for event in log if isinstance(event, Played | WentAway)]
    assert all(before.at <= after.at for before, after in pairwise(log))
