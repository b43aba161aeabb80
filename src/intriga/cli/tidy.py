"""``intriga tidy``: the database of a server forgets tables that nobody comes to any more."""

import asyncio
from pathlib import Path
from time import time
from typing import Annotated, Final

from cyclopts import App, Parameter

from intriga.cli.arguments import kept_place
from intriga.terminal.failures import refuse, tells_failures
from intriga.words import Language, detect

app = App(name="tidy")

DAY: Final = 86_400_000  # milliseconds
MB: Final = 1_000_000


@app.default
@tells_failures("tidy")
def tidy(
    *,
    older_than: int,
    data: Path | None = None,
    database: str | None = None,
    unfinished: Annotated[bool, Parameter(negative="")] = False,
    replays: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Forget the tables that nobody has come to for a number of days.

    Parameters
    ----------
    older_than
        How many days nobody has come to them.
    data
        The folder that keeps the tables; otherwise in your data directory.
    database
        The PostgreSQL database that keeps them instead: postgresql://user@host/name. Its password
        goes into ~/.pgpass, or the whole URL into INTRIGA_DATABASE.
    unfinished
        Forget tables with a game under way too.
    replays
        Forget finished games too that are older: links to their replays lead nowhere then.
    """
    from intriga.server.run import DATABASE
    from intriga.store.upkeep import tidy as forget

    if older_than < 1:
        return refuse("tidy", f"--older-than is 1 day at the least, not {older_than}")
    if data is not None and database is not None:
        return refuse("tidy", Language(detect()).format("cli-serve-two-places"))
    before = int(time() * 1000) - older_than * DAY
    kept = kept_place(data, database)
    place = kept / DATABASE if isinstance(kept, Path) else kept
    done = asyncio.run(forget(place, before, unfinished=unfinished, replays=replays))
    tables = "1 table" if done.tables == 1 else f"{done.tables:,} tables"
    games = "1 finished game" if done.games == 1 else f"{done.games:,} finished games"
    print(f"{tables} and {games} forgotten; {done.size / MB:,.1f} MB are free again.")
    return 0
