"""Making the shards of a data set: here, in several processes, or on a Ray cluster."""

import gc
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from time import process_time

from intriga.agents.base import SlowToBegin
from intriga.lab.dataset.folder import DatasetFolder
from intriga.lab.dataset.lockstep import Lockstep, play_side_by_side
from intriga.lab.dataset.plan import DatasetPlan
from intriga.lab.dataset.shards import Shard, shard_of
from intriga.parallel.spread import ALONE, Spread


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

    def do(self, number: int) -> MadeShard:
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


def make(folder: DatasetFolder, spread: Spread = ALONE) -> Shards:
    """Make the missing shards of *folder*, *spread* over processes, and yield each when it is kept.

    Raises:
        AgentFailed: an agent answers what is not legal.
        BadOptions: there is no such cluster.
        OSError: a shard cannot be written.
    """
    if spread.processes > 1:
        Lockstep(folder.plan, range(1), folder.plan.made_agents())  # compiles once for all
    take = partial(next, iter(folder.missing()), None)
    made = spread.results(partial(ShardMaker, folder.plan), take, named="shard {}".format)
    with closing(made):
        for each in made:
            folder.keep(each.number, each.shard)
            yield each
