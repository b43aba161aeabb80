"""One server for one database: a lock that the system drops when its holder dies."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from intriga.store.interface import StoreError

if sys.platform != "win32":
    import fcntl


class Lock:
    """The lock of a database, the file beside it that ends in ``.lock``.

    The file stays when the lock is dropped: to remove it would let two hold it.  It
    holds the number of the process that locked it last.  Nothing is locked on Windows.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock.

        Raises:
            StoreError: another server holds it, or the file cannot be written.
        """
        path = database.with_name(f"{database.name}.lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"{path} cannot be opened: {error.strerror}") from error
        try:
            self._take(database)
        except BaseException:
            os.close(self._file)
            raise

    def _take(self, database: Path) -> None:
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(
                f"{database} is in use by another server, process {self._holder()}"
            ) from None
        except OSError as error:
            raise StoreError(f"{database} cannot be locked: {error.strerror}") from error
        with suppress(OSError):  # a full disk: the lock holds without its number
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def _holder(self) -> str:
        return os.pread(self._file, 20, 0).decode("ascii", "replace").strip() or "unknown"

    def drop(self) -> None:
        """Let another server have the database."""
        os.close(self._file)
