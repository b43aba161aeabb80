"""The record that a game leaves, written line by line as it goes."""

import os
from datetime import date
from pathlib import Path
from typing import IO

from platformdirs import user_data_path

from intriga.core.record_text import format_line
from intriga.core.ruleset import Json


class RecordFile:
    """Writes a record to a file, flushed each time; without a file it writes nothing."""

    def __init__(self, path: Path | None, file: IO[str] | None) -> None:
        self.path, self.file = path, file

    def keep(self, *lines: Json) -> None:
        """Write *lines* of the record, all at once."""
        if self.file is not None:
            self.file.write("".join(format_line(line) + "\n" for line in lines))
            self.file.flush()

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            self.file.close()


def new_file(folder: Path) -> RecordFile:
    """Return a record file for a new file in *folder*, named by the day and a number.

    Raises:
        OSError: the folder or the file cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"{date.today().isoformat()}-{number}.jsonl"  # noqa: DTZ011  the person's own day
        try:
            return RecordFile(path, path.open("x", encoding="utf-8"))
        except FileExistsError:
            number += 1


def at_end(path: Path) -> RecordFile:
    """Return a record file that goes on writing at the end of the file at *path*.

    Raises:
        OSError: the file cannot be opened.
    """
    file = path.open("a+", encoding="utf-8")
    if _lacks_line_end(path):
        file.write("\n")
    return RecordFile(path, file)


def _lacks_line_end(path: Path) -> bool:
    with path.open("rb") as file:
        if not file.seek(0, os.SEEK_END):
            return False
        file.seek(-1, os.SEEK_END)
        return file.read(1) != b"\n"


def data_folder() -> Path:
    """Return the folder of finished games: the system's own for a user's data."""
    return user_data_path("intriga", appauthor=False) / "games"
