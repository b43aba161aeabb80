"""The licences of what Intriga is made with: what pip installs with it, what the page holds."""

# ruff: noqa: INP001 - scripts, no package

import json
import re
from collections.abc import Callable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement

from docs.tables.markdown import code, table

WEB: Final = Path(__file__).parents[2] / "web"
CLASSIFIER: Final = "License :: OSI Approved :: "
FILED: Final = {"resvg-py": "MIT"}  # what names its licence in a file alone
KNOWN: Final = {  # what packages write that name no licence by its short name
    "Apache Software License": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache": "Apache-2.0",
    "BSD License": "BSD",
    "MIT License": "MIT",
    "BSD": "BSD",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "GNU General Public License v3 or later (GPLv3+)": "GPL-3.0-or-later",
    "Python Software Foundation License": "PSF-2.0",
    "3-Clause BSD License": "BSD-3-Clause",
}


def python_table() -> str:
    """Return what is installed with the package, without extras, with the licence of each."""
    found = sorted(needed("intriga"), key=lambda each: normal(each.name))
    rows = [(code(normal(each.name)), licence(each)) for each in found]
    return table(("package", "licence"), rows)


def needed(name: str, extras: frozenset[str] = frozenset()) -> list[Distribution]:
    """Return what is installed because of the distribution *name* with *extras*, without it."""
    reached: dict[str, Distribution] = {}
    waiting = [(name, extras)]
    while waiting:
        for wanted in wants(*waiting.pop()):
            key = normal(wanted.name)
            try:
                found = distribution(wanted.name)
            except PackageNotFoundError:
                continue  # for another platform or an older Python
            if key not in reached:
                reached[key] = found
                waiting.append((wanted.name, frozenset(wanted.extras)))
    return [*reached.values()]


def wants(name: str, extras: frozenset[str]) -> Iterator[Requirement]:
    """Yield what *name* asks for with *extras*, on this machine."""
    for text in distribution(name).requires or ():
        wanted = Requirement(text)
        asked = [{"extra": extra} for extra in ("", *extras)]
        if wanted.marker is None or any(wanted.marker.evaluate(each) for each in asked):
            yield wanted


def normal(name: str) -> str:
    """Return *name* as package indices spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def licence(found: Distribution) -> str:
    """Return the licence that *found* says it has, by its short name where that is told."""
    said: Any = found.metadata
    expression = said.get("License-Expression") or ""
    classified = [
        each.removeprefix(CLASSIFIER)
        for each in said.get_all("Classifier") or ()
        if each.startswith(CLASSIFIER)
    ]
    written = (said.get("License") or "").strip().split("\n")[0]
    short = written if 0 < len(written) < 30 else ""
    names = (
        [expression] if expression else classified or [short or FILED.get(normal(said["Name"]), "")]
    )
    return ", ".join(KNOWN.get(each, each) for each in names)


def page_table() -> str:
    """Return what the page is made with, with the licence of each package."""
    read = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    rows = [
        (code(name), locked[f"node_modules/{name}"]["license"]) for name in read["devDependencies"]
    ]
    return table(("package", "licence"), rows)


TABLES: Final[dict[str, Callable[[], str]]] = {
    "licences-page": page_table,
    "licences-python": python_table,
}
