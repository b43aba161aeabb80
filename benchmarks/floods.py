"""What floods do to those who play: ``python -m benchmarks.floods``.

Each flood is poured for half a minute over a server of its own, run by ``intriga serve`` with all
limits of the house.  Meanwhile forty people play at ten tables, one person plays with bots of the
level casual, the host of a table in the lobby decides something twice a second, somebody wants
advice every two seconds, and somebody asks for ``/healthz``.  The table has what these wait for: a
person and the host for a receipt, the page for ``/healthz`` on a new connection, the person
among bots until three of them have answered.  Memory is the most that was resident during the
flood, beyond what was there before: of the server's own process, and of those that it has
started; *unread* is what the system holds in the end of answers that nobody takes.

The attackers run at nice 19, so that what they compute takes nothing from the server where it wants
to run; what it has to do for them stays.  The line *busy* is a loop at nice 19 that asks the
server for nothing: whatever is slower there than in *quiet* is the machine's doing.

The status is 1 if a bound is broken: an answer and ``/healthz`` below 100 ms at 99 %, a decision
below a second, memory and what is unread together below 50 MB, none who plays thrown out, and none
refused of the host, the one who wants advice and, among analyses, one more who wants them.
``--quick`` floods for 5 s each, ``--only pings,heads`` some of them, ``--postgres`` a server whose
tables are kept in a PostgreSQL of its own, ``--keep`` adds the table to results.md.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import uvloop

from benchmarks import bench_analyses, bench_replays
from benchmarks.bench_server import quantile
from benchmarks.flood_guests import Guests, Waits
from benchmarks.flood_kinds import KINDS
from benchmarks.flood_requests import ANALYSED, GAMES, KEPT, unread_at
from benchmarks.results import tell
from benchmarks.servers import (
    BUILD,
    HERE,
    Contestant,
    Running,
    expect,
    free_port,
    resident,
    say,
    start,
)
from intriga.server.run import open_store
from intriga.store.interface import FinishedGame
from intriga.store.postgres.database_url import VARIABLE, DatabaseUrl
from tests.store.cluster import Cluster
from tests.wants import programs

QUICK: Final = "--quick" in sys.argv
POSTGRES: Final = "--postgres" in sys.argv
ONLY: Final = sys.argv[sys.argv.index("--only") + 1].split(",") if "--only" in sys.argv else []
SECONDS: Final = 5.0 if QUICK else 30.0
WARM: Final = 2.0  # seconds of play before the flood
LISTED: Final = 500 if QUICK else 9_900  # tables in the lobby that is flooded
LOOKING: Final = 0.25  # seconds between two looks at the memory
MB: Final = 1e6
SLOW: Final = 100.0  # ms: the bound of answers and of /healthz at 99 %
DECIDED: Final = 1_000.0  # ms: the bound of decisions
GROWN: Final = 50.0  # MB: the bound of memory
UNFLOODED: Final = frozenset({"quiet", "busy"})


def served(*place: str) -> Contestant:
    """Return ``intriga serve`` with what says where its tables are kept."""
    command = (sys.executable, "-m", "intriga", "serve", *place)
    return Contestant("intriga serve", lambda port, _: [*command, "--port", str(port)], ())


# ------------------------------------------------------------------- one flood


@dataclass
class Figures:
    """What one flood came to; memory in bytes: before, and the most."""

    waits: Waits = field(default_factory=Waits)
    attack: dict[str, Any] = field(default_factory=dict[str, Any])
    own: list[int] = field(default_factory=list[int])
    others: list[int] = field(default_factory=list[int])
    unread: int = 0
    cpu: float = 0.0

    @property
    def grown(self) -> float:
        """The most megabytes that the server itself took more than before."""
        return (max(self.own) - self.own[0]) / MB

    @property
    def is_broken(self) -> bool:
        """Whether a bound is."""
        waits = self.waits
        bounds = ((waits.answers, SLOW), (waits.health, SLOW), (waits.decisions, DECIDED))
        is_slow = any(not quantile(each, 0.99) < most for each, most in bounds)
        is_large = self.grown + self.unread / MB >= GROWN
        return is_slow or is_large or waits.refused > 0 or waits.thrown_out > 0


@contextmanager
def attacking(kind: str, port: int) -> Generator[subprocess.Popen[str]]:
    """Run the attacker, which prints a line when it is prepared to flood."""
    attacker = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.flood_kinds", kind, str(port), str(LISTED)],
        cwd=HERE.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        yield attacker
    finally:
        attacker.kill()
        attacker.wait()


async def measure(kind: str, running: Running) -> Figures:
    """Flood *running*, and count."""
    guests = Guests(running.port, analyst=kind == "analyses-of-a-48")
    await guests.come()
    with attacking(kind, running.port) as attacker:
        await asyncio.to_thread(expect, attacker, "ready")  # those who play read on meanwhile
        await asyncio.sleep(WARM)
        found = Figures()
        _look(running, found)
        guests.begin()
        found.cpu -= running.own_cpu()
        say([attacker], "begin")
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            await asyncio.sleep(LOOKING)
            _look(running, found)
        found.cpu += running.own_cpu()
        found.waits, found.unread = guests.end(), unread_at(running.port)
        say([attacker], "end")
        found.attack = json.loads(expect(attacker, "{"))
    return found


def _look(running: Running, found: Figures) -> None:
    found.own.append(resident(running.process.pid))
    found.others.append(sum(map(resident, running.pids[1:])))


def kept_for(kind: str) -> Iterable[FinishedGame]:
    """Yield the finished games that the flood of *kind* asks for."""
    if kind == "replays":
        long = bench_replays.games()
        for number in range(KEPT):
            name, game = GAMES.format(number), long[number % len(long)]
            yield FinishedGame(name, name, 1, game.header, game.record, game.ended_ms)
    elif kind == "analyses-of-a-48":
        for number in range(ANALYSED):
            yield bench_analyses.kept(GAMES.format(number), number)


async def fill(place: Path | DatabaseUrl, kind: str) -> None:
    """Write what the flood of *kind* asks for into the store at *place*."""
    store = open_store(place)
    for game in kept_for(kind):
        await store.keep_game(game)
    await store.close()


def flooded(kind: str, cluster: Cluster | None) -> Figures:
    """Return what the flood of *kind* does to a new server, with a new database of *cluster*."""
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        url = cluster.new() if cluster is not None else None
        uvloop.run(fill(url or Path(folder), kind))
        who = served() if url else served("--data", folder)
        running = start(who, folder, free_port(), {VARIABLE: url.url} if url else None)
        try:
            running.settle()  # the bots get ready, which takes every core for a while
            return uvloop.run(measure(kind, running))
        finally:
            running.process.kill()
            running.process.wait()


# ------------------------------------------------------------------- what is told

HEADS: Final = (
    *("flood", "answer, ms: median", "99 %", "of", "`/healthz`, ms: 99 %", "of"),
    *("decision, ms: 99 %", "of", "advice, ms: 99 %", "of", "bots, ms: median", "99 %"),
    *("refused", "thrown out", "server, MB more", "unread, MB", "its processes, MB more"),
    *("sent a second", "opened", "closed", "server busy", "attacker busy"),
)


def row(kind: str, found: Figures) -> str:
    """Return a line of the table."""
    attack, waits = found.attack, found.waits
    cells = (
        kind,
        f"{quantile(waits.answers, 0.5):.1f}",
        f"{quantile(waits.answers, 0.99):.1f}",
        f"{waits.answers.total():,}",
        f"{quantile(waits.health, 0.99):.1f}",
        f"{waits.health.total():,}",
        f"{quantile(waits.decisions, 0.99):.1f}",
        f"{waits.decisions.total():,}",
        f"{quantile(waits.advice, 0.99):.0f}",
        f"{waits.advice.total():,}",
        f"{quantile(waits.bots, 0.5):.0f}",
        f"{quantile(waits.bots, 0.99):.0f}",
        f"{waits.refused:,}",
        f"{waits.thrown_out:,}",
        f"{found.grown:.0f}",
        f"{found.unread / MB:.0f}",
        f"{(max(found.others) - found.others[0]) / MB:.0f}",
        f"{attack['sent'] / SECONDS:,.0f}",
        f"{attack['opened']:,}",
        f"{attack['closed']:,}",
        f"{100 * found.cpu / SECONDS:.0f} %",
        f"{100 * attack['cpu'] / SECONDS:.0f} %",
    )
    return f"| {' | '.join(cells)} |"


def table(cluster: Cluster | None) -> tuple[list[str], list[str]]:
    """Return the lines of the table, and which floods have broken a bound."""
    lines = [f"| {' | '.join(HEADS)} |", "|---" * len(HEADS) + "|"]
    broken: list[str] = []
    for kind in ONLY or KINDS:
        found = flooded(kind, cluster)
        lines.append(row(kind, found))
        print(lines[-1], found.attack["answers"], flush=True)
        if found.is_broken and kind not in UNFLOODED:
            broken.append(kind)
    return lines, broken


@contextmanager
def databases() -> Generator[Cluster | None]:
    """Run a PostgreSQL if one is asked for.

    Raises:
        RuntimeError: it is not installed.
    """
    if not POSTGRES:
        yield None
        return
    folder = programs()
    if folder is None:
        raise RuntimeError("PostgreSQL is not installed; leave out --postgres")
    cluster = Cluster(folder, durable=True)
    try:
        yield cluster
    finally:
        cluster.remove()


def main() -> int:
    """Print the table, and return 1 if a bound is broken."""
    BUILD.mkdir(exist_ok=True)
    with databases() as cluster:
        lines, broken = table(cluster)
    load = os.getloadavg()[2]
    verdict = f"Bounds broken: {', '.join(broken)}." if broken else "No bound is broken."
    tell(
        f"Floods, {'PostgreSQL' if POSTGRES else 'SQLite'}",
        f"{os.cpu_count()} cores, with a load of {load:.1f} over the last quarter of an hour; "
        f"{SECONDS:g} s each; attackers at nice 19.\n\n" + "\n".join(lines) + f"\n\n{verdict}",
    )
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
