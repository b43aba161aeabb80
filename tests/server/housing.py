"""A house in the process of the test, with a table and lines whose messages are kept."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from intriga.server.house import House
from intriga.server.keeper import Keeper
from intriga.server.means import Means
from intriga.server.running import open_store
from intriga.server.settings import Limits, ServerSettings
from intriga.server.thinkers import Thinkers
from intriga.server.wire import Wire
from intriga.service.commands import NewTable
from intriga.service.room import Person
from intriga.service.scene import Since
from tests.server.playing import Json

ANA = Person("ana")
WISH = NewTable(game="coup", preset="coup-br", chairs=2, name="Ana")
DEFAULT = Limits()


class Line:
    """What is sent to one socket."""

    def __init__(self, who: Person, settings: ServerSettings) -> None:
        self.sent: list[Json] = []
        self.wire = Wire(self._send, who, Since(), settings.limits)

    async def _send(self, message: Json) -> None:
        if message["type"] == "websocket.send":
            self.sent.append(msgspec.json.decode(message["text"]))

    async def closed(self) -> Json:
        """Wait for the farewell."""
        await self.wire.writing
        return self.sent[-1]

    @property
    def said(self) -> list[str]:
        """What was said at the table, as the last whole scene and what came after have it."""
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
async def a_table(folder: Path, limits: Limits = DEFAULT) -> AsyncGenerator[tuple[House, Keeper]]:
    """Yield a house with one table, without bots."""
    settings = ServerSettings(limits=limits)
    store, thinkers = open_store(folder), Thinkers(1, 1.0)
    house = House(Means(store, settings, thinkers))
    await house.open()
    try:
        yield house, await house.find((await house.create(WISH, ANA)).table)
    finally:
        await house.close()
        thinkers.close()
        await store.close()


async def sitting(house: House, keeper: Keeper) -> Line:
    line = Line(ANA, house.means.settings)
    await keeper.attach(line.wire, None)
    return line
