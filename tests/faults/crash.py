"""Kill parts of an installation under load, and look whether everybody was told the truth.

Programs play Coup at many tables as fast as they can while a random part dies at a random
instant: a node of the table server by ``kill -9``, or the lines of all who play, in the middle
of what they carry; with ``--database postgresql`` also the database, or its lines to the nodes, or
the database and a node at once.  ``--parts`` chooses one of them.
The dead part is started again, everybody comes back by themselves, and every table has to go on.
After each kill the messages to each program are compared with the rows of the store
(:mod:`tests.faults.histories`).

``--kills N`` says how often, ``--nodes N`` how many servers share the database, ``--tables N``
and ``--people N`` how many play, ``--seed N`` repeats the choice of parts.  The status is 1 if
anything was lost, doubled or contradicted.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

import uvloop

from benchmarks.results import Cell, FigureTable, tell
from tests.faults.crash_site import Site
from tests.faults.relay import Relay, to_port, to_socket
from tests.faults.servers import BUILD
from tests.faults.witness import Nodes, Party, open_parties
from tests.store.cluster import Cluster
from tests.wants import programs

LIFE: Final = (0.2, 0.8)  # seconds of play before a kill
RETURN: Final = 60.0  # seconds in which every table has to go on
LOST: Final = ("is lost", "were there, now there are", "but kept is", "are kept", "is not kept")
PARTS: Final = ("all", "node", "lines", "database", "link", "both")
DOUBLED: Final = ("twice", "doubled")


@dataclass
class Figures:
    """The results of the kills: sentences of the checker, and seconds until tables went on."""

    kills: Counter[str] = field(default_factory=Counter[str])
    wrong: list[str] = field(default_factory=list[str])
    pauses: list[float] = field(default_factory=list[float])

    def count(self, words: tuple[str, ...]) -> int:
        """Return how many sentences have one of *words*."""
        return sum(any(word in sentence for word in words) for sentence in self.wrong)

    def row(self, name: str, kept: int) -> tuple[Cell, ...]:
        """Return the row of *name*."""
        lost, doubled = self.count(LOST), self.count(DOUBLED)
        others = len(self.wrong) - lost - doubled
        parts = ", ".join(f"{number} × {part}" for part, number in sorted(self.kills.items()))
        pauses = round(median(self.pauses), 2), round(max(self.pauses), 2)
        return name, self.kills.total(), parts, kept, lost, doubled, others, *pauses


COLUMNS: Final = (
    *("", "kills", "parts", "answers acknowledged", "lost", "doubled", "contradicted"),
    *("pause, median [s]", "pause, longest [s]"),
)


class Trial:
    """A site, those who play there, and what has gone wrong with them so far."""

    def __init__(self, site: Site, wanted: argparse.Namespace) -> None:
        """Begin with nobody."""
        self.site, self.figures = site, Figures()
        self._wanted, self._chance = wanted, random.Random(wanted.seed)
        doors = zip(site.ports, site.doors, strict=True)
        self._relays = [Relay(to_port(port), door) for port, door in doors]
        self._link = (
            None if site.cluster is None else Relay(to_socket(site.cluster.socket), site.link)
        )
        self._parties: list[Party] = []
        self._lives: list[asyncio.Task[None]] = []

    @property
    def _all_relays(self) -> list[Relay]:
        return self._relays if self._link is None else [*self._relays, self._link]

    @property
    def kept(self) -> int:
        """How many answers were acknowledged."""
        return sum(party.kept for party in self._parties)

    async def prove(self) -> None:
        """Let everybody play, and kill one part after the other."""
        for relay in self._all_relays:
            await relay.open()
        await asyncio.to_thread(self.site.open)
        nodes, wanted = Nodes(self.site.doors), self._wanted
        people = [wanted.people] * wanted.tables
        opening = partial(open_parties, self.site.ports, nodes, people, seed=wanted.seed)
        self._parties = await asyncio.to_thread(opening)
        self._lives = [
            asyncio.create_task(each.live()) for party in self._parties for each in party.witnesses
        ]
        await self._all_go_on(time.perf_counter())
        self.figures.pauses.clear()  # of the first deal
        for number in range(wanted.kills):
            await asyncio.sleep(self._chance.uniform(*LIFE))
            part, away = await self._kill_one()
            longest, wrong = max(self.figures.pauses[-wanted.tables :]), self.figures.wrong
            said = f"started again after {away:.2f} s, all go on after {longest:.2f} s"
            said += f", {len(wrong)} things wrong {wrong[-2:]}"
            print(f"kill {number + 1}, {part}: {said}", flush=True)
        for life in self._lives:
            life.cancel()
        for relay in self._all_relays:
            relay.close()

    async def _kill_one(self) -> tuple[str, float]:
        """Kill a random part, start it again, and wait until every table goes on.

        Return the part, and after how many seconds it ran again.
        """
        parts = {"node": self._kill_node, "lines": self._cut_lines}
        if self.site.cluster is not None:
            parts |= {"database": self._kill_database, "link": self._cut_link}
            parts["both"] = self._kill_both
        part = self._wanted.parts
        part = self._chance.choice(sorted(parts)) if part == "all" else part
        began = time.perf_counter()
        for party in self._parties:
            party.mark()
        start_again = parts[part]()
        self.figures.kills[part] += 1

        def away() -> float:
            start_again()
            return time.perf_counter() - began

        seconds, _ = await asyncio.gather(asyncio.to_thread(away), self._all_go_on(began))
        self._judge()
        return part, seconds

    def _kill_node(self) -> Callable[[], None]:
        """Kill a node, and return what starts it again."""
        number = self._chance.randrange(len(self.site.ports))
        self.site.kill(number)
        return partial(self.site.start, number)

    def _kill_database(self) -> Callable[[], None]:
        """Kill the database, and return what starts it again."""
        assert self.site.cluster is not None
        self.site.cluster.kill()
        return self.site.cluster.start

    def _kill_both(self) -> Callable[[], None]:
        """Kill the database and a node at once, and return what starts one after the other."""
        start_database, start_node = self._kill_database(), self._kill_node()

        def start_again() -> None:
            start_database()
            start_node()

        return start_again

    def _cut_lines(self) -> Callable[[], None]:
        """Cut all lines; there is nothing to start again."""
        for relay in self._relays:
            relay.cut()
        return lambda: None

    def _cut_link(self) -> Callable[[], None]:
        """Cut the lines of all nodes to the database: what they asked may have happened."""
        assert self._link is not None
        self._link.cut()
        return lambda: None

    async def _all_go_on(self, began: float) -> None:
        """Wait until an answer is acknowledged at every table that was given since.

        Raises:
            TimeoutError: a table does not go on.
        """

        async def goes_on(party: Party) -> None:
            await party.goes_on()
            self.figures.pauses.append(time.perf_counter() - began)

        async with asyncio.timeout(RETURN):
            await asyncio.gather(*(goes_on(party) for party in self._parties))

    def _judge(self) -> None:
        """Compare what everybody was told with what the store has."""
        rows = self.site.rows()
        for party in self._parties:
            self.figures.wrong += party.account.read(rows[party.account.name])
            self.figures.wrong += party.check()


@contextmanager
def site_for(database: str, nodes: int) -> Generator[Site]:
    """Run a site in a new folder."""
    BUILD.mkdir(exist_ok=True)
    folder = programs()
    if database != "sqlite" and folder is None:
        raise SystemExit("no PostgreSQL is installed")
    cluster = Cluster(folder, durable=True) if database != "sqlite" and folder else None
    try:
        with tempfile.TemporaryDirectory(dir=BUILD) as place:
            site = Site(Path(place), nodes, cluster)
            try:
                yield site
            finally:
                site.close()
    finally:
        if cluster is not None:
            cluster.remove()


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.crash")
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--parts", choices=PARTS, default="all")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="kill three times")
    parser.add_argument("--keep", action="store_true", help="add the run to benchmarks/history")
    wanted = parser.parse_args()
    if wanted.quick:
        wanted.kills, wanted.tables = 3, 3
    return wanted


def main() -> int:
    """Print the result, and return 1 if anything was wrong."""
    wanted = arguments()
    began = time.perf_counter()
    with site_for(wanted.database, wanted.nodes) as site:
        trial = Trial(site, wanted)
        uvloop.run(trial.prove())
    name = "SQLite" if wanted.database == "sqlite" else f"PostgreSQL, nodes: {wanted.nodes}"
    about = (
        f"{wanted.tables} tables of {wanted.people}; {site.orphans} processes that a server had "
        f"started outlived it; {time.perf_counter() - began:.0f} seconds in all."
    )
    rows = [trial.figures.row(name, trial.kept)]
    about = "\n".join([about, *trial.figures.wrong[:20]])
    tell(f"Table server, killed: {name}", FigureTable(COLUMNS, rows), about=about)
    return int(bool(trial.figures.wrong))


if __name__ == "__main__":
    sys.exit(main())
