"""The costs of a server by kind of answer, its collections of garbage, and its longest pause.

Costs are CPU time of the thread that serves, in which a table decides, keeps and prepares what is
told; what happens at a socket and on the disk is not in them.
"""

import asyncio
import gc
import signal
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from intriga.server.tables.actor import TableActor
from intriga.server.tables.group_commit import TableJob
from intriga.server.tables.ledger import Ledger
from intriga.service import events as e

BEAT: Final = 0.005  # seconds between two beats: what comes between them makes the next one late
LATE: Final = 0.005
FILE: Final = "measures.json"

KINDS: Final[dict[type[e.Event], str]] = {
    e.Began: "begin",
    e.Ended: "end",
    e.Played: "closing",
    e.Answered: "sealed",
    e.Readied: "ready",
}
"""The kind of what was decided, by the first of these events among its own."""


class Cost(Struct):
    """How often something was done, in how many CPU-seconds, and the longest of them."""

    times: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.times += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


class Measured(Struct):
    """The measures since the last look.

    A pause is the time for which a beat came late, as far as the thread worked meanwhile; ``late``
    are those that were longer than LATE.
    """

    kinds: dict[str, Cost] = field(default_factory=dict[str, Cost])
    collections: Cost = field(default_factory=Cost)
    pauses: Cost = field(default_factory=Cost)
    late: int = 0

    def count(self, kind: str, seconds: float) -> None:
        """Count an answer of *kind*."""
        self.kinds.setdefault(kind, Cost()).add(seconds)


class Measures:
    """Measures the server of this process, and writes what it finds when it is sent SIGUSR1."""

    def __init__(self, folder: Path) -> None:
        """Begin; call it in the loop of the server."""
        self._file, self._measured = folder / FILE, Measured()
        self._kind = "other"
        self._loop = asyncio.get_running_loop()
        self._loop.add_signal_handler(signal.SIGUSR1, self._write)
        gc.callbacks.append(self._collects)
        self._watch_tables()
        self._beat(perf_counter(), thread_time())

    def _write(self) -> None:
        new = self._file.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(self._measured))
        new.replace(self._file)
        self._measured = Measured()

    def _watch_tables(self) -> None:
        decide: Any = vars(TableActor)["_decide"]
        append: Any = vars(Ledger)["_append"]

        def decides(actor: TableActor, job: TableJob) -> None:
            self._kind, began = "other", thread_time()
            decide(actor, job)
            self._measured.count(self._kind, thread_time() - began)

        def appends(ledger: Ledger, table: Any, events: Sequence[e.Event]) -> int:  # noqa: ANN401
            kinds = {type(event) for event in events}
            self._kind = next((name for kind, name in KINDS.items() if kind in kinds), "other")
            return int(append(ledger, table, events))

        setattr(TableActor, "_decide", decides)  # noqa: B010
        setattr(Ledger, "_append", appends)  # noqa: B010

    def _collects(self, phase: Literal["start", "stop"], _: dict[str, int]) -> None:
        if phase == "start":
            self._began = thread_time()
        else:
            self._measured.collections.add(thread_time() - self._began)

    def _beat(self, due: float, worked: float) -> None:
        now, works = perf_counter(), thread_time()
        pause = max(0.0, min(now - due, works - worked))
        self._measured.pauses.add(pause)
        self._measured.late += pause > LATE
        self._loop.call_later(BEAT, self._beat, now + BEAT, works)
