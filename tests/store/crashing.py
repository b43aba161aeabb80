"""A server of its own process, for tests to kill: it appends and says what was acknowledged.

Run as ``python crashing.py DATABASE SEED [LARGEST FILE]``, with the name of a variable that holds
a URL, or a file, as the database; each line it prints is a
table and a number.  With a largest file, in bytes, its disk is full there, and it
prints what the store said, then what it says when there is room again.
"""

import asyncio
import os
import random
import signal
import sys
from pathlib import Path

from intriga.store.interface import Store, StoreError
from intriga.store.postgres.database_url import DatabaseUrl
from tests.store.opening import Place, at, opened

TABLES = 8


def body_of(table: str, n: int) -> bytes:
    """Return what event *n* of *table* is, of a size that differs."""
    return f"{table} {n} ".encode() * (1 + n * 7 % 50)


def say(line: str) -> None:
    """Print in one system call, so that a line is whole or absent."""
    os.write(1, f"{line}\n".encode())


async def append_for_ever(store: Store, table: str, chance: random.Random) -> None:
    """Append groups of one to four events and say each when it is acknowledged."""
    n = len(await store.read(table))
    while True:
        size = chance.randint(1, 4)
        numbers = range(n + 1, n + 1 + size)
        await store.append(table, n + 1, [body_of(table, number) for number in numbers])
        n += size
        say(f"{table} {n}")


async def run_until_killed(path: Place, seed: int) -> None:
    """Append to several tables at a time."""
    chance = random.Random(seed)
    async with at(path) as store:
        await store.ready()
        say("open")
        tables = (append_for_ever(store, f"t{table}", chance) for table in range(TABLES))
        await asyncio.gather(*tables)


async def fill_the_disk(path: Path, largest: int) -> None:
    """Append until no file may grow, then make room and append again."""
    import resource  # not on Windows

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with opened(path) as store:
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, limits[1]))
        n = 0
        try:
            while True:
                await store.append("t0", n + 1, [body_of("t0", n + 1)])
                n += 1
        except StoreError as error:
            say(f"{type(error).__name__}: {error}")
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        await store.append("t0", n + 1, [body_of("t0", n + 1)])
        say(f"t0 {n + 1}")


def main(path: str, seed: str, largest: str | None = None) -> None:
    """Append until something ends it."""
    if largest is None:
        place = DatabaseUrl(os.environ[path]) if path in os.environ else Path(path)
        asyncio.run(run_until_killed(place, int(seed)))
    else:
        asyncio.run(fill_the_disk(Path(path), int(largest)))


if __name__ == "__main__":
    main(*sys.argv[1:])
