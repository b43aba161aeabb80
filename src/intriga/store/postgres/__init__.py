"""A store in a PostgreSQL database, which several servers may share."""

from intriga.core.optional_packages import Need, state_needs

state_needs(
    __name__,
    dict.fromkeys(
        ["link", "nodes", "postgres_archive", "postgres_schema", "postgres_store", "postgres_tidy"],
        (Need("asyncpg", "intriga[postgres]"),),
    ),
)
