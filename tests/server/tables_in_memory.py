"""A house in the process of the test, with a table and lines whose messages are kept."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from intriga.server.run import open_store
from intriga.server.settings import Limits, ServerSettings
from intriga.server.tables.actor import TableActor
from intriga.server.tables.connection import Connection
from intriga.server.tables.context import Context
from intriga.server.tables.tables import ServerTables
from intriga.server.work.bot_pool import BotPool
from intriga.service.commands import NewTable
from intriga.service.scenes.scene import Received
from intriga.service.session import Person
from tests.server.playing import Json
from tests.server.raw_socket import text_of

ANA = Person("ana")
WISH = NewTable(game="coup", preset="coup-br", chairs=2, name="Ana")
DEFAULT = Limits()


class Line:
    """The messages to one socket."""

    waiting = 0

    def __init__(self, who: Person, settings: ServerSettings) -> None:
        self.sent: list[Json] = []
        self.connection = Connection(self, who, Received(), settings.limits)
        self._closed = asyncio.Event()

    def write(self, data: bytes) -> None:
        self.sent.append(msgspec.json.decode(text_of(data)))

    def close(self, _code: int, _reason: str) -> None:
        self._closed.set()

    async def closed(self) -> Json:
        """Wait for the farewell."""
        await self._closed.wait()
        return self.sent[-1]

    @property
    def said(self) -> list[str]:
        """The talk at the table, by the last whole scene and the messages after it."""
        lines: list[str] = []
        for frame in self.sent:
            if frame["type"] == "update":
                lines[frame["scene"]["talk_from"] :] = [
                    each["text"] for each in frame["scene"]["talk"]
                ]
            elif frame["type"] == "said":
                lines.append(frame["line"]["text"])
        return lines


@asynccontextmanager
async def a_table(
    folder: Path, limits: Limits = DEFAULT
) -> AsyncGenerator[tuple[ServerTables, TableActor]]:
    """Yield a house with one table, without bots."""
    settings = ServerSettings(limits=limits)
    store, bot_pool = open_store(folder), BotPool(1, 1.0)
    tables = ServerTables(Context(store, settings, bot_pool))
    await tables.open()
    try:
        yield tables, await tables.find((await tables.create(WISH, ANA)).table)
    finally:
        await tables.close()
        bot_pool.close()
        await store.close()


async def sitting(tables: ServerTables, actor: TableActor) -> Line:
    line = Line(ANA, tables.context.settings)
    await actor.attach(line.connection, None)
    return line
