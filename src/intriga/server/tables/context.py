"""Services that all tables of a server share."""

import time
from dataclasses import dataclass, field
from typing import Final

from intriga.server.limits.usage import DiskBudget, Usage
from intriga.server.metrics import Metrics, Refusals
from intriga.server.settings import ServerSettings
from intriga.server.tables.acts_in_force import ActsInForce
from intriga.server.tables.group_commit import GroupCommit
from intriga.server.tables.lobby import Index
from intriga.server.work.bot_pool import BotPool
from intriga.server.work.work_cache import ReplayPool, advice_pool, analysis_pool
from intriga.store.interface import Store

PER_SECOND: Final = 1000


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
    closing: bool = False  # nobody is noted as gone who is only sent away
    usage: Usage = field(default_factory=Usage)
    revoked: set[str] = field(default_factory=set[str])  # persons whose identity was ended
    acts: ActsInForce = field(default_factory=ActsInForce)
    refusals: Refusals = field(init=False)
    disk_budget: DiskBudget = field(init=False)
    group_commit: GroupCommit = field(init=False)

    def __post_init__(self) -> None:
        self.disk_budget = DiskBudget(self.settings.limits)
        self.refusals = Refusals(self.metrics)
        self.usage.add("disk", self.disk_budget.addresses)
        self.group_commit = GroupCommit(self.store, self.metrics)
        self.replay_pool.on_made = self.metrics.replays.inc
        self.bot_pool.on_stand_in = self.metrics.bot_stand_ins.inc
