"""The rows of a store, read and written as they are, whatever keeps them."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

Rows: TypeAlias = list[tuple[Any, ...]]
CHUNK: Final = 1_000  # rows that are in memory at a time


@dataclass(frozen=True, slots=True)
class Kind:
    """A table of the database, its columns, and how many of them, the first, say the order."""

    name: str
    columns: tuple[str, ...]
    key: int = 1

    @property
    def select(self) -> str:
        """The query for all rows, in an order that does not depend on the database."""
        columns, key = ", ".join(self.columns), ", ".join(self.columns[: self.key])
        return f"SELECT {columns} FROM {self.name} ORDER BY {key}"  # noqa: S608  names of ours


KINDS: Final = (
    Kind("events", ("table_id", "n", "schema", "body"), key=2),
    Kind("snapshots", ("table_id", "n", "schema", "body")),  # after the events they stand for
    Kind("tables", ("id", "listed", "live", "summary", "touched_ms")),
    Kind("games", ("id", "table_id", "number", "header", "record", "ended_ms")),
    Kind("analyses", ("game_id", "version", "body")),  # after the games that they are of
    Kind("circles", ("id", "version", "body")),
    Kind("secrets", ("name", "value")),
    Kind("revoked", ("person", "revoked_ms")),
    Kind("acts", ("number", "kind", "target", "reason", "at_ms", "until_ms", "undone_ms")),
    Kind(
        "reports",
        (
            *("number", "at_ms", "kind", "table_id", "reporter", "reported"),
            *("name", "talk", "closed_ms"),
        ),
    ),
    Kind("devices", ("person", "device", "label", "made_ms", "seen_ms"), key=2),
    Kind(
        "passkeys",
        (
            *("credential", "person", "public_key", "sign_count"),
            *("label", "made_ms", "used_ms"),
        ),
    ),
    Kind("recovery", ("person", "digest", "made_ms")),
    Kind(
        "daily",
        (
            *("day", "game", "person", "table_id", "begun_ms", "game_id"),
            *("spoilt", "won", "grades", "points"),
        ),
        key=3,
    ),
)


class Archive(Protocol):
    """The rows of a store, read and written whole."""

    def rows(self, kind: Kind) -> AsyncIterator[Rows]:
        """Yield all rows, some at a time, in the order of :attr:`Kind.select`."""
        ...

    async def write(self, kind: Kind, rows: Rows) -> None:
        """Add *rows*."""
        ...

    def writing(self) -> AbstractAsyncContextManager[object]:
        """Begin what is kept whole, or not at all if the block fails."""
        ...

    async def owned(self) -> None:
        """Write who owns the tables, once all rows are there, and go on with their numbers."""
        ...
