"""The servers that use a database: each is a node, with a lease that it renews.

A node is alive while its lease lasts, by the database's clock, and its connection holds a
lock: a server that was killed is dead at once, one that stands still after some seconds.
Nodes with an address share the database; one without has it for itself.
"""

import os
import socket
from collections.abc import Sequence
from typing import Final

from intriga.store.interface import (
    Elsewhere,
    IndexEntry,
    NodeReport,
    OperatorAct,
    OtherNodes,
    StoreError,
)
from intriga.store.postgres.link import PostgresSession
from intriga.store.postgres.sql import ACTS_SINCE, migrate_postgres

LEASE: Final = 5  # seconds that a node is alive after it renewed its lease
RENEWAL: Final = 1.0  # seconds from one renewal to the next
UNTIL: Final = f"clock_timestamp() + interval '{LEASE} seconds'"
SPACE: Final = "hashtext(current_schema() || '.nodes')"  # locks are shared by all schemas
# A lock of two numbers: PostgreSQL shows the first without a sign, and counts locks by database.
HELD: Final = f"""SELECT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND granted
        AND classid::bigint = ({SPACE}::bigint & 4294967295)
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""  # noqa: S608  a text of ours
BURY: Final = f"""DELETE FROM nodes WHERE node <> $1
    AND (alive_until < clock_timestamp() OR node NOT IN ({HELD}))"""  # noqa: S608
OTHERS: Final = "SELECT address, shared FROM nodes WHERE node <> $1"
ENTER: Final = f"""INSERT INTO nodes (address, shared, schema, alive_until)
    VALUES ($1, $2, $3, {UNTIL}) RETURNING node"""  # noqa: S608
HOLD: Final = f"SELECT pg_advisory_lock({SPACE}, $1)"
RENEW: Final = f"UPDATE nodes SET alive_until = {UNTIL} WHERE node = $1 RETURNING node"  # noqa: S608
LEAVE: Final = "DELETE FROM nodes WHERE node = $1"
# Where a table is, and whether its last event can be read by this program.
WHERE_IS: Final = """SELECT nodes.address, nodes.shared, coalesce(events.schema, 0) AS schema
    FROM owners LEFT JOIN nodes ON nodes.node = owners.node AND nodes.node <> $2
    LEFT JOIN events ON events.table_id = owners.table_id AND events.n = owners.n
    WHERE owners.table_id = $1"""
READER: Final = """SELECT address FROM nodes
    WHERE shared AND schema >= $1 AND node <> $2 ORDER BY schema, node LIMIT 1"""
TELL: Final = "UPDATE nodes SET people = $2, used = $3 WHERE node = $1"
TOLD: Final = "SELECT people, used FROM nodes WHERE node <> $1 AND alive_until > clock_timestamp()"
# All that was written by transactions that were under way or to come at the instant $1.
SINCE: Final = """WITH instant AS (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS xmin)
    SELECT instant.xmin::text, id, listed, live, summary, touched_ms
    FROM instant LEFT JOIN tables ON changed >= $1::text::xid8 ORDER BY touched_ms"""
REVOKED_SINCE: Final = "SELECT person FROM revoked WHERE changed >= $1::text::xid8"
INSTANT: Final = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text"


async def enter(
    connection: PostgresSession, before: int, address: str | None, schema: int
) -> tuple[int, str]:
    """Return the number of a new node, in place of *before*, and the instant of its entry.

    It is reached at *address*, or has the database for itself, and reads events up to *schema*.
    The database is migrated if need be.

    Raises:
        StoreError: another server uses the database, or it is not for this program.
    """
    async with connection.transaction():
        await migrate_postgres(connection)  # it also lets one enter after the other
        await connection.execute(BURY, before)
        _check(await connection.fetch(OTHERS, before), address)
        await connection.execute(LEAVE, before)
        name = address or f"process {os.getpid()} on {socket.gethostname()}"
        node = await connection.fetchval(ENTER, name, address is not None, schema)
        await connection.execute(HOLD, node)
        return node, await connection.fetchval(INSTANT)


def _check(others: Sequence[tuple[str, bool]], own: str | None) -> None:
    """Let a node enter beside *others* that is reached at its *own* address.

    Raises:
        StoreError: one of them has the database for itself, or is reached there too.
    """
    for address, shared in others:
        if not shared or own is None:
            raise StoreError(
                f"the database is in use by another server, {address}; several share one where "
                "each is started with --address"
            )
        if address == own:
            raise StoreError(
                f"another server of the database has --address {address} already; "
                "give each one its own"
            )


async def renew(connection: PostgresSession, node: int) -> None:
    """Write that *node* is alive.

    Raises:
        StoreError: others found it dead.
    """
    if await connection.fetchval(RENEW, node) is None:
        raise StoreError("another server has taken the database over")


async def leave(connection: PostgresSession, node: int) -> None:
    """Let other servers have what *node* has."""
    await connection.execute(LEAVE, node)


async def find_elsewhere(
    connection: PostgresSession, node: int, table: str, schema: int
) -> StoreError | None:
    """Return where *table* is, or why *node*, which reads up to *schema*, cannot have it.

    None: there is no such table, or it is to be had.
    """
    row = await connection.fetchrow(WHERE_IS, table, node)
    if row is None:
        return None
    address, shared, written = row
    if address is None and written > schema:
        reader = await connection.fetchval(READER, written, node)
        newer = StoreError(f"table {table!r} was written by a newer Intriga")
        return newer if reader is None else Elsewhere(table, reader)
    return None if address is None else Elsewhere(table, address if shared else None)


async def share(
    connection: PostgresSession, node: int, since: str, report: NodeReport
) -> tuple[OtherNodes, str]:
    """Tell the others *report*; return what they tell, and from when on to ask the next time."""
    await connection.execute(TELL, node, report.people, report.used)
    told = [NodeReport(*row) for row in await connection.fetch(TOLD, node)]
    rows = await connection.fetch(SINCE, since)
    noted = [IndexEntry(*entry) for _, *entry in rows if entry[0] is not None]
    revoked = [person for (person,) in await connection.fetch(REVOKED_SINCE, since)]
    acts = [OperatorAct(*row) for row in await connection.fetch(ACTS_SINCE, since)]
    return OtherNodes(told, noted, revoked, node, acts), rows[0][0]
