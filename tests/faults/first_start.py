"""Open the store at a path, as a server does when it begins: ``python first_start.py PATH``."""

import asyncio
import sys
from pathlib import Path

from intriga.store.interface import StoreError
from intriga.store.sqlite.sqlite_store import SqliteStore
from intriga.store.upcasters import Upcasters


async def begin(path: Path) -> None:
    """Open the store, and close it."""
    await SqliteStore(path, upcasters=Upcasters(newest=1), snapshot_schema=1).close()


if __name__ == "__main__":
    try:
        asyncio.run(begin(Path(sys.argv[1])))
    except StoreError as error:
        sys.exit(str(error))
