"""The events of one table: those the store has, those to be written, and the table made of them."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import msgspec

from intriga.core.record_text import format_line
from intriga.server.tables.context import Context, noted
from intriga.server.tables.group_commit import Decided, Pending, nothing
from intriga.server.work.replays import FACES, OPEN, PEOPLE, WINNERS
from intriga.service import events as e
from intriga.service.events import decode
from intriga.service.session import Person
from intriga.service.table import Finished, Snapshot, Table
from intriga.store.interface import (
    Addition,
    FinishedGame,
    IndexEntry,
    Store,
    StoredSnapshot,
    StoreError,
)

SNAPSHOT_EVERY = 500  # events
TOUCH_EVERY = 60_000  # milliseconds: how exactly the index knows when a table was touched
EVENT: Final = 100  # bytes on the disk beside the body of an event: its number, twice, and gaps
TABLE: Final = 4_000  # of a table beside its events: its line in the index, and a snapshot
UNNOTED: Final = frozenset(
    {
        *(e.Asked, e.Answered, e.Withdrawn, e.Played, e.Automated, e.Readied),
        *(e.Voted, e.Rested, e.Woken, e.Said, e.Reacted),
    }
)
"""The events that leave the index entry of a table as it is."""
Settle = Callable[[list[Decided], StoreError | None], None]
"""Hears that decisions are durable, or why they are not."""
_SNAPSHOTS: Final = msgspec.json.Decoder(Snapshot)


class Ledger:
    """Numbers the events of one table, and has them kept with its games and its index entry."""

    def __init__(self, context: Context, written: int, settle: Settle) -> None:
        """Go on after the first *written* events, which the store has."""
        self._context, self.written, self._settle = context, written, settle
        self._snapshot = written
        self._note: IndexEntry | None = None
        self._newest: Pending | None = None  # the last that is not durable yet

    @property
    def waiting(self) -> int:
        """How many decisions wait with the newest that is not durable yet."""
        return 0 if self._newest is None else len(self._newest.decisions)

    def write(self, table: Table, events: Sequence[e.Event], decision: Decided) -> int:
        """Write *events*, by which *table* came to be as it is; then publish *decision*.

        Return their size in bytes, with the record of a game that they ended.
        """
        size = self._append(table, events) if events else 0
        self.after(decision)
        return size

    def _append(self, table: Table, events: Sequence[e.Event]) -> int:
        addition, bodies = self._addition(table), [e.encode(each) for each in events]
        games = len(addition.games)
        addition.events += bodies
        self.written += len(events)
        self._keep_also(addition, table, events)
        kept = sum(len(game.record) + len(game.header) for game in addition.games[games:])
        return kept + sum(len(body) + EVENT for body in bodies)

    def after(self, decision: Decided) -> None:
        """Tell *decision* once all is durable that was written before."""
        if self._newest is None:
            self._settle([decision], None)
        else:
            self._newest.decisions.append(decision)

    async def settled(self) -> None:
        """Wait until all that was written is durable, or is known not to be."""
        if self._newest is not None:
            heard = asyncio.get_running_loop().create_future()
            self.after(Decided([], lambda _: None if heard.done() else heard.set_result(None)))
            await heard

    async def snapshot(self, table: Table) -> None:
        """Keep a snapshot of *table*, so that fewer events have to be read again."""
        if self.written > self._snapshot:
            self._take_snapshot(self._addition(table), table)
        await self.settled()

    def _addition(self, table: Table) -> Addition:
        """Return the addition of the next batch to *table*."""
        if self._newest is None or not self._newest.open:
            addition = Addition(table.id, self.written + 1)
            self._newest = Pending(addition, self._is_settled)
            self._context.group_commit.add(self._newest)
        return self._newest.addition

    def _is_settled(self, pending: Pending, error: StoreError | None) -> None:
        decisions, newest = pending.decisions, self._newest
        if error is not None and newest is not None and newest is not pending:
            self._context.group_commit.drop(newest)
            decisions = decisions + newest.decisions
        if error is not None or newest is pending:
            self._newest = None
        if error is None and pending.addition.note is not None:
            self._context.index.put(pending.addition.note)
        if error is None:
            for game in pending.addition.games:
                self._context.on_ended(game)
        self._settle(decisions, error)

    def _keep_also(self, addition: Addition, table: Table, events: Sequence[e.Event]) -> None:
        """Let the index, the game that *events* ended and a snapshot be kept with them."""
        self.note(addition, table, events)
        if any(isinstance(each, e.Ended) for each in events):
            self.keep_game(addition, table)
        if self.written - self._snapshot > SNAPSHOT_EVERY:
            self._take_snapshot(addition, table)

    def keep_game(self, addition: Addition, table: Table) -> None:
        """Keep the finished game of *table*, if one is over, for its replay."""
        game = table.finished()
        if game is not None:
            addition.games.append(_kept(table, game))

    def _take_snapshot(self, addition: Addition, table: Table) -> None:
        self._snapshot = self.written
        addition.snapshot = StoredSnapshot(self.written, msgspec.json.encode(table.snapshot()))

    def note(self, addition: Addition, table: Table, events: Sequence[e.Event]) -> None:
        """Note in the index what *events* changed of what it knows of *table*."""
        now, old = self._context.clock(), self._note
        fresh = old is not None and now - old.touched_ms < TOUCH_EVERY
        if fresh and all(type(each) in UNNOTED for each in events):
            return
        live = table.phase == "playing"
        new = noted(table.summary(), table.seated, listed=table.listed, live=live, now=now)
        if not fresh or old is None or replace(new, touched_ms=old.touched_ms) != old:
            self._note = addition.note = new


async def keep(context: Context, table: Table, events: Sequence[e.Event], address: str) -> None:
    """Keep *events*, the first of a *table* that nobody knows of yet, on behalf of *address*.

    Raises:
        StoreError: it is not known to be kept.
    """
    kept = asyncio.get_running_loop().create_future()

    def settle(_: list[Decided], error: StoreError | None) -> None:
        if error is None:
            kept.set_result(None)
        else:
            kept.set_exception(error)

    size = Ledger(context, 0, settle).write(table, events, Decided([], nothing))
    context.disk_budget.charge(table.id, address, "table", size + TABLE)
    await kept


async def keep_game(context: Context, table: Table) -> None:
    """Keep the game of *table* that is over, as Intriga once did after its last event.

    Raises:
        StoreError: it is not kept.
    """
    game = table.finished()
    if game is None or await context.store.game(game.id) is not None:
        return
    await context.store.keep_game(_kept(table, game))


def _kept(table: Table, game: Finished) -> FinishedGame:
    """Return *game* as the store keeps it; its header has the players' ids, never sent out."""
    kept = table.snapshot().kept
    seated = {chair.seat: chair for chair in kept.chairs}
    chairs = [seated.get(seat) for seat in range(len(game.lines[0]["seats"]))]
    header = {
        **game.lines[0],
        OPEN: game.open_cards,
        PEOPLE: [chair.person if chair else "" for chair in chairs],
        FACES: game.faces,
        WINNERS: kept.deal.winners if kept.deal else [],
    }
    record = "".join(f"{format_line(line)}\n" for line in game.lines)
    return FinishedGame(
        game.id, table.id, game.number, msgspec.json.encode(header), record, game.ended
    )


def seats_of(kept: FinishedGame, who: Person | None) -> frozenset[int]:
    """Return the seats that *who* had in the game *kept*."""
    people = msgspec.json.decode(kept.header)[PEOPLE]
    return frozenset(seat for seat, person in enumerate(people) if who and person == who.id)


async def restored(store: Store, table: str) -> Table | None:
    """Return *table* as its events in *store* have made it, None if there are none.

    Where many had to be read a snapshot is kept, so that they are not read again: a server that
    is killed often never comes to keep one by itself.

    Raises:
        StoreError: it cannot be read, or is damaged.
    """
    found, events = await _read(store, table)
    if found is not None and events > SNAPSHOT_EVERY:
        with suppress(StoreError):  # it is read at length again
            await store.snapshot(table, found.number, msgspec.json.encode(found.snapshot()))
    return found


async def glanced(store: Store, table: str) -> Table | None:
    """Return *table* as its events in *store* have made it, to be looked at; None without any.

    It may be with another server, and stays there.

    Raises:
        StoreError: it cannot be read, or is damaged.
    """
    return (await _read(store, table))[0]


async def _read(store: Store, table: str) -> tuple[Table | None, int]:
    """Return *table* and how many events had to be read for it."""
    latest = await store.latest(table)
    events = await store.read(table, latest.n if latest else 0)
    if latest is None and not events:
        return None, 0
    try:
        snapshot = _SNAPSHOTS.decode(latest.body) if latest else None
        found = Table.restore((decode(each.body) for each in events), snapshot)
    except (msgspec.MsgspecError, ValueError) as error:  # no cause: it may quote what was written
        raise StoreError(f"table {table!r} is damaged: {type(error).__name__}") from None
    return found, len(events)
