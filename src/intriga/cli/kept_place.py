"""Where a server keeps its tables, as the options and the environment say."""

from pathlib import Path
from typing import TYPE_CHECKING

from intriga.cli.record_file import data_folder

if TYPE_CHECKING:
    from intriga.store.postgres.database_url import DatabaseUrl


def kept_place(data: Path | None, database: str | None) -> "Path | DatabaseUrl":
    """Return the folder or the database that keeps the tables.

    Raises:
        StoreError: the address of the database is not readable, or holds a password.
    """
    from intriga.store.postgres.database_url import from_environment, on_command_line

    if database is not None:
        return on_command_line(database)
    if data is None:
        return from_environment() or data_folder().parent
    return data
