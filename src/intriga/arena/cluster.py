# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# Ray is typed in part.
"""Playing a contest on a Ray cluster (P. Moritz and others, OSDI 2018).

A worker on every processor plays rounds, and the rounds come back to the one file: so what
is played is the same as on one machine, and an interruption leaves as much behind.  A worker
that is lost is begun again with the round that it had.
"""

import os
from collections import deque
from collections.abc import Generator
from socket import create_connection
from typing import Any, Final

from intriga.arena.ledger import Round
from intriga.arena.running import AHEAD, Season, Worker
from intriga.core.errors import BadOptions

LOCAL: Final = "local"  # a cluster of this machine alone, begun for the contest
PATIENCE: Final = 10.0  # seconds
AGAIN: Final = -1  # as often as it takes


def spread(season: Season, address: str) -> Generator[Round, None, None]:
    """Play what *season* misses on the cluster at *address* and give every round.

    ``auto`` is the cluster that this machine belongs to, ``local`` a new one.

    Raises:
        BadOptions: Ray is not installed, or there is no cluster at *address*.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told who plays
    ray = _library()
    try:
        _knock(address)
        ray.init(
            address=None if address == LOCAL else address,
            include_dashboard=False if address == LOCAL else None,
            log_to_driver=False,
            runtime_env={"env_vars": {"OPENBLAS_NUM_THREADS": "1"}},
        )
    except OSError as error:  # a ConnectionError is one
        raise BadOptions("ray", f"there is no cluster at {address!r}: {error}") from None
    try:
        yield from _played(ray, season)
    finally:
        ray.shutdown()


def _played(ray: Any, season: Season) -> Generator[Round, None, None]:  # noqa: ANN401
    """Keep every worker busy, and give the rounds as they are finished."""
    hired = ray.remote(num_cpus=1, max_restarts=AGAIN, max_task_retries=AGAIN)(Worker)
    number = max(1, int(ray.cluster_resources().get("CPU", 1)))
    free = deque([hired.remote(season.contest) for _ in range(number)] * AHEAD)
    waiting: dict[Any, Any] = {}
    while True:
        while free and (task := season.take()) is not None:
            worker = free.popleft()
            waiting[worker.play.remote(*task)] = worker
        if not waiting:
            return
        over, _ = ray.wait([*waiting], num_returns=1)
        for played in over:
            free.append(waiting.pop(played))
            yield ray.get(played)


def _knock(address: str) -> None:
    """See whether anybody is at *address*, for which Ray would wait for minutes.

    Raises:
        OSError: nobody is.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        create_connection((host, int(port)), timeout=PATIENCE).close()


def _library() -> Any:  # noqa: ANN401
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
