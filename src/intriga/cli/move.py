"""``intriga move``: all that a server keeps, copied from a file to a database, or back."""

import asyncio
import sqlite3
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from intriga.terminal.failures import BAD_CALL
from intriga.words import Language, detect

if TYPE_CHECKING:
    from intriga.store.postgres.database_url import DatabaseUrl

app = App(name="move")


@app.default
def move(
    *,
    source: Annotated[str, Parameter(name="--from")],
    target: Annotated[str, Parameter(name="--to")],
) -> int:
    """Copy tables, games and keys to an empty place; what was copied from stays as it is.

    Parameters
    ----------
    source
        A folder as --data of intriga serve names it, or a database,
        postgresql://user@host/name.
    target
        A folder or database with nothing in it.
    """
    from intriga.core.errors import IntrigaError
    from intriga.store.upkeep import move

    language = Language(detect())
    try:
        copied = asyncio.run(move(_place(source), _place(target)))
    except (IntrigaError, OSError, ModuleNotFoundError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        print(language.format("cli-move-cannot", reason=reason or ""), file=sys.stderr)
        return BAD_CALL
    counts = {name: str(count) for name, count in copied.counts.items()}
    print(language.format("cli-move-done", digest=copied.digest, **counts))
    return 0


def _place(where: str) -> "Path | DatabaseUrl":
    """Return the file in the folder *where*, which is made if need be, or the database.

    Raises:
        StoreError: the address of the database is not readable, or holds a password.
        OSError: the folder cannot be made.
    """
    from intriga.server.run import DATABASE
    from intriga.store.postgres.database_url import is_url, on_command_line

    return on_command_line(where) if is_url(where) else Path(where) / DATABASE
