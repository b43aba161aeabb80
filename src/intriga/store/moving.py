"""Copies everything in a store to an empty one of the same or the other kind.

Rows are copied as they are: events keep the schema they were written in.  Both places are
locked as a server locks them, and the target is written in one transaction, read again and
compared before that ends.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import msgspec

from intriga.store.archive import KINDS, Archive, Kind, Rows
from intriga.store.interface import StoreError
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.sqlite.sqlite_archive import opened_file


@dataclass(frozen=True, slots=True)
class Copied:
    """How many rows of each kind there are, and what all of them come to."""

    counts: dict[str, int]
    digest: str


async def move(source: Path | DatabaseUrl, target: Path | DatabaseUrl) -> Copied:
    """Copy all that is at *source* to *target*, which must be empty; *source* stays as it is.

    Raises:
        StoreError: a server has one of them open, *target* is not empty, a place cannot be
            opened, or what was written is not what was read. Then *target* is as before.
    """
    _look_for(source)
    async with _opened(source) as old, _opened(target) as new:
        for kind in KINDS:
            async for rows in new.rows(kind):
                if rows:
                    raise StoreError(f"{target} is not empty: it holds {kind.name} already")
        async with new.writing():
            read = await _copy(old, new)
            await new.owned()
            if await _counted(new) != read:
                raise StoreError(f"what {target} holds is not what was read; nothing is kept")
    return read


def _look_for(source: Path | DatabaseUrl) -> None:
    if isinstance(source, Path) and not source.exists():
        raise StoreError(f"{source} does not exist")


async def _copy(old: Archive, new: Archive) -> Copied:
    counting = _Counting()
    for kind in KINDS:
        async for rows in old.rows(kind):
            counting.add(kind, rows)
            await new.write(kind, rows)
    return counting.copied()


async def _counted(archive: Archive) -> Copied:
    counting = _Counting()
    for kind in KINDS:
        async for rows in archive.rows(kind):
            counting.add(kind, rows)
    return counting.copied()


class _Counting:
    def __init__(self) -> None:
        self._counts = dict.fromkeys((kind.name for kind in KINDS), 0)
        self._digest = sha256()

    def add(self, kind: Kind, rows: Rows) -> None:
        self._counts[kind.name] += len(rows)
        for row in rows:  # to SQLite a boolean is a number
            plain = [int(each) if isinstance(each, bool) else each for each in row]
            self._digest.update(msgspec.msgpack.encode((kind.name, plain)))

    def copied(self) -> Copied:
        return Copied(self._counts, self._digest.hexdigest())


@asynccontextmanager
async def _opened(place: Path | DatabaseUrl) -> AsyncGenerator[Archive]:
    if isinstance(place, Path):
        with opened_file(place) as file:
            yield file
    else:
        from intriga.store.postgres.postgres_archive import opened_database  # noqa: PLC0415  the driver may be missing

        async with opened_database(place) as database:
            yield database
