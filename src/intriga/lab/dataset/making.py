"""Making the shards of a data set: here, in several processes, or on a Ray cluster."""

import gc
import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from time import process_time
from typing import Final

from intriga.agents.base import SlowToBegin
from intriga.agents.external.source import AgentFailed
from intriga.lab.arena.cluster import spread_tasks
from intriga.lab.dataset.folder import DatasetFolder
from intriga.lab.dataset.lockstep import Lockstep, play_side_by_side
from intriga.lab.dataset.plan import DatasetPlan
from intriga.lab.dataset.shards import Shard, shard_of

AHEAD: Final = 2  # shards handed out for each process, so that none waits


@dataclass(frozen=True, slots=True)
class MadeShard:
    """A shard by its *number*, its files, and the *seconds* of a processor that it took."""

    number: int
    shard: Shard
    seconds: float


Shards = Generator[MadeShard, None, None]


class ShardMaker:
    """Makes shards of a plan; its agents are made and prepared once."""

    def __init__(self, plan: DatasetPlan) -> None:
        """Prepare the agents that are slow to begin.

        Raises:
            BadOptions: an unknown agent.
        """
        self.plan, self.agents = plan, plan.made_agents()
        for each in self.agents.values():
            if isinstance(each, SlowToBegin):
                each.prepare()

    def play(self, number: int) -> MadeShard:
        """Make shard *number*.

        Raises:
            AgentFailed: an agent answers what is not legal.
        """
        begun, games = process_time(), self.plan.games_of(number)
        gc.disable()  # views form no circles, and looking for some takes 7 % of the time
        try:
            shard = shard_of(self.plan, games, play_side_by_side(self.plan, games, self.agents))
        finally:
            gc.enable()
        return MadeShard(number, shard, process_time() - begun)


def make(folder: DatasetFolder, jobs: int = 1, cluster: str | None = None) -> Shards:
    """Make the missing shards of *folder* in *jobs* processes, and yield each when it is kept.

    Or on the Ray *cluster* at this address.

    Raises:
        AgentFailed: an agent answers what is not legal.
        BadOptions: there is no such cluster.
        OSError: a shard cannot be written.
    """
    tasks = iter([(shard,) for shard in folder.missing()])
    take = partial(next, tasks, None)
    if cluster is not None:
        made: Shards = spread_tasks(cluster, ShardMaker, folder.plan, take)
    elif jobs == 1:
        made = _one_by_one(folder.plan, take)
    else:
        made = _side_by_side(folder.plan, take, jobs)
    with closing(made) as shards:
        for each in shards:
            folder.keep(each.number, each.shard)
            yield each


Take = Callable[[], tuple[int] | None]  # the next shard to be made, None if there is none


def _one_by_one(plan: DatasetPlan, take: Take) -> Shards:
    maker = ShardMaker(plan)
    while (task := take()) is not None:
        yield maker.play(*task)


def _side_by_side(plan: DatasetPlan, take: Take, jobs: int) -> Shards:
    """Make shards in processes of their own, which are begun afresh on every system."""
    Lockstep(plan, range(1), plan.made_agents())  # compiles what is not kept yet, once for all
    spawn = get_context("spawn")
    pool = ProcessPoolExecutor(jobs, spawn, initializer=_begin, initargs=(plan,))
    waiting: set[Future[MadeShard]] = set()
    try:
        while True:
            while len(waiting) < AHEAD * jobs and (task := take()) is not None:
                waiting.add(pool.submit(_work, *task))
            if not waiting:
                return
            over, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in over:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


_makers: list[ShardMaker | AgentFailed] = []  # the one of this process, or why there is none


def _begin(plan: DatasetPlan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who interrupts means the process above
    try:
        _makers[:] = [ShardMaker(plan)]
    except AgentFailed as error:  # raised here it would be a process that ended for no reason
        _makers[:] = [error]


def _work(number: int) -> MadeShard:
    maker = _makers[0]
    if isinstance(maker, AgentFailed):
        raise maker
    return maker.play(number)
