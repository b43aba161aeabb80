"""The index of tables in memory, for the lobby: the same that the store has."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from intriga.service.scene import LobbyRow
from intriga.store.interface import IndexEntry

MOST_SHOWN: Final = 100
FRESH: Final = 24 * 3600 * 1000  # milliseconds that a table nobody touches stays on show
REMEMBERED: Final = 14 * FRESH  # and stays on the list of those who sit there


class Summary(Struct, frozen=True):
    """What the store notes of a table; ``people`` sit there, and are never sent out."""

    row: LobbyRow
    people: list[str]


_DECODER: Final = msgspec.json.Decoder(Summary)
_ENCODER: Final = msgspec.json.Encoder()


def noted(row: LobbyRow, people: list[str], *, listed: bool, live: bool, now: int) -> IndexEntry:
    """Return what the store is to note of a table."""
    body = _ENCODER.encode(Summary(row, people))
    return IndexEntry(row.table, listed, live, body, now)


class Index:
    """The tables touched lately, by id, the latest last."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[IndexEntry, Summary]] = {}

    def load(self, tables: Iterable[IndexEntry]) -> None:
        """Take what the store has, the latest first."""
        for table in reversed(list(tables)):
            self.put(table)

    def put(self, table: IndexEntry) -> None:
        """Put *table* in, over what was there before."""
        self._tables.pop(table.table, None)
        self._tables[table.table] = table, _DECODER.decode(table.summary)

    def listed(self, now: int) -> list[LobbyRow]:
        """Return the tables on show."""
        shown = [row for note, row in self._fresh(now, FRESH) if note.listed]
        return [each.row for each in shown][:MOST_SHOWN]

    def of_person(self, person: str, now: int) -> list[LobbyRow]:
        """Return the tables where *person* sits."""
        rows = [each for _, each in self._fresh(now, REMEMBERED) if person in each.people]
        return [each.row for each in rows][:MOST_SHOWN]

    def _fresh(self, now: int, age: int) -> list[tuple[IndexEntry, Summary]]:
        tables = reversed(self._tables.values())
        return [each for each in tables if now - each[0].touched_ms < age]
