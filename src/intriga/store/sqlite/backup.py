"""A copy of the database that is whole whenever it is there."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from intriga.store.interface import StoreError
from intriga.store.sqlite.file import connect, make_private


def back_up(database: Path, copy: Path) -> None:
    """Write what is committed in *database* to *copy*, readable by its owner only.

    Raises:
        StoreError: the copy exists already, or cannot be written.
    """
    if copy.exists():
        raise StoreError(f"{copy} exists already and is not overwritten")
    part = copy.with_name(f"{copy.name}.part")  # VACUUM INTO may be cut short
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        try:
            _copy(database, part)
            part.rename(copy)
        finally:
            part.unlink(missing_ok=True)
        if os.name == "posix":
            _make_durable(copy.parent, os.O_RDONLY)
    except OSError as error:
        raise StoreError(f"{copy} cannot be written: {error.strerror}") from error
    except sqlite3.Error as error:
        raise StoreError(f"{copy} cannot be written: {error}") from error


def _copy(database: Path, part: Path) -> None:
    with closing(connect(database)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    _make_durable(part, os.O_RDWR)  # VACUUM INTO leaves that to its caller


def _make_durable(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
