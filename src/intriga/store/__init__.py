"""What must outlive a crash: the events of tables, their snapshots, finished games, secrets.

:class:`~intriga.store.interface.Store` is what a server asks of it;
:class:`~intriga.store.sqlite.sqlite_store.SqliteStore` keeps it in one file.  Events are bytes
of JSON here: the store knows nothing of games.
"""

from intriga.core.extras import Need, state_needs

POSTGRES = [Need("asyncpg", "intriga[postgres]")]
state_needs(
    __name__,
    dict.fromkeys(
        [
            "nodes",
            "postgres",
            "postgres_archive",
            "postgres_link",
            "postgres_schema",
            "postgres_tidy",
        ],
        POSTGRES,
    ),
)
