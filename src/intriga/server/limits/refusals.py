"""What was refused, counted by kind, and logged by kind so often that no flood fills the log."""

from collections import Counter
from time import monotonic
from typing import Final, Literal

from intriga.core.errors import Reason
from intriga.server.logs import log
from intriga.server.metrics import Metrics
from intriga.server.wire.problems import ServerRefusal
from intriga.service.table_refusals import TableRefusal

LOGGED_EVERY: Final = 60.0  # seconds between two lines about one kind
Way = Literal["http", "socket", "command"]
"""How something was asked that was refused."""
SUSPECT: Final = frozenset(
    {
        *(ServerRefusal.TOO_MANY, ServerRefusal.TOO_MUCH, ServerRefusal.FULL),
        *(ServerRefusal.FOREIGN, ServerRefusal.BAD_TOKEN, ServerRefusal.BAD_LINK),
        *(ServerRefusal.UNREADABLE, ServerRefusal.NOT_THESE_EYES, ServerRefusal.BANNED),
        *(TableRefusal.BARRED, TableRefusal.TOO_FAST, TableRefusal.PRIVATE),
    }
)
"""What whoever does harm is told: the rest is of the game."""


class Refusals:
    """Counts in *metrics*; the log has a line a minute for each kind, with how many there were."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._unlogged = Counter[tuple[str, Way]]()
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
