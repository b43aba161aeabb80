"""The servers of one database: which has a table, who is connected, how much each address uses."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from intriga.server.logs import log_defect
from intriga.server.tables.actor import TableActor
from intriga.store.interface import NodeReport, OtherNodes, SharedStore, StoreError

if TYPE_CHECKING:
    from intriga.server.tables.tables import ServerTables

TOLD_EVERY: Final = 1.0  # seconds


class Fleet:
    """This server among the others that share its *store*."""

    def __init__(self, house: "ServerTables", store: SharedStore) -> None:
        """Keep the tables of *house* apart from those of the other servers."""
        self.people = 0  # that are connected to the others
        self._house, self._store = house, store
        self._generation = 0
        self._exchanging: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to exchange reports with the other servers."""
        self._exchanging = asyncio.create_task(self._exchange_for_ever())

    async def end(self) -> None:
        """Exchange no more reports."""
        if self._exchanging is not None:
            self._exchanging.cancel()
            with suppress(asyncio.CancelledError):
                await self._exchanging

    async def leave(self) -> None:
        """Let the other servers have all tables."""
        with suppress(StoreError):  # then the lease ends by itself
            await self._store.leave()

    def owns(self, table: str) -> bool:
        """Say whether *table* is this server's for sure."""
        return self._store.owns(table)

    async def take(self, table: str) -> None:
        """Become the one that writes to *table*.

        Raises:
            Elsewhere: another server has it.
            StoreError: it cannot be taken.
        """
        await self._store.take(table)

    async def make_sure(self, actors: Sequence[TableActor]) -> None:
        """Make sure of the tables of *actors*; let those go that another server went on with.

        One that waits for the store hears from it anyway.

        Raises:
            StoreError: the store does not say.
        """
        unsure = {each.id: each for each in actors if each.is_whole and not self.owns(each.id)}
        if not unsure:
            return
        kept = await self._store.resume({table: each.written for table, each in unsure.items()})
        for table, actor in unsure.items():
            if table not in kept and actor in self._house.actors:
                self._house.let_go(table, None)  # clients that come back are told where it is

    async def exchange(self) -> None:
        """Report to the others how many people are connected here, and take in their reports.

        Raises:
            StoreError: the store does not answer.
        """
        report = NodeReport(self._house.people, self._house.context.usage.report())
        others = await self._store.share(report)
        if others is None:
            return
        self._take_in(others)
        before, self._generation = self._generation, others.generation
        if before not in {0, others.generation}:  # its tables are lost with its place
            await self.make_sure(self._house.actors)

    async def _exchange_for_ever(self) -> None:
        while True:
            try:
                await self.exchange()
            except Exception as error:  # noqa: BLE001  whatever it is, the next time comes
                log_defect("share", error)
            await asyncio.sleep(TOLD_EVERY)

    def _take_in(self, others: OtherNodes) -> None:
        context = self._house.context
        self.people = sum(report.people for report in others.reports)
        context.usage.hear([report.used for report in others.reports])
        self._house.dismiss(others.revoked)
        self._house.operator.follow(others.acts)
        now = context.clock()
        for entry in others.noted:  # a clock of another server may be ahead
            context.index.put(replace(entry, touched_ms=min(entry.touched_ms, now)))
