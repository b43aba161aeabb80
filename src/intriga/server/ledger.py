"""What the store has of one table, and what it still lacks."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter

import msgspec

from intriga.core.record import format_line
from intriga.server.context import Context
from intriga.server.lobby import noted
from intriga.server.replays import OPEN
from intriga.service.events import Ended, Event, encode
from intriga.service.session import Person
from intriga.service.table import Finished, Table
from intriga.store.interface import FinishedGame, IndexEntry

PEOPLE = "people"
SNAPSHOT_EVERY = 500  # events
TOUCH_EVERY = 60_000  # milliseconds: how exactly the index knows when a table was touched


class Ledger:
    """Writes the events of one table, its line in the index, and its finished games."""

    def __init__(self, context: Context, written: int) -> None:
        """Go on after the first *written* events, which the store has."""
        self._context, self.written = context, written
        self._pictured = written
        self._note: IndexEntry | None = None

    async def write(self, table: Table, events: Sequence[Event]) -> None:
        """Write *events*, which have made *table* what it is; done when they are durable.

        Raises:
            StoreError: they may be written or not.
        """
        if not events:
            return
        began, ended = perf_counter(), any(isinstance(each, Ended) for each in events)
        first, self.written = self.written + 1, self.written + len(events)
        bodies = [encode(each) for each in events]
        note = self._note_of(table, live=ended)  # first: a game that is not noted is not woken
        await asyncio.gather(
            *([self._context.store.note(note)] if note else []),
            self._context.store.append(table.id, first, bodies),
        )
        self._context.metrics.commit.observe(perf_counter() - began)
        if ended:
            await self.keep_game(table)
        if self.written - self._pictured > SNAPSHOT_EVERY:
            await self.snapshot(table)

    async def keep_game(self, table: Table) -> None:
        """Keep the finished game of *table*, if one is over, for its replay.

        Raises:
            StoreError: it is not kept.
        """
        game = table.finished()
        if game is None:
            return
        if await self._context.store.game(game.id) is None:
            await self._context.store.keep_game(_kept(table, game))
        note = self._note_of(table)  # no longer live: there is nothing left to do for it
        if note:
            await self._context.store.note(note)

    async def snapshot(self, table: Table) -> None:
        """Keep a picture of *table*, so that fewer events have to be read again.

        Raises:
            StoreError: it is not kept.
        """
        if self.written > self._pictured:
            body = msgspec.json.encode(table.snapshot())
            self._pictured = self.written
            await self._context.store.snapshot(table.id, self.written, body)

    def _note_of(self, table: Table, *, live: bool = False) -> IndexEntry | None:
        """Return what the index has to know of *table*, None if it knows."""
        now, old = self._context.clock(), self._note
        live = live or table.phase == "playing"
        new = noted(table.summary(), table.seated, listed=table.listed, live=live, now=now)
        same = old is not None and replace(new, touched_ms=old.touched_ms) == old
        if old is not None and same and now - old.touched_ms < TOUCH_EVERY:
            return None
        self._note = new
        self._context.index.put(new)
        return new


def _kept(table: Table, game: Finished) -> FinishedGame:
    """Return *game* as the store keeps it; its header has the players' ids, never sent out."""
    chairs = {chair.seat: chair.person for chair in table.snapshot().kept.chairs}
    header = {
        **game.lines[0],
        OPEN: game.open_cards,
        PEOPLE: [chairs.get(seat, "") for seat in range(len(game.lines[0]["seats"]))],
    }
    record = "".join(f"{format_line(line)}\n" for line in game.lines)
    return FinishedGame(
        game.id, table.id, game.number, msgspec.json.encode(header), record, game.ended
    )


def seats_of(kept: FinishedGame, who: Person | None) -> frozenset[int]:
    """Return the seats that *who* had in the game *kept*."""
    people = msgspec.json.decode(kept.header)[PEOPLE]
    return frozenset(seat for seat, person in enumerate(people) if who and person == who.id)
