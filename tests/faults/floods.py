"""The effect of floods from one address on people who play.

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
tables are kept in a PostgreSQL of its own, ``--keep`` adds the run to benchmarks/history.
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

from benchmarks.results import Cell, FigureTable, rounded, tell
from intriga.server.run import open_store
from intriga.store.interface import FinishedGame
from intriga.store.postgres.database_url import VARIABLE, DatabaseUrl
from tests.faults.finished_games import long_games, short_game
from tests.faults.flood_guests import Guests, Waits
from tests.faults.flood_kinds import KINDS
from tests.faults.flood_requests import ANALYSED, GAMES, KEPT, unread_at
from tests.faults.server_load import quantile
from tests.faults.servers import (
    BUILD,
    ROOT,
    Contestant,
    Running,
    expect,
    free_port,
    proportional,
    say,
    start,
)
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
    """The result of a flood; memory in bytes: before, and the most."""

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
        [sys.executable, "-m", "tests.faults.flood_kinds", kind, str(port), str(LISTED)],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
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
    found.own.append(proportional(running.process.pid))
    found.others.append(sum(map(proportional, running.pids[1:])))


def kept_for(kind: str) -> Iterable[FinishedGame]:
    """Yield the finished games that the flood of *kind* asks for."""
    if kind == "replays":
        long = long_games()
        for number in range(KEPT):
            name, game = GAMES.format(number), long[number % len(long)]
            yield FinishedGame(name, name, 1, game.header, game.record, game.ended_ms)
    elif kind == "analyses-of-a-48":
        for number in range(ANALYSED):
            yield short_game(GAMES.format(number), number)


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

COLUMNS: Final = (
    *("flood", "answer, median [ms]", "answer, 99 % [ms]", "answers", "`/healthz`, 99 % [ms]"),
    *("`/healthz`", "decision, 99 % [ms]", "decisions", "advice, 99 % [ms]", "advice"),
    *("bots, median [ms]", "bots, 99 % [ms]", "refused", "thrown out", "server, more [MB]"),
    *("unread [MB]", "its processes, more [MB]", "sent [per second]", "opened", "closed"),
    *("server busy [%]", "attacker busy [%]"),
)


def row(kind: str, found: Figures) -> tuple[Cell, ...]:
    """Return a row of the table."""
    attack, waits = found.attack, found.waits
    return (
        kind,
        rounded(quantile(waits.answers, 0.5), 1),
        rounded(quantile(waits.answers, 0.99), 1),
        waits.answers.total(),
        rounded(quantile(waits.health, 0.99), 1),
        waits.health.total(),
        rounded(quantile(waits.decisions, 0.99), 1),
        waits.decisions.total(),
        rounded(quantile(waits.advice, 0.99)),
        waits.advice.total(),
        rounded(quantile(waits.bots, 0.5)),
        rounded(quantile(waits.bots, 0.99)),
        waits.refused,
        waits.thrown_out,
        round(found.grown),
        round(found.unread / MB),
        round((max(found.others) - found.others[0]) / MB),
        round(attack["sent"] / SECONDS),
        attack["opened"],
        attack["closed"],
        round(100 * found.cpu / SECONDS),
        round(100 * attack["cpu"] / SECONDS),
    )


def pour(cluster: Cluster | None) -> tuple[list[tuple[Cell, ...]], list[str]]:
    """Return the rows of the table, and which floods have broken a bound."""
    rows: list[tuple[Cell, ...]] = []
    broken: list[str] = []
    for kind in ONLY or KINDS:
        found = flooded(kind, cluster)
        rows.append(row(kind, found))
        print(rows[-1], found.attack["answers"], flush=True)
        if found.is_broken and kind not in UNFLOODED:
            broken.append(kind)
    return rows, broken


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
        rows, broken = pour(cluster)
    load = os.getloadavg()[2]
    verdict = f"Bounds broken: {', '.join(broken)}." if broken else "No bound is broken."
    tell(
        f"Floods, {'PostgreSQL' if POSTGRES else 'SQLite'}",
        FigureTable(COLUMNS, rows),
        about=f"{os.cpu_count()} cores, with a load of {load:.1f} over a quarter of an hour; "
        f"{SECONDS:g} s each; attackers at nice 19. {verdict}",
    )
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
