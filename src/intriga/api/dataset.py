# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# PyArrow brings no types.
"""Reading a data set that ``intriga dataset`` has made, as NumPy or Arrow."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from intriga.core.errors import BadOptions, unknown
from intriga.core.games import ruleset_of
from intriga.core.optional_packages import MissingExtra, Need
from intriga.core.record import Record, records_in

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAMES: Final = "games"
DECISIONS: Final = "decisions"
TABLES: Final = (DECISIONS, GAMES)
MANIFEST: Final = "manifest.json"
LEGAL: Final = "legal"
NEED: Final = Need("pyarrow", "intriga[data]")


def dataset(path: str | Path) -> "Dataset":
    """Open the data set in the folder *path*, made by ``intriga dataset``.

    Raises:
        BadOptions: there is none, or it is not finished.
        MissingExtra: PyArrow is not installed, which comes with ``intriga[data]``.
    """
    return Dataset(path)


class Dataset:
    """A data set on disk, from :func:`intriga.dataset`; no more of it is read than is asked for.

    It has two tables: ``decisions``, a row for each decision, and ``games``, a row for each game.
    """

    def __init__(self, path: str | Path) -> None:
        """Open the data set in the folder *path*."""
        self.path: Path = Path(path)
        """The folder."""
        self.manifest: Mapping[str, Any] = _manifest(self.path)
        """How it was made, and the rows and the SHA-256 of each file."""
        self._parquet = _library()

    def __repr__(self) -> str:
        """Name the game, the folder, and how many rows there are."""
        rows = ", ".join(f"{self.rows(table):,} {table}" for table in reversed(TABLES))
        return f"<data set of {self.manifest['game']} in {self.path}: {rows}>"

    @property
    def shards(self) -> int:
        """How many shards there are; each is a file of both tables, with the same games."""
        return len(self.manifest["files"]) // len(TABLES)

    def rows(self, table: str = DECISIONS) -> int:
        """Return how many rows *table* has.

        Raises:
            BadOptions: there is no such table.
        """
        files = self.manifest["files"]
        return sum(
            files[name.relative_to(self.path).as_posix()]["rows"] for name in self.files(table)
        )

    def files(self, table: str = DECISIONS) -> list[Path]:
        """Return the Parquet files of *table*, one for each shard.

        Raises:
            BadOptions: there is no such table.
        """
        if table not in TABLES:
            raise BadOptions("table", unknown("table called", table, TABLES))
        names = sorted(name for name in self.manifest["files"] if Path(name).parts[0] == table)
        return [self.path / name for name in names]

    def arrow(
        self,
        table: str = DECISIONS,
        columns: Sequence[str] | None = None,
        *,
        shard: int | None = None,
    ) -> Any:  # noqa: ANN401  PyArrow brings no types
        """Return *table* as a ``pyarrow.Table``, or *columns* of it, or one *shard*.

        Raises:
            BadOptions: there is no such table, column or shard.
        """
        files = self.files(table)
        if shard is not None:
            if not 0 <= shard < len(files):
                raise BadOptions("shard", f"shards are 0 to {len(files) - 1}, not {shard}")
            files = files[shard : shard + 1]
        known = self._parquet.read_schema(files[0]).names
        for name in columns or ():
            if name not in known:
                raise BadOptions("columns", unknown(f"column of {table} called", name, known))
        read = [self._parquet.read_table(each, columns=columns) for each in files]
        from pyarrow import concat_tables  # noqa: PLC0415  an extra

        return concat_tables(read)

    def numpy(
        self, columns: Sequence[str] | None = None, *, shard: int | None = None
    ) -> "dict[str, NDArray[Any]]":
        """Return *columns* of the decisions as NumPy arrays by name, or those of one *shard*.

        ``observation`` [row, width] is int8.  ``legal`` [row, actions] is a mask, 1 for each legal
        action id.  Every other column has one number or word a row.

        Raises:
            BadOptions: there is no such column or shard.
        """
        found = self.arrow(DECISIONS, columns, shard=shard)
        actions = ruleset_of(self.manifest["game"]).num_actions
        names = columns or found.column_names
        return {name: _array(found[name], name, actions) for name in names}

    def __iter__(self) -> "Iterator[dict[str, NDArray[Any]]]":
        """Yield the decisions of one shard after the other, as :meth:`numpy` gives them."""
        return self.iterate()

    def iterate(self, columns: Sequence[str] | None = None) -> "Iterator[dict[str, NDArray[Any]]]":
        """Yield *columns* of the decisions of one shard after the other.

        Raises:
            BadOptions: there is no such column.
        """
        return (self.numpy(columns, shard=shard) for shard in range(self.shards))

    def records(self) -> Iterator[Record]:
        """Yield the record of each game, all hidden cards in it, in the order of their numbers."""
        for shard, file in enumerate(self.files(GAMES)):
            for text in self.arrow(GAMES, ["record"], shard=shard)["record"].to_pylist():
                yield from records_in(str(file), text)


def _manifest(folder: Path) -> Mapping[str, Any]:
    """Return the manifest of the data set in *folder*.

    Raises:
        BadOptions: there is none, or it is of a data set that is not finished.
    """
    try:
        found: Any = json.loads((folder / MANIFEST).read_bytes())
    except (OSError, ValueError):
        found = None
    if not isinstance(found, dict) or "dataset" not in found:
        raise BadOptions("path", f"{folder} has no data set, which has a file {MANIFEST}")
    if "files" not in found:
        reason = f"the data set in {folder} is not finished: the command that began it goes on"
        raise BadOptions("path", reason)
    return found


def _array(column: Any, name: str, actions: int) -> "NDArray[Any]":  # noqa: ANN401
    """Return a *column* as an array, that of legal actions as a mask [row, actions]."""
    import numpy as np  # noqa: PLC0415  as above

    whole = column.combine_chunks()
    if name == LEGAL:
        mask = np.zeros((len(whole), actions), np.int8)
        rows = np.repeat(np.arange(len(whole)), np.diff(whole.offsets.to_numpy()))
        mask[rows, whole.flatten().to_numpy()] = 1
        return mask
    if hasattr(whole.type, "list_size"):
        return np.asarray(whole.flatten().to_numpy()).reshape(len(whole), whole.type.list_size)
    array: NDArray[Any] = whole.to_numpy(zero_copy_only=False)
    return array


def _library() -> Any:  # noqa: ANN401
    """Return PyArrow's module for Parquet, which is an extra.

    Raises:
        MissingExtra: it is not installed.
    """
    try:
        from pyarrow import parquet  # noqa: PLC0415  an extra
    except ImportError:
        raise MissingExtra("intriga.dataset", NEED) from None
    return parquet
