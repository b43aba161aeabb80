"""Servers run as processes, and processes that load them."""

import math
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

import msgspec

from tests.faults.measures import FILE as MEASURES
from tests.faults.measures import Measured

ROOT: Final = Path(__file__).parents[2]
BUILD: Final = ROOT / "build"  # on the disk, which /tmp need not be
LOADERS: Final = 2  # processes that make the load, so that they wait for the server
TICKS: Final = os.sysconf("SC_CLK_TCK")
PROPORTIONAL: Final = re.compile(r"^Pss: +(\d+) kB$", re.MULTILINE)
START: Final = 60.0  # seconds a server may take to start
COMMITS: Final = re.compile(r"^intriga_commit_seconds_count (\S+)$", re.MULTILINE)
RESTLESS: Final = 0.05  # CPU-seconds in a second, above which it still starts


# ------------------------------------------------------------------- a server


@dataclass(frozen=True)
class Contestant:
    """A server and the load for it, as commands: of a port and a folder, of a port."""

    name: str
    serve: Callable[[int, str], list[str]]
    load: tuple[str, ...]


INTRIGA: Final = Contestant(
    "Intriga, SQLite with fsync",
    lambda port, folder: [sys.executable, "-m", "tests.faults.table_server", str(port), folder],
    (sys.executable, "-m", "tests.faults.server_load"),
)


MEASURED: Final = Contestant(
    INTRIGA.name, lambda port, folder: [*INTRIGA.serve(port, folder), "--measured"], INTRIGA.load
)


@dataclass(frozen=True)
class Running:
    """A server that runs."""

    who: Contestant
    port: int
    process: subprocess.Popen[bytes]
    folder: Path

    @property
    def pids(self) -> list[int]:
        """Return the server and all that it has started."""
        found, new = [self.process.pid], [self.process.pid]
        while new:
            new = [child for parent in new for child in children(parent)]
            found += new
        return found

    def cpu(self) -> float:
        """Return the CPU-seconds taken so far."""
        return sum(cpu_of(pid) for pid in self.pids)

    def own_cpu(self) -> float:
        """Return the CPU-seconds that the server has taken, without what it has started."""
        return sum(map(int, stat(self.process.pid)[11:13])) / TICKS

    def commits(self) -> float:
        """Return how often it waited for its disk so far, NaN where it does not tell."""
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=START)) as line:
            line.request("GET", "/metrics")
            found = COMMITS.search(line.getresponse().read().decode())
        return float(found[1]) if found else math.nan

    def settle(self) -> None:
        """Wait until the server, and what it has started, has nothing more to do."""
        give_up = time.monotonic() + START
        before, now = -1.0, self.cpu()
        while now - before > RESTLESS and time.monotonic() < give_up:
            time.sleep(1)
            before, now = now, self.cpu()

    def memory(self) -> float:
        """Return the memory in megabytes; pages that several processes share count once."""
        return sum(proportional(pid) for pid in self.pids) / 1e6

    def own_memory(self) -> float:
        """Return that of the server alone, without what it has started."""
        return proportional(self.process.pid) / 1e6

    def measures(self) -> Measured:
        """Return what was measured since it was last asked; it is one of MEASURED."""
        file = self.folder / MEASURES
        file.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        give_up = time.monotonic() + START
        while not file.exists() and time.monotonic() < give_up:
            time.sleep(0.01)
        return msgspec.json.decode(file.read_bytes(), type=Measured)


def stat(pid: int) -> list[str]:
    """Return the fields of /proc/PID/stat from the third on, none for one that has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    except OSError:
        return []


def children(pid: int) -> list[int]:
    """Return the processes that *pid* has started."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for each in lists for child in each.read_text(encoding="utf-8").split()]


def cpu_of(pid: int) -> float:
    """Return the CPU-seconds of *pid*, its threads and its ended children."""
    return sum(map(int, stat(pid)[11:15])) / TICKS


def proportional(pid: int) -> int:
    """Return the proportional set size of *pid* in bytes: its share of pages that others use too.

    It is 0 for a process that has ended.
    """
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8")
    except OSError:
        return 0
    found = PROPORTIONAL.search(text)
    return int(found[1]) * 1024 if found else 0


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def start(
    who: Contestant, folder: str, port: int, environment: Mapping[str, str] | None = None
) -> Running:
    """Start *who*, with more in its *environment*, and wait until it listens.

    Raises:
        RuntimeError: it ended, or does not listen in time.
    """
    log = Path(folder) / "log"
    with log.open("ab") as out:
        process = subprocess.Popen(
            who.serve(port, folder), cwd=ROOT, stdout=out, stderr=out,
            env={**os.environ, "NODE_ENV": "production", **(environment or {})},
        )  # fmt: skip
    give_up = time.monotonic() + START
    while process.poll() is None and time.monotonic() < give_up:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.01)
        else:
            return Running(who, port, process, Path(folder))
    process.kill()
    last = log.read_text(encoding="utf-8", errors="replace")[-2000:]
    raise RuntimeError(f"{who.name} does not listen at {port}; its log ends:\n{last}")


@contextmanager
def serving(who: Contestant) -> Generator[Running]:
    """Run *who* in a new folder."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        running = start(who, folder, free_port())
        try:
            running.settle()
            yield running
        finally:
            running.process.terminate()
            try:
                running.process.wait(10)
            except subprocess.TimeoutExpired:
                running.process.kill()
                running.process.wait()


# ------------------------------------------------------------------- the load


@contextmanager
def loading(
    running: Running, sockets: int, rate: float, mode: str, processes: int = LOADERS
) -> Generator[list[subprocess.Popen[str]]]:
    """Let so many sockets play or watch, shared out among *processes*; all are connected."""
    each, per = sockets // processes, rate / processes
    loaders = [
        subprocess.Popen(
            [*running.who.load, str(running.port), str(each), str(per), mode, f"L{number}"],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for number in range(processes)
    ]  # fmt: skip
    try:
        for loader in loaders:
            expect(loader, "ready")
        yield loaders
    finally:
        for loader in loaders:
            loader.kill()
            loader.wait()


def expect(loader: subprocess.Popen[str], wanted: str) -> str:
    """Return the line of *loader* that begins with *wanted*.

    Raises:
        RuntimeError: it ended before.
    """
    assert loader.stdout is not None
    for line in loader.stdout:
        if line.startswith(wanted):
            return line
    raise RuntimeError(f"the load ended with status {loader.wait()}")


def say(loaders: list[subprocess.Popen[str]], line: str) -> None:
    """Tell all *loaders* something."""
    for loader in loaders:
        assert loader.stdin is not None
        loader.stdin.write(line + "\n")
        loader.stdin.flush()
