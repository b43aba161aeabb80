"""Forgetting, in a PostgreSQL database; :mod:`intriga.store.tidy` says what is forgotten."""

from typing import Final

from intriga.store.archive import KINDS
from intriga.store.interface import YEAR, StoreError
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.postgres.link import PostgresSession
from intriga.store.postgres.postgres_archive import connected, sole_user
from intriga.store.postgres.postgres_schema import KNOWN

OLD: Final = "SELECT id FROM tables WHERE touched_ms < $1 AND live <= $2"
GAMES: Final = """WITH gone AS (DELETE FROM games WHERE ended_ms < $1 RETURNING id)
    SELECT count(*) FROM gone"""
REVOKED: Final = "DELETE FROM revoked WHERE revoked_ms < $1"
ACTS: Final = "DELETE FROM acts WHERE undone_ms < $1 OR until_ms < $1"
REPORTS: Final = "DELETE FROM reports WHERE at_ms < $1"
PARTS: Final = ("snapshots", "events", "owners")  # a snapshot refers to an event
SHRUNK: Final = (*(kind.name for kind in KINDS), "owners")
SIZE: Final = (
    "SELECT sum(pg_total_relation_size(to_regclass(name))) FROM unnest($1::text[]) AS name"
)


async def tidy_database(
    url: DatabaseUrl, before_ms: int, *, unfinished: bool, replays: bool
) -> tuple[int, int, int]:
    """Forget in the database at *url*; return how many tables, games and bytes went.

    The remaining rows are written again without the gaps, which takes room for both meanwhile.

    Raises:
        StoreError: Intriga keeps nothing there, a server uses it, or it cannot be written.
    """
    await _look_for(url)
    async with sole_user(url) as connection:
        size: int = await connection.fetchval(SIZE, SHRUNK)
        async with connection.transaction():
            old = [table for (table,) in await connection.fetch(OLD, before_ms, unfinished)]
            await _forget(connection, old)
            await connection.execute(REVOKED, before_ms - YEAR)
            await connection.execute(ACTS, before_ms)
            await connection.execute(REPORTS, before_ms)
            games: int = await connection.fetchval(GAMES, before_ms) if replays else 0
        for name in SHRUNK:
            await connection.execute(f"VACUUM FULL {name}")
        left: int = await connection.fetchval(SIZE, SHRUNK)
    return len(old), games, max(0, size - left)


async def _look_for(url: DatabaseUrl) -> None:
    """Do nothing where Intriga keeps something; a server would begin there otherwise.

    Raises:
        StoreError: it keeps nothing there, or the database cannot be reached.
    """
    async with connected(url) as connection:
        _, ours = await connection.fetchrow(KNOWN)
    if ours is None:
        raise StoreError(f"{url} does not exist for Intriga: it keeps nothing there")


async def _forget(connection: PostgresSession, old: list[str]) -> None:
    for part in PARTS:
        await connection.execute(f"DELETE FROM {part} WHERE table_id = ANY($1)", old)  # noqa: S608  a constant
    await connection.execute("DELETE FROM tables WHERE id = ANY($1)", old)
