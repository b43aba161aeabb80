"""Results of a benchmark: printed as tables, and stored as lines of benchmarks/history."""

import math
import platform
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import msgspec

HISTORY: Final = Path(__file__).parent / "history"
PACKAGES: Final = ("numba", "numpy", "open_spiel")
Cell = str | int | float | tuple[float, float] | None  # a pair is a figure and its ±


class FigureTable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Figures: a column says its unit in brackets, ``answer, median [ms]``."""

    columns: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    caption: str = ""
    peers: Sequence[str] = ()  # the rows and columns that are not ours
    headline: str = ""  # the column that is plotted over time


class Python(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The interpreter; *pgo* is whether it was built with profiles, None where nobody noted it."""

    version: str
    pgo: bool | None


class Run(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One run of a benchmark; *commit* is what was checked out, with a + where more was changed."""

    benchmark: str
    title: str
    date: str
    commit: str
    machine: str
    python: Python
    packages: dict[str, str]
    tables: Sequence[FigureTable]
    about: str = ""

    @property
    def place(self) -> str:
        """Return when and on what it was measured."""
        build = {True: ", built with PGO", False: ", built without PGO", None: ""}[self.python.pgo]
        packages = [f"{name} {number}" for name, number in self.packages.items()]
        python = f"Python {self.python.version}{build}"
        return ", ".join([self.date, self.machine, python, *packages])


def rounded(value: float, digits: int | None = None) -> float | None:
    """Return *value* with so many *digits*, None where it is NaN: nothing was measured."""
    return None if math.isnan(value) else round(value, digits)


def table_of(figures: dict[str, float], peers: Sequence[str]) -> FigureTable:
    """Return decisions per CPU-second, compared with the first of *figures*."""
    first = next(iter(figures.values()))
    rows = [(name, _digits(value / 1e6), _digits(first / value)) for name, value in figures.items()]
    headline = "decisions [million per CPU-second]"
    return FigureTable(
        ("", headline, "the first is faster [times]"), rows, peers=peers, headline=headline
    )


def _digits(value: float) -> float:
    return float(f"{value:.3g}")


def tell(title: str, *tables: FigureTable, about: str = "") -> None:
    """Print *tables*; with --keep, add them to the history of the script that runs."""
    benchmark = Path(sys.argv[0]).stem.removeprefix("bench_")
    run = Run(
        benchmark, title, f"{datetime.now(UTC):%Y-%m-%d}", commit(), machine(), python(),
        {name: number for name in PACKAGES if (number := installed(name))}, tables, about,
    )  # fmt: skip
    print(f"## {title}: {run.place}\n")
    print("\n\n".join(filter(None, [about, *map(in_markdown, tables)])), end="\n\n")
    if "--keep" in sys.argv:
        keep(run)


def keep(run: Run, folder: Path = HISTORY) -> None:
    """Add a line to the history of a benchmark in *folder*."""
    with (folder / f"{run.benchmark}.jsonl").open("ab") as history:
        history.write(msgspec.json.encode(run) + b"\n")


def runs(folder: Path = HISTORY) -> Iterator[Run]:
    """Yield all that is kept in *folder*, by benchmark, oldest first.

    Raises:
        ValueError: a line is not a run; the message names file and line.
    """
    for path in sorted(folder.glob("*.jsonl")):
        for number, line in enumerate(path.read_bytes().splitlines(), 1):
            try:
                yield msgspec.json.decode(line, type=Run)
            except msgspec.DecodeError as error:
                raise ValueError(f"{path.name}, line {number}: {error}") from error


# ------------------------------------------------------------------- in Markdown


def in_markdown(table: FigureTable) -> str:
    """Return a table in Markdown; what is a peer's is in italics."""
    heads = [_named(column, table) for column in table.columns]
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)]]
    for first, *others in table.rows:
        lines.append([_named(shown(first), table), *map(shown, others)])
    text = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"{table.caption}:\n\n{text}" if table.caption else text


def worded(column: str) -> str:
    """Return the name of a column with its unit as people read it."""
    words, _, unit = column.removesuffix("]").partition(" [")
    return f"{words}, {unit}" if unit else words or "measured"


def _named(name: str, table: FigureTable) -> str:
    return f"*{worded(name)}*" if name in table.peers else worded(name)


def shown(cell: Cell) -> str:
    """Return a cell as people read it."""
    if cell is None or cell == "":
        return "–"
    if isinstance(cell, str):
        return cell
    if isinstance(cell, tuple):
        return f"{cell[0]:,} ± {cell[1]:,}"
    return f"{cell:,}"


# ------------------------------------------------------------------- where it was measured


def commit() -> str:
    """Return the commit that is checked out, with a + where files differ from it."""
    try:
        told = subprocess.run(
            ("git", "describe", "--always", "--dirty=+", "--exclude=*"),  # noqa: S607  from the path
            cwd=HISTORY.parent, capture_output=True, text=True, check=True,
        )  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return ""
    return told.stdout.strip()


def machine() -> str:
    """Return the name of the processor."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def python() -> Python:
    """Return the interpreter that runs."""
    settings, place = map(sysconfig.get_config_var, ("CONFIG_ARGS", "abs_builddir"))
    if settings is None:
        return Python(platform.python_version(), None)
    debian = str(place).startswith("/build/")  # its packages use profiles without that option
    return Python(platform.python_version(), debian or "--enable-optimizations" in settings)


def installed(package: str) -> str:
    """Return the version of a package, nothing if it is not there."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
