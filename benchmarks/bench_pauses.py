"""How long all tables stand still at once, with many of them in memory.

At a thousand tables, and at ten thousand, four programs have played and gone; then
200 sockets play at a rate that a core bears easily, and every beat of the server that comes late is
noted.  A pause is the time for which it worked meanwhile, so that other processes of this machine
are not counted.  ``--quick`` looks whether it works, in a minute; ``--keep`` adds the run to
benchmarks/history.
"""

import resource
import sys
import time
from typing import Final

from benchmarks.results import Cell, FigureTable, tell
from tests.faults.servers import BUILD, LOADERS, MEASURED, loading, say, serving
from tests.faults.table_client import SEATS

QUICK: Final = "--quick" in sys.argv
TABLES: Final = (100,) if QUICK else (1_000, 10_000)
WAVE: Final = 100 if QUICK else 250  # tables at which people play at once
PLAYING: Final = 3.0 if QUICK else 8.0  # seconds in which they do
SOCKETS: Final = 200
RATE: Final = 300  # answers a second
WARM: Final = 2.0
SECONDS: Final = 5.0 if QUICK else 20.0
COLUMNS: Final = (
    *("tables", "server [MB]", "collections", "the longest [ms]", "all of them [%]"),
    *("the longest decision [ms]", "the longest pause [ms]", "beats later than 5 ms [%]"),
)


def row(tables: int) -> tuple[Cell, ...]:
    """Return a row of the table."""
    with serving(MEASURED) as running:
        for _ in range(tables // WAVE):
            with loading(running, WAVE * SEATS, 0, "play", LOADERS) as loaders:
                say(loaders, "play")
                time.sleep(PLAYING)
        with loading(running, SOCKETS, RATE, "play", LOADERS) as loaders:
            say(loaders, "play")
            time.sleep(WARM)
            running.measures()
            time.sleep(SECONDS)
            found, memory = running.measures(), running.own_memory()
    collections, pauses = found.collections, found.pauses
    return (
        tables,
        round(memory),
        collections.times,
        round(collections.longest * 1e3, 1),
        round(100 * collections.seconds / SECONDS, 1),
        round(max(kind.longest for kind in found.kinds.values()) * 1e3, 1),
        round(pauses.longest * 1e3, 1),
        round(100 * found.late / pauses.times, 2),
    )


def main() -> None:
    """Print the table."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    BUILD.mkdir(exist_ok=True)
    about = f"{SOCKETS} sockets give {RATE} answers a second for {SECONDS:g} s."
    tell("Pauses", FigureTable(COLUMNS, [*map(row, TABLES)], headline=COLUMNS[6]), about=about)


if __name__ == "__main__":
    main()
