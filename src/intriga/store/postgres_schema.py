"""The tables of a PostgreSQL database, and the way to them from every earlier release.

They lie in the schema that the connection finds first.  The table ``intriga`` has one row,
the number of steps taken.  A step that was released never changes: a new one follows it.
"""

from collections.abc import Sequence
from typing import Final

from intriga.store.interface import StoreError
from intriga.store.postgres_link import PostgresSession

EVENTS: Final = """
    CREATE TABLE events (
        table_id text COLLATE "C" NOT NULL,
        n bigint NOT NULL CHECK (n > 0),
        schema integer NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (table_id, n)
    )"""
# A node is a server that runs; one that is found dead is deleted, and enters under a new number.
NODES: Final = """
    CREATE TABLE nodes (
        node integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        address text NOT NULL,
        alive_until timestamptz NOT NULL
    )"""
# No foreign key to nodes: a table whose node is gone keeps its number and its fence.
OWNERS: Final = """
    CREATE TABLE owners (
        table_id text COLLATE "C" PRIMARY KEY,
        node integer NOT NULL,
        fence bigint NOT NULL,
        n bigint NOT NULL
    ) WITH (fillfactor = 70)"""
SNAPSHOTS: Final = """
    CREATE TABLE snapshots (
        table_id text COLLATE "C" PRIMARY KEY,
        n bigint NOT NULL,
        schema integer NOT NULL,
        body bytea NOT NULL,
        FOREIGN KEY (table_id, n) REFERENCES events (table_id, n)
    )"""
TABLES: Final = """
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY,
        listed boolean NOT NULL,
        live boolean NOT NULL,
        summary bytea NOT NULL,
        touched_ms bigint NOT NULL
    ) WITH (fillfactor = 70)"""
GAMES: Final = """
    CREATE TABLE games (
        id text COLLATE "C" PRIMARY KEY,
        table_id text COLLATE "C" NOT NULL,
        number integer NOT NULL,
        header bytea NOT NULL,
        record text NOT NULL,
        ended_ms bigint NOT NULL,
        UNIQUE (table_id, number)
    )"""
POSTGRES_STEPS: Final[Sequence[Sequence[str]]] = (
    (
        EVENTS,
        NODES,
        OWNERS,
        SNAPSHOTS,
        TABLES,
        "CREATE INDEX tables_touched ON tables (touched_ms)",
        GAMES,
        "CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL)",
    ),
    (
        # What nodes that share the database say of themselves, and which events they can read.
        """ALTER TABLE nodes ADD shared boolean NOT NULL DEFAULT false,
            ADD schema integer NOT NULL DEFAULT 0,
            ADD people integer NOT NULL DEFAULT 0, ADD used bytea NOT NULL DEFAULT ''""",
        # The transaction that noted a table: others ask what was noted since they last did.
        "ALTER TABLE tables ADD changed xid8 NOT NULL DEFAULT pg_current_xact_id()",
        "CREATE INDEX tables_changed ON tables (changed)",
    ),
    (
        # The identities that were ended, and the transaction that did it, as for tables.
        """CREATE TABLE revoked (
            person text COLLATE "C" PRIMARY KEY,
            revoked_ms bigint NOT NULL,
            changed xid8 NOT NULL DEFAULT pg_current_xact_id()
        )""",
        "CREATE INDEX revoked_changed ON revoked (changed)",
    ),
    (
        """CREATE TABLE analyses (
            game_id text COLLATE "C" PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            version text NOT NULL,
            body bytea NOT NULL
        )""",
    ),
    (
        # As in SQLite: by which another browser becomes that of a person, once.
        """CREATE TABLE device_links (
            person text COLLATE "C" PRIMARY KEY,
            digest bytea NOT NULL UNIQUE,
            until_ms bigint NOT NULL,
            opened boolean NOT NULL
        )""",
    ),
)
MARK: Final = "CREATE TABLE IF NOT EXISTS intriga (version integer NOT NULL)"
ALONE: Final = "SELECT pg_advisory_xact_lock(hashtext('intriga'), hashtext(current_schema()))"
KNOWN: Final = "SELECT current_schema(), to_regclass(format('%I.intriga', current_schema()))"
OTHERS: Final = """SELECT count(*) FROM pg_class
    JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname = current_schema() AND relkind IN ('r', 'p')"""


async def migrate_postgres(
    connection: PostgresSession, steps: Sequence[Sequence[str]] = POSTGRES_STEPS
) -> None:
    """Take the steps that the database has not taken yet, in the transaction that is open.

    Raises:
        StoreError: it is no database of Intriga, or one of a newer program.
    """
    await connection.execute(ALONE)
    version = await _version(connection)
    if version > len(steps):
        raise StoreError(
            f"the database is of version {version}, written by a newer Intriga; "
            f"this one reads up to version {len(steps)}"
        )
    if version == len(steps):
        return
    await connection.execute(MARK)
    for step in steps[version:]:
        for statement in step:
            await connection.execute(statement)
    await connection.execute("DELETE FROM intriga")
    await connection.execute("INSERT INTO intriga VALUES ($1)", len(steps))


async def _version(connection: PostgresSession) -> int:
    """Return how many steps the database has taken.

    Raises:
        StoreError: it is no database of Intriga.
    """
    schema, ours = await connection.fetchrow(KNOWN)
    if schema is None:
        raise StoreError("the database has no schema to write to: search_path names none")
    if ours is not None:
        return await connection.fetchval("SELECT version FROM intriga") or 0
    if await connection.fetchval(OTHERS):
        raise StoreError(
            f"the schema {schema!r} of the database holds tables of another program, "
            "not of Intriga: give Intriga a schema or a database of its own"
        )
    return 0
