"""An agent in a process of its own: asked, watched and stopped from here."""

import json
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import IO, Any, Final
from weakref import finalize

from intriga.agents.external.source import LOADING, AgentFailed, AgentSource, Fault
from intriga.core.errors import BadOptions

WORKER: Final = "intriga.agents.external.worker"
TICK: Final = 0.05  # seconds between two looks at the clock while an agent thinks
GIGABYTE: Final = 1 << 30
FAREWELL: Final = 2.0  # seconds for a process to end


def usual_memory() -> int:
    """Return half of the memory of this machine in bytes, 4 GiB where the system does not say."""
    try:
        return max(GIGABYTE, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2)
    except (AttributeError, OSError, ValueError):  # Windows has no sysconf
        return 4 * GIGABYTE


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentLimits:
    """The limits of an agent in a process of its own.

    Times are in seconds, ``memory`` and ``output`` in bytes; ``memory`` holds on Linux only.
    """

    beginning: float = 60.0  # to be loaded, made and prepared
    decision: float = 10.0
    output: int = 1_000_000  # that it prints, in all
    memory: int = field(default_factory=usual_memory)


class ExternalAgent:
    """An agent from outside the package, whose process begins when it is first asked.

    A copy that is pickled begins a process of its own.
    """

    def __init__(
        self, source: AgentSource, limits: AgentLimits, process: "AgentProcess | None" = None
    ) -> None:
        self.source, self.limits = source, limits
        self._process = process

    def __reduce__(self) -> tuple[type["ExternalAgent"], tuple[AgentSource, AgentLimits]]:
        """Carry the source along, but no process."""
        return type(self), (self.source, self.limits)

    @property
    def name(self) -> str:
        """Return the agent's name as people gave it."""
        return self.source.name

    @property
    def digest(self) -> str:
        """Return the SHA-256 of the agent's file in hexadecimal."""
        return self.source.digest

    def prepare(self) -> None:
        """Prepare for the first answer.

        Raises:
            AgentFailed: it fails, hangs or floods.
        """
        self._ask("prepare", seconds=self.limits.beginning)

    def act(self, view: Any, legal: Sequence[int], random: Random | None) -> int:  # noqa: ANN401
        """Return the one of *legal* that the agent chooses.

        Its chance follows from one number that is drawn from *random*.

        Raises:
            AgentFailed: it fails, hangs or floods, or answers with an illegal action.
        """
        seed = random.getrandbits(64) if random is not None else 0
        answer = self._ask("act", view, list(legal), seed, seconds=self.limits.decision)
        return int(answer["action"])

    def _ask(self, doing: str, *given: Any, seconds: float) -> dict[str, Any]:  # noqa: ANN401
        if self._process is None or self._process.ended:
            self._process = AgentProcess(self.source, self.limits)
        return self._process.ask(doing, *given, seconds=seconds)

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.close()


class ExternalMixedAgent(ExternalAgent):
    """An external agent that also reports the probabilities with which it chooses."""

    def weigh(self, view: Any, legal: Sequence[int]) -> Sequence[float]:  # noqa: ANN401
        """Return the probability of each of *legal*.

        Raises:
            AgentFailed: as for ``act``, or the answer is not a list of probabilities.
        """
        answer = self._ask("weigh", view, list(legal), seconds=self.limits.decision)
        return [float(each) for each in answer["chances"]]


def external(
    source: AgentSource, game: str, limits: AgentLimits | None = None
) -> ExternalAgent | ExternalMixedAgent:
    """Load and make the agent of *source*, so that its mistakes are found at once, and return it.

    Raises:
        AgentFailed: the agent cannot be loaded or made.
        BadOptions: the agent says that it does not play *game*.
    """
    allowed = limits or AgentLimits()
    process = AgentProcess(source, allowed)
    games: list[str] = process.about["games"]
    if games and game not in games:
        process.close()
        raise BadOptions("agents", f"{source.name} plays {' and '.join(games)}, not {game}")
    kind = ExternalMixedAgent if process.about["weighs"] else ExternalAgent
    return kind(source, allowed, process)


class AgentProcess:
    """The process of one agent, and the threads that watch it."""

    def __init__(self, source: AgentSource, limits: AgentLimits) -> None:
        """Start the process, which loads and makes the agent.

        Raises:
            AgentFailed: it cannot be loaded or made.
        """
        self.source, self.limits = source, limits
        self._process = subprocess.Popen(  # noqa: S603  a program of ours
            [sys.executable, "-P", "-m", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._lock = threading.Lock()
        self._watch = Watch(self._process, limits)
        self._end = finalize(self, _end, self._process, self._watch)
        self._send((sys.path, limits.memory, source))
        self.about: dict[str, Any] = {}
        self.about = self.ask("begin", seconds=limits.beginning)

    @property
    def ended(self) -> bool:
        """Say whether the process has ended."""
        return self._process.poll() is not None

    def ask(self, doing: str, *given: Any, seconds: float) -> dict[str, Any]:  # noqa: ANN401
        """Return the answer to a question, waiting at most *seconds*.

        Raises:
            AgentFailed: there is no answer, or it reports a mistake.
        """
        with self._lock, self._watch.during(seconds):
            self._send((doing, *given))
            line = self._out.readline()
        if not line:
            self._process.wait()
            self._watch.join()
            raise AgentFailed(
                self.source.name, self._silent(LOADING if doing == "begin" else doing, seconds)
            )
        answer: dict[str, Any] = json.loads(line)
        if "fault" in answer:
            if doing == "begin":
                self.close()
            raise AgentFailed(self.source.name, Fault(**answer["fault"]))
        return answer

    @property
    def _out(self) -> IO[bytes]:
        assert self._process.stdout is not None  # noqa: S101  a pipe
        return self._process.stdout

    def _send(self, request: object) -> None:
        assert self._process.stdin is not None  # noqa: S101  a pipe
        with suppress(OSError):  # that there is no answer says what became of it
            self._process.stdin.write(pickle.dumps(request))
            self._process.stdin.flush()

    def _silent(self, doing: str, seconds: float) -> Fault:
        """Return why the process gave no answer."""
        if self._watch.late:
            what = f"took longer than {seconds:g} s in {doing} and was stopped"
        elif self._watch.flooded:
            what = f"printed more than {self.limits.output:,} bytes and was stopped"
        elif (status := self._process.returncode) < 0:
            what = f"was ended by signal {-status} in {doing}"
        else:
            what = f"ended its process in {doing}, with status {status}"
        return Fault(what, file=self.source.path, line=self.about.get("line", 0))

    def close(self) -> None:
        """End it."""
        self._end()


class Watch:
    """Stops an agent's process that takes too long, or prints too much."""

    def __init__(self, process: "subprocess.Popen[bytes]", limits: AgentLimits) -> None:
        self.late = self.flooded = False
        self._process, self._left = process, limits.output
        self._deadline: float | None = None
        self._asked, self._closed = threading.Event(), False
        self._threads = [
            threading.Thread(target=work, daemon=True) for work in (self._look, self._relay)
        ]
        for thread in self._threads:
            thread.start()

    def during(self, seconds: float) -> "Deadline":
        """Return a context in which a deadline holds, *seconds* after it is entered."""
        return Deadline(self, seconds)

    def set(self, deadline: float | None) -> None:
        """Stop the process at *deadline*, or never if it is None."""
        self._deadline = deadline
        if deadline is None:
            self._asked.clear()
        else:
            self._asked.set()

    def join(self) -> None:
        """Wait until all that the process printed has been passed on."""
        self._threads[1].join(FAREWELL)

    def close(self) -> None:
        """Stop watching."""
        self._closed = True
        self._asked.set()

    def _look(self) -> None:
        """Kill the process once a deadline has passed; look often while there is one."""
        waiting = threading.Event()
        while not self._closed and self._process.poll() is None:
            self._asked.wait()
            deadline = self._deadline
            if deadline is not None and monotonic() > deadline:
                self.late = True
                self._process.kill()
                return
            waiting.wait(TICK)

    def _relay(self) -> None:
        """Pass what the process prints on to standard error, until it is too much."""
        assert self._process.stderr is not None  # noqa: S101  a pipe
        with self._process.stderr as pipe:
            while printed := os.read(pipe.fileno(), 1 << 16):
                self._left -= len(printed)
                if self._left < 0:
                    self.flooded = True
                    self._process.kill()
                    return
                with suppress(OSError, ValueError):  # even where it is closed, the pipe is emptied
                    sys.stderr.write(printed.decode(errors="replace"))
                    sys.stderr.flush()


class Deadline:
    """A deadline that holds while it is entered."""

    def __init__(self, watch: Watch, seconds: float) -> None:
        self._watch, self._seconds = watch, seconds

    def __enter__(self) -> None:
        """Begin."""
        self._watch.set(monotonic() + self._seconds)

    def __exit__(self, *_: object) -> None:
        """End."""
        self._watch.set(None)


def _end(process: "subprocess.Popen[bytes]", watch: Watch) -> None:
    watch.close()
    if process.poll() is None:
        process.kill()
    process.wait()
    watch.join()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):  # unsent output
                pipe.close()
