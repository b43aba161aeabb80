"""Results in words: tables, and what they were measured on."""

import platform
import re
import sys
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

FOLDER = Path(__file__).parent
RESULTS = "results.md"  # the newest of each title
HISTORY = "history.md"  # those of before
SECTION = re.compile(r"\n(?=## )")
PACKAGES = ("numba", "numpy", "open_spiel")


def table(figures: dict[str, float]) -> str:
    """Return decisions per CPU-second in Markdown, compared with the first of *figures*."""
    first = next(iter(figures.values()))
    lines = ["| | million decisions per CPU-second | the first is |", "|---|---|---|"]
    for name, value in figures.items():
        lines.append(f"| {name} | {value / 1e6:.3g} | {first / value:.3g} × |")
    return "\n".join(lines)


def machine() -> str:
    """Return what the figures were measured on."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = names[0].split(":")[1].strip() if names else cpu
    packages = ", ".join(filter(None, map(installed, PACKAGES)))
    return f"{datetime.now(UTC):%Y-%m-%d}, {cpu}, Python {platform.python_version()}, {packages}"


def installed(package: str) -> str:
    """Return a package with its version, nothing if it is not there."""
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return ""


def tell(title: str, text: str) -> None:
    """Print a result; with --keep, add it to results.md with date and machine."""
    text = f"## {title}: {machine()}\n\n{text}\n"
    print(text)
    if "--keep" in sys.argv:
        keep(text)


def keep(result: str, folder: Path = FOLDER) -> None:
    """Write a *result* to results.md in *folder*; one of the same title goes to history.md."""
    newest, history = folder / RESULTS, folder / HISTORY
    head, *results = SECTION.split(newest.read_text(encoding="utf-8"))
    before = [each for each in results if title_of(each) == title_of(result)]
    others = [each for each in results if each not in before]
    newest.write_text("\n".join([head, *others, result]), encoding="utf-8")
    with history.open("a", encoding="utf-8") as kept:
        kept.writelines(f"\n{each}" for each in before)


def title_of(result: str) -> str:
    """Return what a *result* is of, without when it was measured and where."""
    heading = result.partition("\n")[0]
    return re.split(r": \d{4}-", heading)[0]
