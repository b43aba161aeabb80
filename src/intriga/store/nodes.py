"""The servers that use a database: one at a time, each with a lease that it renews.

A node is alive while its lease lasts, by the database's clock, and its connection holds a
lock: a server that was killed is dead at once, one that stands still after some seconds.
"""

import os
import socket
from typing import Final

from intriga.store.interface import StoreError
from intriga.store.postgres_link import PostgresSession
from intriga.store.postgres_schema import migrate_postgres

LEASE: Final = 10  # seconds that a node is alive after it renewed its lease
RENEWAL: Final = 2.0  # seconds from one renewal to the next
UNTIL: Final = f"clock_timestamp() + interval '{LEASE} seconds'"
SPACE: Final = "hashtext(current_schema() || '.nodes')"  # locks are shared by all schemas
ALIVE: Final = (
    "SELECT node, address FROM nodes WHERE alive_until > clock_timestamp() AND node <> $1"
)
IS_FREE: Final = f"SELECT pg_try_advisory_lock({SPACE}, $1)"
LET_GO: Final = f"SELECT pg_advisory_unlock({SPACE}, $1)"
ENTER: Final = f"""INSERT INTO nodes (address, alive_until)
    VALUES ($1, {UNTIL}) RETURNING node"""  # noqa: S608  a text of ours
HOLD: Final = f"SELECT pg_advisory_lock({SPACE}, $1)"
RENEW: Final = f"UPDATE nodes SET alive_until = {UNTIL} WHERE node = $1 RETURNING node"  # noqa: S608
LEAVE: Final = "DELETE FROM nodes WHERE node = $1"


async def enter(connection: PostgresSession, before: int) -> int:
    """Migrate the database if need be, and return the number of a new node, in place of *before*.

    Raises:
        StoreError: another server uses the database, or it is not for this program.
    """
    async with connection.transaction():
        await migrate_postgres(connection)  # it also lets one enter after the other
        for node, address in await connection.fetch(ALIVE, before):
            if not await connection.fetchval(IS_FREE, node):
                raise StoreError(f"the database is in use by another server, {address}")
            await connection.execute(LET_GO, node)
        await connection.execute("DELETE FROM nodes")  # whoever wakes up among them writes nothing
        node = await connection.fetchval(ENTER, f"process {os.getpid()} on {socket.gethostname()}")
        await connection.execute(HOLD, node)
    return node


async def renew(connection: PostgresSession, node: int) -> None:
    """Write that *node* is alive.

    Raises:
        StoreError: others found it dead.
    """
    if await connection.fetchval(RENEW, node) is None:
        raise StoreError("another server has taken the database over")


async def leave(connection: PostgresSession, node: int) -> None:
    """Let another server enter at once."""
    await connection.execute(LEAVE, node)
