"""Services that all tables of a server share, with the index of the tables for the lobby.

The index in memory is the same that the store has.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice, takewhile
from typing import Final

import msgspec
from msgspec import Raw, Struct

from intriga.server.limits.usage import DiskBudget, Usage
from intriga.server.metrics import Metrics, Refusals
from intriga.server.settings import ServerSettings
from intriga.server.tables.acts_in_force import ActsInForce
from intriga.server.tables.garbage import Garbage
from intriga.server.tables.group_commit import GroupCommit
from intriga.server.work.bot_pool import BotPool
from intriga.server.work.work_cache import ReplayPool, advice_pool, analysis_pool
from intriga.service.scenes.scene import LobbyRow
from intriga.store.interface import FinishedGame, IndexEntry, Store

MOST_SHOWN: Final = 100
SHOWN_FOR: Final = 1000  # milliseconds until the tables on show are looked at again
FRESH: Final = 24 * 3600 * 1000  # milliseconds that a table nobody touches stays on show
REMEMBERED: Final = 14 * FRESH  # and stays on the list of those who sit there
PER_SECOND: Final = 1000


class Summary(Struct, frozen=True):
    """The store's note of a table; ``people`` sit there, and are never sent out."""

    row: LobbyRow
    people: list[str]


_DECODER: Final = msgspec.json.Decoder(Summary)
_ENCODER: Final = msgspec.json.Encoder()


def noted(row: LobbyRow, people: list[str], *, listed: bool, live: bool, now: int) -> IndexEntry:
    """Return the store's note of a table."""
    body = _ENCODER.encode(Summary(row, people))
    return IndexEntry(row.table, listed, live, body, now)


@dataclass(frozen=True, slots=True)
class Noted:
    """The index entry of a table."""

    summary: Summary
    listed: bool
    touched_ms: int


class Index:
    """The tables touched lately: those on show, and those of each person, the latest last.

    The cost of a query depends on the tables shown, not on how many there are.
    """

    def __init__(self) -> None:
        self.shown: Callable[[LobbyRow], LobbyRow | None] = lambda row: row
        """Returns what is shown of a row, None where nothing is."""
        self._tables: dict[str, Noted] = {}
        self._listed: dict[str, Noted] = {}
        self._of_person: dict[str, dict[str, Noted]] = {}
        self._shown = Raw(b"[]")
        self._shown_at: int | None = None

    def load(self, tables: Iterable[IndexEntry]) -> None:
        """Load the store's notes, the latest first."""
        for table in reversed(list(tables)):
            self.put(table)

    def put(self, table: IndexEntry) -> None:
        """Put *table* in, over what was there before, and forget what is too old."""
        self._drop(table.table)
        summary = _DECODER.decode(table.summary)
        noted = self._tables[table.table] = Noted(summary, table.listed, table.touched_ms)
        if noted.listed:
            self._listed[table.table] = noted
        for person in summary.people:
            self._of_person.setdefault(person, {})[table.table] = noted
        self._forget(before=table.touched_ms - REMEMBERED)

    def refresh(self) -> None:
        """Look at the tables on show again at the next question: what is shown of them changed."""
        self._shown_at = None

    def find(self, table: str) -> Noted | None:
        """Return the entry of *table*, None if it is not remembered."""
        return self._tables.get(table)

    def __len__(self) -> int:
        """Return how many tables are remembered."""
        return len(self._tables)

    def listed(self, now: int) -> Raw:
        """Return the tables on show as JSON, at most a second old."""
        if self._shown_at is None or not 0 <= now - self._shown_at < SHOWN_FOR:
            self._shown_at, rows = now, self._fresh(self._listed, now, FRESH)
            self._shown = Raw(_ENCODER.encode(rows))
        return self._shown

    def of_person(self, person: str, now: int) -> list[LobbyRow]:
        """Return the tables where *person* sits."""
        return self._fresh(self._of_person.get(person, {}), now, REMEMBERED)

    def _fresh(self, tables: dict[str, Noted], now: int, age: int) -> list[LobbyRow]:
        latest = takewhile(lambda noted: now - noted.touched_ms < age, reversed(tables.values()))
        shown = (self.shown(noted.summary.row) for noted in latest)
        return list(islice((row for row in shown if row is not None), MOST_SHOWN))

    def _forget(self, before: int) -> None:
        """Drop the tables that were touched last before the instant *before*."""
        while self._tables:
            table, noted = next(iter(self._tables.items()))
            if noted.touched_ms >= before:
                return
            self._drop(table)

    def _drop(self, table: str) -> None:
        noted = self._tables.pop(table, None)
        if noted is None:
            return
        self._listed.pop(table, None)
        for person in noted.summary.people:
            own = self._of_person.get(person, {})
            own.pop(table, None)
            if not own:
                self._of_person.pop(person, None)


class Clock:
    """Milliseconds since 1970 that never go back while the server runs."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def __call__(self) -> int:
        """Return the time."""
        return int((self._start + time.monotonic()) * PER_SECOND)


@dataclass(slots=True)
class Context:
    """The store, the processes of bots and of replays, the figures, the settings, the time."""

    store: Store
    settings: ServerSettings
    bot_pool: BotPool
    replay_pool: ReplayPool = field(default_factory=ReplayPool)
    analysis_pool: ReplayPool = field(default_factory=analysis_pool)
    advice_pool: ReplayPool = field(default_factory=advice_pool)
    index: Index = field(default_factory=Index)
    metrics: Metrics = field(default_factory=Metrics)
    clock: Clock = field(default_factory=Clock)
    garbage: Garbage = field(default_factory=Garbage)
    closing: bool = False  # nobody is noted as gone who is only sent away
    usage: Usage = field(default_factory=Usage)
    revoked: set[str] = field(
        default_factory=set[str]
    )  # persons and devices whose identity was ended
    acts: ActsInForce = field(default_factory=ActsInForce)
    on_ended: Callable[[FinishedGame], object] = lambda _: None  # hears of games that are kept
    refusals: Refusals = field(init=False)
    disk_budget: DiskBudget = field(init=False)
    group_commit: GroupCommit = field(init=False)

    def __post_init__(self) -> None:
        self.disk_budget = DiskBudget(self.settings.limits)
        self.refusals = Refusals(self.metrics)
        self.metrics.collecting.set_function(lambda: self.garbage.seconds)
        self.metrics.longest_collection.set_function(lambda: self.garbage.longest)
        self.usage.add("disk", self.disk_budget.addresses)
        self.group_commit = GroupCommit(self.store, self.metrics, self.garbage)
        self.replay_pool.on_made = self.metrics.replays.inc
        self.bot_pool.on_stand_in = self.metrics.bot_stand_ins.inc

    def give_back(self) -> None:
        """End the processes that have had nothing to do for long."""
        for pool in (self.bot_pool, self.replay_pool, self.analysis_pool, self.advice_pool):
            pool.give_back(self.settings.limits.idle_processes)
