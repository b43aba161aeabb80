"""A table made again from its log."""

from contextlib import suppress
from typing import Final

import msgspec

from intriga.server.tables.ledger import SNAPSHOT_EVERY
from intriga.service.events import decode
from intriga.service.table import Snapshot, Table
from intriga.store.interface import Store, StoreError

_SNAPSHOTS: Final = msgspec.json.Decoder(Snapshot)


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
