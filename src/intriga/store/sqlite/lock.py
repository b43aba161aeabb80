"""One server for one database: a lock that the system drops when its holder dies."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from intriga.store.interface import InUse, StoreError

USED: Final = "used"
SCHEMES: Final = ("http://", "https://")  # how an address begins


class Lock:
    """The lock of a database, the file beside it that ends in ``.lock``.

    The file stays when the lock is dropped, and holds the number of the process that locked it
    last, whether the database was ever in use (one that could not be made was not), and where
    browsers reach the server that has it.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock.

        Raises:
            InUse: another server holds it.
            StoreError: the file cannot be written.
        """
        path = lock_of(database)
        self.was_used = _is_marked(path)
        self._file, self._address = -1, ""
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
            raise InUse(str(database), *_holder(path)) from None
        except OSError as error:
            raise StoreError(f"{path} cannot be locked: {error.strerror}") from error

    def mark_used(self) -> None:
        """Write that the database has its tables."""
        if not self.was_used:
            self.was_used = True
            self._sign(self._file)

    def tell(self, address: str) -> None:
        """Write where browsers reach this server, for another one that is refused."""
        self._address = address
        self._sign(self._file)

    def _sign(self, file: int) -> None:
        """Write what is known of this process; on a full disk the lock holds without it."""
        self._file = file
        lines = [str(os.getpid()), USED if self.was_used else "", self._address]
        text = "".join(f"{line}\n" for line in lines if line)
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


def _holder(path: Path) -> tuple[str, str]:
    """Return the process that holds the lock, and its address."""
    lines = _lines(path)
    addresses = (line for line in lines if line.startswith(SCHEMES))
    return next(iter(lines), "unknown"), next(addresses, "")


def _is_marked(path: Path) -> bool:
    return USED in _lines(path)


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="ascii", errors="replace").split()
    except OSError:  # it is not there, or Windows lets nobody else read it
        return []
