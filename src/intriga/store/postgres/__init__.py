"""A store in a PostgreSQL database, which several servers may share."""

from intriga.core.extras import Need, state_needs

state_needs(
    __name__,
    dict.fromkeys(
        ["archive", "link", "nodes", "postgres_store", "schema", "tidy"],
        (Need("asyncpg", "intriga[postgres]"),),
    ),
)
