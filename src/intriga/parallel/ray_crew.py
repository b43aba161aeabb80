# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# Ray is typed in part.
"""A crew on a Ray cluster (P. Moritz and others, OSDI 2018): a worker on every processor."""

import logging
import os
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from socket import create_connection
from typing import Any, Final

from typing_extensions import override

from intriga.core.errors import BadOptions
from intriga.parallel.crew import Crew, LostProcess, Outcome, Post
from intriga.parallel.prepared_worker import ATTEMPTS, Failure, Named, Prepare, PreparedWorker

LOCAL: Final = "local"  # Ray's word for a cluster of this machine alone, always a new one
PATIENCE: Final = 10.0  # seconds
MINUTE: Final = 60.0  # seconds


class RayCrew(Crew):
    """Workers on the cluster at an address: ``auto``, ``local`` for a new one, or ``host:port``."""

    def __init__(
        self, address: str, prepare: Prepare[Any, Any], *, ahead: int, named: Named
    ) -> None:
        """Begin a worker on each processor; one that others have taken works when it is free.

        Raises:
            BadOptions: Ray is not installed, there is no cluster at *address*, or none of it is
                free.
        """
        super().__init__(ahead, named)
        self._prepare = prepare
        self._ray: Any = _connected(address)
        try:
            _seek(self._ray)
        except BaseException:
            self._ray.shutdown()
            raise
        self._worker: Any = self._ray.remote(num_cpus=1)(PreparedWorker)
        self._coming: dict[Any, Post] = {}
        self._failures: Counter[Post] = Counter()  # in a row, of those that were to begin
        number = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self.posts = [Post(None) for _ in range(number)]
        for post in self.posts:
            self.renew(post)

    @override
    def renew(self, post: Post) -> None:
        if post.at is not None:  # it may live on without its task, and keep its processor
            with suppress(self._ray.exceptions.RayError):
                self._ray.kill(post.at)
        post.at, post.is_ready = self._worker.remote(self._prepare), False
        self._coming[post.at.__ray_ready__.remote()] = post

    @override
    def submit(self, post: Post, task: Any) -> Any:
        return post.at.do.remote(task)

    @override
    def wait_for(self, handles: Sequence[Any]) -> Sequence[Any]:
        done = self._ray.wait([*handles, *self._coming], num_returns=1)[0]
        for each in done:
            if each in self._coming:
                self._welcome(each)
        return [each for each in done if each in handles]

    def _welcome(self, handle: Any) -> None:  # noqa: ANN401
        """Have the worker behind *handle* ready, or another in its place.

        Raises:
            RayError: none can begin; it says why.
        """
        post = self._coming.pop(handle)
        try:
            self._ray.get(handle)
        except self._ray.exceptions.RayActorError:
            self._failures[post] += 1
            if self._failures[post] == ATTEMPTS:
                raise
            self.renew(post)
        else:
            post.is_ready = True
            del self._failures[post]

    @override
    def outcome_of(self, handle: Any) -> Outcome:
        lost = self._ray.exceptions.RayActorError, self._ray.exceptions.OutOfMemoryError
        try:
            return self._ray.get(handle)
        except lost:
            raise LostProcess from None
        except self._ray.exceptions.RayTaskError as error:
            return Failure(error)

    @override
    def end(self, error: BaseException | None) -> None:
        """Leave the cluster.

        Raises:
            BadOptions: *error* is Ray's.
        """
        self._ray.shutdown()
        if error is not None and isinstance(error, self._ray.exceptions.RayError):
            reason = f"a worker of the cluster has failed: {_cause(error)}"
            raise BadOptions("ray", reason) from None


def ray_library() -> Any:  # noqa: ANN401
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


def _connected(address: str) -> Any:  # noqa: ANN401
    """Return Ray, connected with the cluster at *address*.

    Raises:
        BadOptions: Ray is not installed, or nobody is there.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
    ray = ray_library()
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
    return ray


def _knock(address: str) -> None:
    """See whether anybody is at *address*, for which Ray would wait for minutes.

    Raises:
        OSError: nobody is.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        create_connection((host, int(port)), timeout=PATIENCE).close()


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
    except ray.exceptions.RayError as error:
        raise BadOptions("ray", f"the cluster does no work: {_cause(error)}") from None


def _stand() -> None:
    """Take a processor, and give it back."""


def _cause(error: BaseException) -> str:
    """Return the last line of a remote error, without its traceback."""
    return str(getattr(error, "cause", None) or error).strip().rpartition("\n")[2]
