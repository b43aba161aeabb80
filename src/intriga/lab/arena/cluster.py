# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# Ray is typed in part.
"""Playing a contest, a match or a data set on a Ray cluster (P. Moritz and others, OSDI 2018).

A worker on every processor plays rounds, or games, and they come back to this one: so the
games are the same as on one machine, and an interruption leaves as much behind.  A worker
that is lost is begun again with its task.
"""

import logging
import os
from collections import deque
from collections.abc import Callable, Generator
from heapq import heappop, heappush
from socket import create_connection
from typing import Any, Final

from intriga.agents.external.source import AgentFailed
from intriga.core.errors import BadOptions
from intriga.lab.arena.contest_file import PlayedRound
from intriga.lab.arena.contest_run import AHEAD, Season, Worker
from intriga.matches.match import Match, PlayedGame, play_part, prepared

LOCAL: Final = "local"  # Ray's word for a cluster of this machine alone, always a new one
PATIENCE: Final = 10.0  # seconds
MINUTE: Final = 60.0  # seconds
AGAIN: Final = -1  # as often as it takes
HIRED: Final = {"num_cpus": 1, "max_restarts": AGAIN, "max_task_retries": AGAIN}
PART: Final = 20  # games of a match that a worker plays at once
Tasks = Callable[[], "tuple[Any, ...] | None"]  # what there is to be played, as far as is known


def spread(season: Season, address: str) -> Generator[PlayedRound, None, None]:
    """Play what *season* misses on the cluster at *address* and give every round.

    ``auto`` is the cluster that this machine belongs to, ``local`` a new one.

    Raises:
        BadOptions: Ray is not installed, there is no cluster at *address*, or none of it is free.
    """
    yield from spread_tasks(address, Worker, season.contest, season.take)


def spread_match(match: Match, address: str, *, record: bool) -> Generator[PlayedGame, None, None]:
    """Play *match* on the cluster at *address*; give its games in their order.

    Raises:
        BadOptions: who wins a game begins the next; or as :func:`spread`.
    """
    play_part(match, range(0), ())  # refuses what cannot be parted
    parts = (range(first, min(first + PART, match.games)) for first in range(0, match.games, PART))
    tasks = ((part, record) for part in parts)
    early: list[tuple[int, PlayedGame]] = []  # results before their turn; no two have one number
    now = 0
    for part in spread_tasks(address, Player, match, lambda: next(tasks, None)):
        for game in part:
            heappush(early, (game.number, game))
        while early and early[0][0] == now:
            yield heappop(early)[1]
            now += 1


class Player:
    """A worker that plays parts of a match."""

    def __init__(self, match: Match) -> None:
        self.match, self.players = match, prepared(match)

    def play(self, numbers: range, record: bool) -> list[PlayedGame]:  # noqa: FBT001  Ray calls it
        """Play the games *numbers*."""
        return [*play_part(self.match, numbers, self.players, record=record)]


def spread_tasks(
    address: str,
    worker: type[Any],
    job: Any,  # noqa: ANN401  of whatever kind the worker takes
    take: Tasks,
) -> Generator[Any, None, None]:
    """Let a *worker* of *job* on every processor of the cluster play what *take* gives.

    Raises:
        BadOptions: Ray is not installed, there is no cluster at *address*, or none of it is free.
        AgentFailed: an agent that is no part of the package.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
    ray = library()
    try:
        _knock(address)
        ray.init(
            address=address,
            include_dashboard=False if address == LOCAL else None,
            log_to_driver=False,
            logging_level=logging.ERROR,  # problems come as errors
            runtime_env={"env_vars": {"OPENBLAS_NUM_THREADS": "1"}},
        )
    except (OSError, RuntimeError, ValueError) as error:  # a ConnectionError is an OSError
        raise BadOptions("ray", f"there is no cluster at {address!r}: {error}") from None
    try:
        _seek(ray)
        yield from _played(ray, ray.remote(**HIRED)(worker), job, take)
    except ray.exceptions.RayError as error:
        if isinstance(cause := getattr(error, "cause", None), AgentFailed):
            raise AgentFailed(cause.agent, cause.fault) from None
        raise BadOptions("ray", f"a worker of the cluster has failed: {_cause(error)}") from None
    finally:
        ray.shutdown()


def _played(ray: Any, hired: Any, job: Any, take: Tasks) -> Generator[Any, None, None]:  # noqa: ANN401
    """Keep every worker busy that has begun, and give what they play as it is finished.

    A worker whose processor is taken by others gets nothing to play until it is free.
    """
    number = max(1, int(ray.cluster_resources().get("CPU", 1)))
    workers = [hired.remote(job) for _ in range(number)]
    coming = {each.__ray_ready__.remote(): each for each in workers}
    playing: dict[Any, Any] = {}
    free: deque[Any] = deque()
    while True:
        while free and (task := take()) is not None:
            worker = free.popleft()
            playing[worker.play.remote(*task)] = worker
        if free and not playing:
            return
        for done in ray.wait([*playing, *coming], num_returns=1)[0]:
            if done in coming:
                ray.get(done)  # one that cannot begin says why
                free.extend([coming.pop(done)] * AHEAD)
            else:
                free.append(playing.pop(done))
                yield ray.get(done)


def _seek(ray: Any) -> None:  # noqa: ANN401
    """See whether any processor of the cluster is free, or comes to be within a minute.

    Raises:
        BadOptions: none is.
    """
    try:
        ray.get(ray.remote(num_cpus=1)(_stand).remote(), timeout=MINUTE)
    except ray.exceptions.GetTimeoutError:
        number = int(ray.cluster_resources().get("CPU", 0))
        reason = f"no processor of the cluster, which has {number}, was free for {MINUTE:.0f} s"
        raise BadOptions("ray", reason) from None


def _cause(error: Exception) -> str:
    """Return the last line of a remote error, without its traceback."""
    return str(getattr(error, "cause", None) or error).strip().rpartition("\n")[2]


def _stand() -> None:
    """Take a processor, and give it back."""


def _knock(address: str) -> None:
    """See whether anybody is at *address*, for which Ray would wait for minutes.

    Raises:
        OSError: nobody is.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        create_connection((host, int(port)), timeout=PATIENCE).close()


def library() -> Any:  # noqa: ANN401
    """Return Ray, which is an extra.

    Raises:
        BadOptions: it is not installed.
    """
    try:
        import ray  # noqa: PLC0415  an extra
    except ImportError:
        reason = "a cluster needs Ray, which comes with: pip install 'intriga[ray]'"
        raise BadOptions("ray", reason) from None
    return ray
