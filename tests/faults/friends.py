"""Honest players at a few tables, who play on whatever happens, and what they can witness."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

from intriga.server.run import DATABASE
from intriga.service.table_settings import Settings
from tests.faults.crash_site import rows_of
from tests.faults.histories import UNKNOWN
from tests.faults.relay import Relay, to_port
from tests.faults.witness import PATIENT, Nodes, Party, open_parties
from tests.server.serving import Serving

PATIENCE: Final = 120.0  # seconds: nothing in these tests takes so long
SILENCE: Final = 1.0  # seconds without a word, after which friends ask whether their line holds
ANSWERS: Final = 5  # acknowledged at each table before it is said to go on
TABLES: Final = (2, 3)  # people at each


class Friends:
    """All who play on a server, which they reach by a *relay*."""

    def __init__(self, server: Serving, relay: Relay, parties: list[Party]) -> None:
        self.server, self.relay, self.parties = server, relay, parties

    @property
    def not_kept(self) -> int:
        """How often somebody was told that nobody knows what is kept."""
        return sum(party.not_kept for party in self.parties)

    @property
    def byes(self) -> list[str]:
        """The reasons for which the server hung up."""
        return [bye for party in self.parties for each in party.witnesses for bye in each.byes]

    async def go_on(self, answers: int = ANSWERS) -> None:
        """Let every table take so many answers more, given from now on."""
        for party in self.parties:
            party.mark()
        await self.finish(answers)

    async def finish(self, answers: int = ANSWERS) -> None:
        """Wait until every table has taken so many answers since the mark."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(party.goes_on(answers) for party in self.parties))

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait until it is as *wanted*, which follows from what somebody is told."""
        async with asyncio.timeout(PATIENCE):
            waiting = [asyncio.ensure_future(party.until(wanted)) for party in self.parties]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for each in waiting:
                each.cancel()

    async def until_not_kept(self) -> None:
        """Wait until somebody is told, from now on, that nobody knows what is kept."""
        before = self.not_kept
        await self.until(lambda: self.not_kept > before)

    def wrong(self) -> list[str]:
        """Return in which sentences the store and what was told disagree."""
        rows = rows_of(self.server.database or self.server.folder / DATABASE)
        found: list[str] = []
        for party in self.parties:
            found += party.account.read(rows[party.account.name])
            found += party.check()
        return found


def _opened(opening: Callable[[], list[Party]]) -> list[Party]:
    """Open tables, again if they could not be kept."""
    while True:
        try:
            return opening()
        except ConnectionError as error:
            if UNKNOWN not in str(error):
                raise


@asynccontextmanager
async def friends_at(
    server: Serving,
    *others: Serving,
    people: Sequence[int] = TABLES,
    settings: Settings = PATIENT,
) -> AsyncGenerator[Friends]:
    """Let friends play on *server*, at tables of so many *people* each.

    Where *others* share its tables, nothing stands between the players and all these servers.
    """
    relay = Relay(to_port(server.port))
    await relay.open()
    ports = [each.port for each in (server, *others)]
    nodes = Nodes(ports if others else [relay.port], silence=SILENCE)
    opening = partial(open_parties, ports, nodes, people, settings=settings)
    parties = await asyncio.to_thread(_opened, opening)
    lives = [asyncio.create_task(each.live()) for party in parties for each in party.witnesses]
    friends = Friends(server, relay, parties)
    try:
        await friends.go_on()
        yield friends
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        relay.close()


def is_in_sentences(log: Path) -> bool:
    """Say whether nothing in *log* is a trace."""
    return "Traceback" not in log.read_text(encoding="utf-8")
