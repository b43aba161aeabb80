"""The figures of a running server, in a registry of its own, its refusals, and its readiness."""

import asyncio
import collections
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from intriga.core.errors import Reason
from intriga.server.logs import log
from intriga.server.wire.problems import ServerRefusal
from intriga.service.table_refusals import TableRefusal
from intriga.store.interface import Store, StoreError

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LATE: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 60.0)

INWARD: Final = frozenset({"intriga_commands"})  # metrics for this machine alone
TOLD_EVERY: Final = 60.0  # seconds
LOGGED_EVERY: Final = 60.0  # seconds between two lines about one kind
Way = Literal["http", "socket", "command"]
"""How something was asked that was refused."""
SUSPECT: Final = frozenset(
    {
        *(ServerRefusal.TOO_MANY, ServerRefusal.TOO_MUCH, ServerRefusal.FULL),
        *(ServerRefusal.FOREIGN, ServerRefusal.BAD_TOKEN, ServerRefusal.BAD_LINK),
        *(ServerRefusal.UNREADABLE, ServerRefusal.NOT_THIS_VIEWER, ServerRefusal.BANNED),
        *(TableRefusal.BARRED, TableRefusal.TOO_FAST, TableRefusal.PRIVATE),
    }
)
"""The refusals that suggest abuse; all others belong to the game."""
PATIENCE: Final = 5.0  # seconds that the store has to be ready
FRESH: Final = 1.0  # seconds that an answer counts


class Metrics:
    """The metrics of a server; times are in seconds."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._told, self._told_at = b"", float("-inf")
        self.sockets = self._gauge("sockets", "Open sockets")
        self.people = self._gauge("people", "People and programs connected")
        self.tables = self._gauge("tables", "Tables in memory")
        self.commands = Counter(
            "intriga_commands",
            "Messages of clients, by type and result",
            ["type", "result"],
            registry=self.registry,
        )
        self._counters: dict[tuple[str, str], Counter] = {}
        self.refusals = Counter(
            "intriga_refusals",
            "What was refused that may do harm, by kind and way",
            ["kind", "way"],
            registry=self.registry,
        )
        self.commit = self._histogram(
            "commit_seconds", "From asking the disk for a batch to durable", QUICK
        )
        self.fan_out = self._histogram(
            "fan_out_seconds", "From durable to all sockets of a batch", QUICK
        )
        self.lateness = self._histogram("deadline_lateness_seconds", "Lateness of deadlines", LATE)
        self.thinking = self._histogram("bot_seconds", "How long a bot thought", QUICK)
        self.collecting = self._gauge(
            "collection_seconds", "Time for which garbage was collected, and nothing else done"
        )
        self.longest_collection = self._gauge(
            "longest_collection_seconds", "The longest of these collections"
        )
        self.dropped = self._counter("sockets_dropped", "Sockets closed because they took nothing")
        self.reloads = self._counter("tables_reloaded", "Tables whose events could not be kept")
        self.replays = self._counter("replays", "Replays and reviews made, none that was kept")
        self.bot_stand_ins = self._counter(
            "bot_stand_ins", "Bots for which another answered, since their turn came late"
        )
        self.bot_failures = self._counter("bot_failures", "Bots that failed and were replaced")

    def count_command(self, kind: str, result: str) -> None:
        """Count a message of a client, and what came of it."""
        counter = self._counters.get((kind, result))
        if counter is None:  # asked for once: that takes longer than to count
            counter = self._counters[kind, result] = self.commands.labels(kind, result)
        counter.inc()

    def text(self) -> bytes:
        """Return everything in the text format of Prometheus."""
        return generate_latest(self.registry)

    def public_text(self, now: float) -> bytes:
        """Return the public metrics at *now*, in seconds; they are at most a minute old.

        They lag because a command that shows at once tells that somebody has answered.
        """
        if now - self._told_at >= TOLD_EVERY:
            families = [each for each in self.registry.collect() if each.name not in INWARD]
            names = [sample.name for family in families for sample in family.samples]
            restricted = self.registry.restricted_registry(names)
            self._told, self._told_at = generate_latest(restricted), now
        return self._told

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"intriga_{name}", about, registry=self.registry)

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"intriga_{name}", about, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"intriga_{name}", about, buckets=buckets, registry=self.registry)


class Refusals:
    """Counts in *metrics*; the log has a line a minute for each kind, with how many there were."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._unlogged = collections.Counter[tuple[str, Way]]()
        self._logged: dict[tuple[str, Way], float] = {}

    def note(self, reason: Reason, way: Way, now: float | None = None) -> None:
        """Count that something was refused for *reason*, and log it where that is of interest."""
        if reason not in SUSPECT:
            return
        instant = monotonic() if now is None else now
        kind = reason.value, way
        self._metrics.refusals.labels(*kind).inc()
        self._unlogged[kind] += 1
        if instant - self._logged.get(kind, float("-inf")) >= LOGGED_EVERY:
            self._logged[kind] = instant
            log().warning("refused", kind=reason.value, way=way, times=self._unlogged.pop(kind))


class Readiness:
    """Asks the store, and shares its answer with callers meanwhile and right after."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        """Ask *store*, by the seconds of *clock*."""
        self._store, self._clock = store, clock
        self._asked: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def is_ready(self) -> bool:
        """Say whether the store could write a second ago, or can now."""
        if self._asked is None or (self._asked.done() and self._clock() >= self._until):
            self._asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asked)

    async def _ask(self) -> bool:
        ready = False
        with suppress(StoreError, TimeoutError):
            await asyncio.wait_for(self._store.ready(), PATIENCE)
            ready = True
        self._until = self._clock() + FRESH
        return ready
