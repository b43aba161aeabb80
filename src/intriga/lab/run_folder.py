"""Folders of runs: one process at a time, and files that are whole or not there."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from intriga.core.errors import BadOptions

LOCK: Final = ".lock"
FRESH: Final = "fresh"  # how the name of a file begins that is not whole yet


@contextmanager
def alone_in(folder: Path) -> Generator[None, None, None]:
    """Make *folder* and hold it for this thread, which may hold it already.

    The system frees it when the process ends, however it ends.

    Raises:
        BadOptions: another process holds it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / LOCK
    lock = FileLock(
        path,
        blocking=False,
        fallback_to_soft=False,  # a file that is merely there would outlive a crash
        preserve_lock_file=True,  # else two could hold locks on files of one name
        is_singleton=True,  # a command holds the folder in which its stages hold theirs
    )
    try:
        lock.acquire()
    except Timeout:
        reason = f"another process learns in {folder}; wait for it, or name another folder"
        raise BadOptions("run", reason) from None
    try:
        for left in folder.glob(f"{FRESH}-*"):
            left.unlink()  # of a process that was killed while it wrote
        yield
    finally:
        lock.release()


@contextmanager
def written_whole(path: Path) -> Generator[Path, None, None]:
    """Yield the name of a file to write, which takes the place of *path* if that succeeds."""
    fresh = path.with_name(f"{FRESH}-{os.getpid()}-{path.name}")
    try:
        yield fresh
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
