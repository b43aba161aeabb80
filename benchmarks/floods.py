"""What floods do to those who play: ``python -m benchmarks.floods``.

Each flood is poured for half a minute over a server of its own, run by ``intriga serve`` with all
limits of the house.  Meanwhile forty people play at ten tables, one person plays with bots of the
level casual, and somebody asks for ``/healthz``.  The table has what these wait for: a person for
the receipt of an answer, the page for ``/healthz`` on a new connection, the person among bots until
three of them have answered.  Memory is the most that was resident during the flood, beyond what
was there before: of the server's own process, and of those that it has started.

The attackers run at nice 19, so that what they compute takes nothing from the server where it wants
to run; what it has to do for them stays.  The line *busy* is a loop at nice 19 that asks the
server for nothing: whatever is slower there than in *quiet* is the machine's doing.

The status is 1 if a bound is broken: an answer and ``/healthz`` below 100 ms at 99 %, memory below
50 MB.  ``--quick`` floods for 5 s each, ``--only pings,heads`` some of them, ``--keep`` adds the
table to results.md.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import uvloop

from benchmarks.bench_replays import games
from benchmarks.bench_server import quantile
from benchmarks.flood_kinds import GAMES, KEPT, KINDS
from benchmarks.results import tell
from benchmarks.server_load import Load, Party, Seat, open_tables, since
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
from benchmarks.table_client import HOST, Game, Http, Sight
from intriga.server.run import open_store
from intriga.store.interface import FinishedGame

QUICK: Final = "--quick" in sys.argv
ONLY: Final = sys.argv[sys.argv.index("--only") + 1].split(",") if "--only" in sys.argv else []
SECONDS: Final = 5.0 if QUICK else 30.0
WARM: Final = 2.0  # seconds of play before the flood
TABLES: Final = 5  # of each of HOUSES: an address may open thirty tables and tokens
HOUSES: Final = 2
LISTED: Final = 500 if QUICK else 9_900  # tables in the lobby that is flooded
RATE: Final = 40.0  # answers a second that everybody together may give: one each
THINKING: Final = 3.0  # answers a second of the one who plays with bots
ASKING: Final = 0.05  # seconds between two questions for /healthz
LOOKING: Final = 0.25  # seconds between two looks at the memory
LOST: Final = 10.0  # seconds after which a question counts as not answered
MB: Final = 1e6
SLOW: Final = 100.0  # ms: the bound of an answer and of /healthz at 99 %
GROWN: Final = 50.0  # MB: the bound of memory
SERVE: Final = Contestant(
    "intriga serve",
    lambda port, folder: [
        *(sys.executable, "-m", "intriga", "serve"),
        *("--port", str(port), "--data", folder),
    ],
    (),
)


# ------------------------------------------------------------------- those who play


class Lone(Seat):
    """A person among bots, who waits for them."""

    def __init__(self, party: Party, name: str, token: str, load: Load) -> None:
        """Begin with nothing."""
        super().__init__(party, name, token, load)
        self.waits: Counter[int] = Counter()
        self._since: float | None = None  # when only bots were asked

    def look(self, scene: Sight) -> None:
        """Count how long the bots took, where they alone were asked."""
        if self._since is not None and scene.deal is not None:
            self.waits[since(self._since)] += 1
        self._since = None
        super().look(scene)

    def play(self, deal: Game | None) -> None:
        """Answer, or note that the bots are asked."""
        super().play(deal)
        if deal is not None and deal.window is not None and not deal.offers:
            self._since = time.perf_counter()


class Guests:
    """Everybody who plays, and what they wait for, in tenths of a millisecond."""

    def __init__(self, port: int) -> None:
        """Let them come to the server at *port*."""
        self._port = port
        self._load = Load(RATE)
        self._lone: Lone | None = None
        self._health: Counter[int] = Counter()
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Seat everybody, and let them play."""
        for house in range(HOUSES):
            address = f"192.0.2.{house + 1}"
            for party, tokens in open_tables(self._port, TABLES, f"H{house}", address):
                for number, token in enumerate(tokens):
                    await self._seat(Seat(party, f"H-{number}", token, self._load))
        http = Http(self._port, "192.0.2.9")
        token = http.token("Ana")
        table = http.table("Ana", token, listed=False, bots=["casual"] * 3)
        self._lone = Lone(Party(table.table, table.invite), "Ana", token, Load(THINKING))
        self._lone.load.plays = True
        await self._seat(self._lone)
        self._load.play()
        paces = (self._load.pace(), self._lone.load.pace(), self._ask())
        self._tasks = [asyncio.create_task(each) for each in paces]

    async def _seat(self, seat: Seat) -> None:
        if seat.load is self._load:
            self._load.seats.append(seat)
        await seat.sit(self._port)

    async def _ask(self) -> None:
        while True:
            begun = time.perf_counter()
            try:
                await asyncio.wait_for(self._ask_once(), LOST)
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                begun -= LOST
            self._health[since(begun)] += 1
            await asyncio.sleep(ASKING)

    async def _ask_once(self) -> None:
        reader, writer = await asyncio.open_connection(HOST, self._port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        await reader.readuntil(b"ok\n")
        writer.close()

    def begin(self) -> None:
        """Count from here."""
        self._load.begin()
        self._health.clear()
        if self._lone is not None:
            self._lone.waits.clear()

    def end(self) -> tuple[Counter[int], Counter[int], Counter[int]]:
        """Return how long answers, /healthz and bots took; what hangs counts as it is."""
        now = self._load.end().acknowledged
        now.update(since(seat.sent) for seat in self._load.seats if seat.sent is not None)
        waits = self._lone.waits if self._lone is not None else Counter[int]()
        return now, self._health, waits


# ------------------------------------------------------------------- one flood


@dataclass
class Figures:
    """What one flood came to; memory in bytes: before, and the most."""

    answers: Counter[int]
    health: Counter[int]
    bots: Counter[int]
    attack: dict[str, Any]
    own: list[int] = field(default_factory=list[int])
    others: list[int] = field(default_factory=list[int])
    cpu: float = 0.0

    @property
    def grown(self) -> float:
        """The most megabytes that the server itself took more than before."""
        return (max(self.own) - self.own[0]) / MB

    @property
    def is_broken(self) -> bool:
        """Whether a bound is."""
        slowest = max(quantile(self.answers, 0.99), quantile(self.health, 0.99))
        return not slowest < SLOW or self.grown >= GROWN


@contextmanager
def attacking(kind: str, port: int) -> Generator[subprocess.Popen[str]]:
    """Run the attacker, prepared to flood."""
    attacker = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.flood_kinds", kind, str(port), str(LISTED)],
        cwd=HERE.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        expect(attacker, "ready")
        yield attacker
    finally:
        attacker.kill()
        attacker.wait()


async def measure(kind: str, running: Running) -> Figures:
    """Flood *running*, and count."""
    guests = Guests(running.port)
    await guests.come()
    with attacking(kind, running.port) as attacker:
        await asyncio.sleep(WARM)
        found = Figures(Counter(), Counter(), Counter(), {})
        _look(running, found)
        guests.begin()
        found.cpu -= running.own_cpu()
        say([attacker], "begin")
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            await asyncio.sleep(LOOKING)
            _look(running, found)
        found.cpu += running.own_cpu()
        found.answers, found.health, found.bots = guests.end()
        say([attacker], "end")
        found.attack = json.loads(expect(attacker, "{"))
    return found


def _look(running: Running, found: Figures) -> None:
    found.own.append(resident(running.process.pid))
    found.others.append(sum(map(resident, running.pids[1:])))


async def fill(folder: str) -> None:
    """Write finished games of ten into the store in *folder*."""
    store, long = open_store(Path(folder)), games()
    for number in range(KEPT):
        name, game = GAMES.format(number), long[number % len(long)]
        await store.keep_game(FinishedGame(name, name, 1, game.header, game.record, game.ended_ms))
    await store.close()


def flooded(kind: str) -> Figures:
    """Return what the flood of *kind* does to a new server."""
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        if kind == "replays":
            uvloop.run(fill(folder))
        running = start(SERVE, folder, free_port())
        try:
            running.settle()  # the bots get ready, which takes every core for a while
            return uvloop.run(measure(kind, running))
        finally:
            running.process.kill()
            running.process.wait()


# ------------------------------------------------------------------- what is told

HEADS: Final = (
    *("flood", "answer, ms: median", "99 %", "of", "`/healthz`, ms: 99 %", "of"),
    *("bots, ms: median", "99 %", "server, MB more", "its processes, MB more"),
    *("sent a second", "opened", "closed", "server busy", "attacker busy"),
)


def row(kind: str, found: Figures) -> str:
    """Return a line of the table."""
    attack = found.attack
    cells = (
        kind,
        f"{quantile(found.answers, 0.5):.1f}",
        f"{quantile(found.answers, 0.99):.1f}",
        f"{found.answers.total():,}",
        f"{quantile(found.health, 0.99):.1f}",
        f"{found.health.total():,}",
        f"{quantile(found.bots, 0.5):.0f}",
        f"{quantile(found.bots, 0.99):.0f}",
        f"{found.grown:.0f}",
        f"{(max(found.others) - found.others[0]) / MB:.0f}",
        f"{attack['sent'] / SECONDS:,.0f}",
        f"{attack['opened']:,}",
        f"{attack['closed']:,}",
        f"{100 * found.cpu / SECONDS:.0f} %",
        f"{100 * attack['cpu'] / SECONDS:.0f} %",
    )
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Print the table, and return 1 if a bound is broken."""
    BUILD.mkdir(exist_ok=True)
    lines = [f"| {' | '.join(HEADS)} |", "|---" * len(HEADS) + "|"]
    broken: list[str] = []
    for kind in ONLY or KINDS:
        found = flooded(kind)
        lines.append(row(kind, found))
        print(lines[-1], found.attack["answers"], flush=True)
        if found.is_broken and kind not in {"quiet", "busy"}:
            broken.append(kind)
    load = os.getloadavg()[2]
    verdict = f"Bounds broken: {', '.join(broken)}." if broken else "No bound is broken."
    tell(
        "Floods",
        f"{os.cpu_count()} cores, with a load of {load:.1f} over the last quarter of an hour; "
        f"{SECONDS:g} s each; attackers at nice 19.\n\n" + "\n".join(lines) + f"\n\n{verdict}",
    )
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
