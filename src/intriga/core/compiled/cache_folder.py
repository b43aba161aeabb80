"""The places of compiled code: a folder between runs, and what came with the package.

Between runs it is the first of several folders that can be written.  A wheel for Linux on x86-64
holds code that was compiled ahead of time, for processors that can run it (``hatch_build.py`` packs
it); it is for one version of Python and of Numba.  Anywhere else that folder is empty, and
everything is compiled when it is first used.
"""

import os
import platform
import re
import stat
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from getpass import getuser
from pathlib import Path
from tempfile import TemporaryFile, gettempdir
from time import time
from typing import Final

from platformdirs import user_cache_path

OWN: Final = "INTRIGA_CACHE_DIR"
NAME: Final = "intriga"
PRIVATE: Final = stat.S_IRWXU
DIGEST: Final = re.compile(r"[0-9a-f]{16}")
UNUSED: Final = 90 * 24 * 60 * 60  # seconds after which code of other rules is removed
CODE: Final = re.compile(  # files of Numba, and of JAX
    r".*\.nb[ci](\.tmp\.\w+)?|.*-(cache|atime)|\.lockfile"
)


def code_folder(digest: str, environment: Mapping[str, str] = os.environ) -> Path | None:
    """Return a folder for the code that *digest* stands for, None if no place can be written.

    In this order: ``INTRIGA_CACHE_DIR``, the system's folder for caches, and a folder for
    temporary files that nobody else can read or write.  Where the folder is new, code beside it
    that nothing has used for 90 days is removed.
    """
    for root in _roots(environment):
        folder = root / digest
        is_new = not folder.exists()
        if _is_writable(folder):
            os.utime(folder)
            if is_new:
                _evict(root)
            return folder
    with suppress(OSError):
        return _temporary(digest)
    return None


def _roots(environment: Mapping[str, str]) -> Iterator[Path]:
    if own := environment.get(OWN):
        yield Path(own).absolute()
    cache = user_cache_path(NAME, appauthor=False)
    if cache.is_absolute():  # it is not for a user without a home
        yield cache


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _evict(root: Path) -> None:
    """Remove the code in *root* that was last used long ago; other files stay."""
    oldest = time() - UNUSED
    for folder in root.iterdir():
        with suppress(OSError):  # another process removes it too
            if DIGEST.fullmatch(folder.name) and folder.lstat().st_mtime < oldest:
                _remove(folder)


def _remove(folder: Path) -> None:
    for file in folder.iterdir():
        if CODE.fullmatch(file.name):
            file.unlink(missing_ok=True)
    folder.rmdir()


def _temporary(digest: str) -> Path:
    """Return a private temporary folder.

    Code that is loaded is run, so a folder that another user made or can write is refused.

    Raises:
        OSError: there is none, or not one of our own.
    """
    folder = Path(gettempdir()) / f"{NAME}-{_user()}-{digest}"
    folder.mkdir(mode=PRIVATE, exist_ok=True)
    found = folder.lstat()
    getuid: Callable[[], int] | None = getattr(os, "getuid", None)  # none on Windows
    ours = getuid is None or (
        found.st_uid == getuid() and stat.S_IMODE(found.st_mode) | PRIVATE == PRIVATE
    )
    if not (stat.S_ISDIR(found.st_mode) and ours and _is_writable(folder)):
        raise PermissionError(f"{folder} is not a private folder of this user")
    return folder


def _user() -> str:
    """Return a text that identifies this user: users of containers may have no name."""
    getuid: Callable[[], int] | None = getattr(os, "getuid", None)
    return getuser() if getuid is None else str(getuid())


PROCESSOR: Final = "x86-64-v3"  # of 2013 and later, as LLVM calls them
FEATURES: Final[tuple[str, ...]] = (
    *("avx", "avx2", "f16c", "fma", "sse3", "sse4.1", "sse4.2", "ssse3"),
    *("bmi", "bmi2", "cx16", "lzcnt", "movbe", "popcnt", "sahf", "xsave"),
)
FOLDER = Path(__file__).with_name("code")


def settings() -> dict[str, str]:
    """Return the environment in which Numba compiles for any such processor."""
    wanted = ",".join(f"+{feature}" for feature in FEATURES)
    return {"NUMBA_CPU_NAME": PROCESSOR, "NUMBA_CPU_FEATURES": wanted}


def is_for_this_system() -> bool:
    """Say whether code is compiled ahead for this system at all."""
    return sys.platform == "linux" and platform.machine() == "x86_64"


def folder_of(digest: str, features: Mapping[str, bool]) -> Path | None:
    """Return where the code of *digest* lies, None where there is none for this processor.

    *features* are the processor's features, by the names of LLVM.
    """
    found = FOLDER / digest
    if is_for_this_system() and all(features.get(each) for each in FEATURES) and found.is_dir():
        return found
    return None


class AnyProcessor:
    """Answers for a compiler when Numba's cache asks for the processor of its code."""

    def __init__(self, triple: str) -> None:
        self._triple = triple

    def magic_tuple(self) -> tuple[str, str, str]:
        """Return the triple, name and features stored with code compiled under :func:`settings`."""
        name, features = settings().values()
        return self._triple, name, features
