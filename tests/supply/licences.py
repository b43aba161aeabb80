"""Check the licence of all that is installed with Intriga: ``python -m tests.supply.licences``.

For Python it looks at what the wheel needs, with every extra; for the page at everything in
web/package-lock.json, so that the tools which build it count too.  No network is asked.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from uv import find_uv_bin

from docs.tables import project
from docs.tables.licences import licence, needed, normal

ROOT: Final = Path(__file__).parents[2]
LOCK: Final = ROOT / "web/package-lock.json"
# They ask for a notice at the most.  "BSD" is one of its forms where a package does not say which.
ALLOWED: Final = frozenset(
    {
        "0BSD",
        "Apache-2.0",
        "Apache-2.0 WITH LLVM-exception",
        "BSD",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "CC0-1.0",
        "CNRI-Python",
        "ISC",
        "MIT",
        "MIT-0",
        "MIT-CMU",
        "PSF-2.0",
        "Zlib",
    }
)
# Packages with another licence, each with what makes it one that we can live with.
UNUSUAL: Final[Mapping[str, tuple[str, str]]] = {
    "@fontsource-variable/fraunces": ("OFL-1.1", "a font may travel with the page, with its text"),
    "@fontsource/alegreya-sans": ("OFL-1.1", "as the other font"),
    "axe-core": ("MPL-2.0", "looks at pages in tests, and is not shipped"),
    "certifi": ("MPL-2.0", "is installed beside us unchanged: it asks for the text of changes"),
    "chess": ("GPL-3.0-or-later", "textarena asks for it; we neither ship nor import it"),
    "lightningcss": ("MPL-2.0", "builds the page, and nothing of it is in the page"),
    "tqdm": ("MPL-2.0", "as certifi; textarena asks for it"),
}
NVIDIA: Final = (
    "LicenseRef-NVIDIA-Proprietary",
    "the extra gpu brings it, under NVIDIA's own terms; Intriga ships none of it",
)
# Packages that the extras do not install for development: their licence, and where they are.
ELSEWHERE: Final[Mapping[str, tuple[str, str]]] = {
    "colorama": ("BSD-3-Clause", "on Windows alone"),
    "cuda-toolkit": NVIDIA,
    "httpx2-jsfetch": ("", "in a browser alone, where Intriga does not run"),
    "nvidia-cuda-cccl": NVIDIA,
    "nvidia-cuda-nvrtc": NVIDIA,
    "nvidia-cuda-runtime": NVIDIA,
    "nvidia-nvjitlink": NVIDIA,
    "nvidia-nvvm": NVIDIA,
    "pywin32": ("PSF-2.0", "on Windows alone"),
}
PLATFORM: Final = re.compile(r"^(lightningcss)-[\w-]+$")  # one package for each, all alike


def python_licences(*, extras: bool = True) -> dict[str, str]:
    """Return the licences of what the wheel needs, by the names of packages."""
    asked = frozenset(project.extras() if extras else ())
    return {normal(each.name): licence(each) for each in needed("intriga", asked)}


def page_licences() -> dict[str, str]:
    """Return the licences of what the page is made with, by the names of packages."""
    locked = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    named = {path.rpartition("node_modules/")[2]: each for path, each in locked.items() if path}
    return {name: each.get("license", "") for name, each in named.items()}


def locked_names() -> set[str]:
    """Return what uv.lock has for the wheel with every extra, on any system."""
    what = ("--no-default-groups", "--all-extras", "--no-emit-project", "--no-hashes")
    form = ("--no-annotate", "--no-header", "--quiet")
    call = [find_uv_bin(), "export", "--locked", *what, *form]
    listed = subprocess.run(call, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {line.partition("==")[0] for line in listed.splitlines()}


def refused(found: Mapping[str, str]) -> Iterator[str]:
    """Yield the packages of *found* whose licences are neither usual nor have a reason."""
    for package, said in sorted(found.items()):
        name = PLATFORM.sub(r"\1", package)
        also, _ = UNUSUAL.get(name, ("", ""))
        if not is_allowed(said, ALLOWED | {also}):
            yield f"{package}: {said or 'names no licence'}"


def is_allowed(said: str, allowed: frozenset[str]) -> bool:
    """Say whether *said*, an expression of SPDX without brackets, can be met by *allowed*."""
    return bool(said) and any(
        {*re.split(r" AND |, ", choice)} <= allowed for choice in said.split(" OR ")
    )


def problems() -> list[str]:
    """Return what somebody has to look at."""
    python, page = python_licences(), page_licences()
    unseen = locked_names() - python.keys() - ELSEWHERE.keys()
    return [
        *refused(python),
        *refused(page),
        *(f"{name}: is not installed here, so its licence was not read" for name in sorted(unseen)),
    ]


if __name__ == "__main__":
    found_here = problems()
    for each in found_here:
        sys.stdout.write(f"{each}\n")
    if not found_here:
        read = len(python_licences()) + len(page_licences())
        sys.stdout.write(f"The licences of {read} packages are allowed.\n")
    sys.exit(bool(found_here))
