"""The folder of a data set: its shards, its manifest and its datasheet.

A shard is kept whole or not at all, and nothing in the folder depends on when, by how many
processes or in how many calls it was made.
"""

import json
from hashlib import file_digest, sha256
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from filelock import FileLock, Timeout

from intriga.api.dataset import DECISIONS, GAMES, MANIFEST, TABLES
from intriga.core.errors import BadOptions
from intriga.core.ruleset import Json
from intriga.lab.dataset.datasheet import README, datasheet
from intriga.lab.dataset.plan import DatasetPlan
from intriga.lab.dataset.shards import Shard, rows_in

LOCK: Final = ".lock"
OWN: Final = frozenset({LOCK, MANIFEST, f".{MANIFEST}.part", README, *TABLES})


class DatasetFolder:
    """A folder that a data set is made in, by one process at a time."""

    def __init__(self, folder: Path, plan: DatasetPlan) -> None:
        """Keep what *plan* asks for in *folder*, which is made where it is not there."""
        self.folder, self.plan = folder, plan
        self._lock = FileLock(folder / LOCK, timeout=0)

    def __enter__(self) -> Self:
        """Begin the data set, or go on with it.

        Raises:
            BadOptions: another process makes it, it is another one, or the folder has other files.
            OSError: the folder cannot be written.
        """
        heading = self.plan.heading()  # a plan that cannot be leaves no folder behind
        self.folder.mkdir(parents=True, exist_ok=True)
        try:
            self._lock.acquire()
        except Timeout:
            reason = f"another process is making the data set in {self.folder}"
            raise BadOptions("out", reason) from None
        try:
            self._begin(heading)
        except BaseException:
            self._lock.release()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let other processes go on with it."""
        self._lock.release()

    def _begin(self, heading: Json) -> None:
        if not (self.folder / MANIFEST).exists():
            others = sorted({each.name for each in self.folder.iterdir()} - OWN)
            if others:
                reason = f"{self.folder} has other files, {others[0]} among them: name a new folder"
                raise BadOptions("out", reason)
            self._write(MANIFEST, _text(heading))
        self._check(heading)
        for table in TABLES:
            (self.folder / table).mkdir(exist_ok=True)

    def _check(self, heading: Json) -> None:
        """See that the data set in the folder is that of *heading*.

        Raises:
            BadOptions: it is another one, or its manifest is torn.
        """
        try:
            found: Json = json.loads((self.folder / MANIFEST).read_bytes())
            known = "dataset" in found
        except (ValueError, TypeError):
            found, known = {}, False
        if not known:
            raise BadOptions("out", f"{self.folder / MANIFEST} is no manifest of a data set")
        for name, wanted in heading.items():
            if found.get(name) != wanted:
                reason = f"its {name} is {found.get(name)!r}, not {wanted!r}"
                raise BadOptions("out", f"{self.folder} has another data set: {reason}")

    def missing(self) -> list[int]:
        """Return the shards that are not there yet."""
        return [shard for shard in self.plan.shards if not self._has(shard)]

    def _has(self, shard: int) -> bool:
        """Say whether both files of *shard* are there and whole."""
        games = rows_in(self._path(GAMES, shard))
        whole = games == len(self.plan.games_of(shard))
        return whole and bool(rows_in(self._path(DECISIONS, shard)))

    def _path(self, table: str, shard: int) -> Path:
        return self.folder / self._name(table, shard)

    def _name(self, table: str, shard: int) -> str:
        return f"{table}/{shard:05}.parquet"

    def keep(self, number: int, shard: Shard) -> None:
        """Write the files of shard *number*.

        Raises:
            OSError: they cannot be written.
        """
        for table, data in zip((GAMES, DECISIONS), shard, strict=True):
            self._write(self._name(table, number), data)

    def finish(self) -> Json:
        """Write the manifest with the digest of each file, and the datasheet; return the manifest.

        Raises:
            OSError: they cannot be written.
        """
        files = {
            self._name(table, shard): {"rows": rows_in(path), "sha256": _digest(path)}
            for table in TABLES
            for shard in self.plan.shards
            for path in (self._path(table, shard),)
        }
        manifest = {**self.plan.heading(), "files": files}
        self._write(MANIFEST, _text(manifest))
        self._write(README, datasheet(self.plan, self.folder).encode())
        return manifest

    def _write(self, name: str, data: bytes) -> None:
        """Write the file called *name* whole, or leave what was there."""
        path = self.folder / name
        fresh = path.with_name(f".{path.name}.part")
        fresh.write_bytes(data)
        fresh.replace(path)


def _text(manifest: Json) -> bytes:
    return (json.dumps(manifest, ensure_ascii=False, indent=1) + "\n").encode()


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()


def digest_of(manifest: Json) -> str:
    """Return the SHA-256 of a *manifest* as it is written: that of the whole data set."""
    return sha256(_text(manifest)).hexdigest()
