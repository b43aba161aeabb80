"""One server for one database: a lock that the system drops when its holder dies."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from intriga.store.interface import StoreError

USED: Final = "used"


class Lock:
    """The lock of a database, the file beside it that ends in ``.lock``.

    The file stays when the lock is dropped, and holds the number of the process that locked it
    last, and whether the database was ever in use: one that could not be made was not.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock.

        Raises:
            StoreError: another server holds it, or the file cannot be written.
        """
        path = lock_of(database)
        self.was_used = _is_marked(path)
        self._file = -1
        self._lock = FileLock(
            path,
            blocking=False,
            mode=0o600,
            thread_local=False,  # whichever thread opened the database, another may close it
            fallback_to_soft=False,  # a file that is merely there would outlive a crash
            preserve_lock_file=True,  # else two could hold locks on files of one name
            on_acquired=self._sign,
        )
        try:
            self._lock.acquire()
        except Timeout:
            raise StoreError(
                f"{database} is in use by another server, process {_holder(path)}"
            ) from None
        except OSError as error:
            raise StoreError(f"{path} cannot be locked: {error.strerror}") from error

    def mark_used(self) -> None:
        """Write that the database has its tables."""
        if not self.was_used:
            self.was_used = True
            self._sign(self._file)

    def _sign(self, file: int) -> None:
        """Write the number of this process; on a full disk the lock holds without it."""
        self._file = file
        text = f"{os.getpid()}\n{USED}\n" if self.was_used else f"{os.getpid()}\n"
        with suppress(OSError):
            os.ftruncate(file, 0)
            os.lseek(file, 0, os.SEEK_SET)
            os.write(file, text.encode())

    def drop(self) -> None:
        """Let another server have the database."""
        self._lock.release()


def lock_of(database: Path) -> Path:
    """Return where the lock of *database* lies, once it was locked."""
    return database.with_name(f"{database.name}.lock")


def _holder(path: Path) -> str:
    return next(iter(_lines(path)), "unknown")


def _is_marked(path: Path) -> bool:
    return USED in _lines(path)


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="ascii", errors="replace").split()
    except OSError:  # it is not there, or Windows lets nobody else read it
        return []
