"""Group commit: the jobs of all tables are written together, with one wait for the disk.

While one batch is being made durable the next one gathers, so the busier a server is,
the fewer commits an answer costs.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from intriga.server.limits.usage import Payer
from intriga.server.metrics import Metrics
from intriga.server.tables.connection import Connection
from intriga.server.tables.garbage import Garbage
from intriga.server.tables.publishing import Prepared, deliver
from intriga.service.events import Event
from intriga.service.table import Table
from intriga.service.table_refusals import Refused
from intriga.store.interface import Addition, Store, StoreError

Deed = Callable[[Table, int], list[Event]]
"""Does something to a table at an instant, and returns what happened."""
Then = Callable[[Refused | None], None]
"""Hears that something is done and durable, or why it is not."""


def nothing(_: Refused | None) -> None:
    """Do nothing."""


@dataclass(slots=True)
class TableJob:
    """A deed to *do*; *then* is called once it is durable and published.

    ``shows``: everybody sees that it was done even if nothing is kept of it.  ``joins`` hears
    from then on what happens at the table.  ``address`` is that of a person who asked for it, and
    its bytes are charged to ``payer``.
    """

    do: Deed
    then: Then = nothing
    shows: bool = False
    joins: Connection | None = None
    address: str = ""
    payer: Payer = "table"


@dataclass(slots=True)
class Decided:
    """A job that was decided, with the messages to send once it is durable."""

    told: Prepared
    then: Then
    refusal: Refused | None = None

    def tell(self) -> None:
        """Send its messages to everybody, then call back the asker, even if the messages break."""
        try:
            deliver(self.told)
        finally:
            self.then(self.refusal)


@dataclass(slots=True, eq=False)
class Pending:
    """The part of one table in a batch, with the decisions that wait for it.

    More may be added while it is ``open``.  ``settle`` hears how it ended.
    """

    addition: Addition
    settle: Callable[["Pending", StoreError | None], None]
    decisions: list[Decided] = field(default_factory=list[Decided])
    open: bool = True


class GroupCommit:
    """Gathers the events of all tables, and has them written, one batch after the other."""

    def __init__(self, store: Store, metrics: Metrics, garbage: Garbage) -> None:
        self._store, self._metrics, self._garbage = store, metrics, garbage
        self._gathering: list[Pending] = []
        self._busy = False

    def add(self, pending: Pending) -> None:
        """Let *pending* go with the next batch."""
        self._gathering.append(pending)
        if not self._busy:  # further decisions of this turn of the loop go along
            self._busy = True
            asyncio.get_running_loop().call_soon(self._commit)

    def drop(self, pending: Pending) -> None:
        """Let *pending*, which waits for the next batch, not be written."""
        self._gathering.remove(pending)

    def _commit(self) -> None:
        batch, self._gathering = self._gathering, []
        self._busy = bool(batch)
        if not batch:
            return
        for pending in batch:
            pending.open = False
        asked = asyncio.ensure_future(self._store.commit([each.addition for each in batch]))
        asked.add_done_callback(partial(self._settle, batch, perf_counter()))
        self._garbage.tidy(len(batch))  # while the disk works

    def _settle(
        self, batch: list[Pending], began: float, asked: "asyncio.Future[list[StoreError | None]]"
    ) -> None:
        """Settle *batch* with its outcome; the next one is written meanwhile."""
        self._metrics.commit.observe(perf_counter() - began)
        settled = list(zip(batch, _errors(batch, asked), strict=True))
        for pending, error in settled:
            if error is not None:  # first: later events there must not be written
                pending.settle(pending, error)
        self._commit()
        with self._metrics.fan_out.time():
            for pending, error in settled:
                if error is None:
                    pending.settle(pending, None)


def _errors(
    batch: list[Pending], asked: "asyncio.Future[list[StoreError | None]]"
) -> list[StoreError | None]:
    """Return for each of *batch* why it is not durable."""
    if asked.cancelled():
        return [StoreError("the store was left")] * len(batch)
    error = asked.exception()
    if error is None:
        return asked.result()
    if not isinstance(error, StoreError):
        error = StoreError(f"the store failed: {type(error).__name__}")
    return [error] * len(batch)
