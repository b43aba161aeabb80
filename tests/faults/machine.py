"""A machine that fails: its disk is full, slow, loses a write or cannot be read; its clock jumps.

A library of ours (``shim.c``) stands before libc in the processes that get
:attr:`Machine.environment`.  The file systems that can fail need root or a mount, libfiu counts
calls of a whole process and knows no folder, and libfaketime shifts the clock that only goes
forward too; so these lines are our own.
"""

import errno
import mmap
import struct
from enum import IntEnum
from pathlib import Path
from typing import Final

from intriga.server.run import DATABASE

WORD: Final = struct.Struct("=q")


class Field(IntEnum):
    """The fields of the page that both sides map, in the order of ``shim.c``."""

    CLOCK_S = 0
    WRITES = 1
    FIRST = 2
    EVERY = 3
    LAST = 4
    ERROR = 5
    FULL = 6
    SYNC_US = 7
    FAILED = 8
    SHORT = 9
    SHORTENED = 10
    READS = 11
    READ_EVERY = 12
    UNREAD = 13


class Machine:
    """Steers the disk under *folder*, and the clock, of all processes with its environment."""

    def __init__(self, library: Path, folder: Path, files: str = DATABASE) -> None:
        """Begin with a sound machine; only files that begin with *files* are watched."""
        control = folder / "control"
        control.write_bytes(bytes(len(Field) * WORD.size))
        control.chmod(0o666)
        with control.open("r+b") as file:
            self._page = mmap.mmap(file.fileno(), 0)
        self.environment = {
            "LD_PRELOAD": str(library),
            "INTRIGA_FAULT_CONTROL": str(control),
            "INTRIGA_FAULT_FILES": str(folder / files),
        }

    def __getitem__(self, field: Field) -> int:
        return int(WORD.unpack_from(self._page, field * WORD.size)[0])

    def __setitem__(self, field: Field, value: int) -> None:
        WORD.pack_into(self._page, field * WORD.size, value)

    @property
    def writes(self) -> int:
        """How many writes and waits for the disk there were."""
        return self[Field.WRITES]

    @property
    def failed(self) -> int:
        """How many of them failed."""
        return self[Field.FAILED]

    def shift_clock(self, seconds: int) -> None:
        """Set the clock of the day off by so many seconds."""
        self[Field.CLOCK_S] = seconds

    def fail(self, first: int, *, every: int = 0, last: int = 1 << 60) -> None:
        """Let write number *first* fail once, and *every* so many after it, up to the *last*."""
        self[Field.ERROR], self[Field.EVERY], self[Field.LAST] = errno.EIO, every, last
        self[Field.FIRST] = first

    def fill(self, *, full: bool) -> None:
        """Let no write succeed while the disk is full."""
        self[Field.FULL] = int(full)

    def slow_down(self, microseconds: int) -> None:
        """Let each wait for the disk last so much longer."""
        self[Field.SYNC_US] = microseconds

    @property
    def shortened(self) -> int:
        """How many writes and reads stopped half way."""
        return self[Field.SHORTENED]

    @property
    def unread(self) -> int:
        """How many reads failed."""
        return self[Field.UNREAD]

    def stop_half_way(self, every: int) -> None:
        """Let one of *every* so many writes and reads do half of what it was asked; 0 for none."""
        self[Field.SHORT] = every

    def fail_to_read(self, every: int) -> None:
        """Let one of *every* so many reads fail; 0 for none."""
        self[Field.READ_EVERY] = every
