"""Where compiled code is kept between runs: the first folder of several that can be written."""

import os
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from getpass import getuser
from pathlib import Path
from tempfile import TemporaryFile, gettempdir
from typing import Final

OWN: Final = "INTRIGA_CACHE_DIR"
XDG: Final = "XDG_CACHE_HOME"
NAME: Final = "intriga"
PRIVATE: Final = stat.S_IRWXU


def code_folder(digest: str, environment: Mapping[str, str] = os.environ) -> Path | None:
    """Return a folder for the code that *digest* stands for, None if no place can be written.

    In this order: ``INTRIGA_CACHE_DIR``, ``XDG_CACHE_HOME``, ``~/.cache``, and a folder for
    temporary files that nobody else can read or write.
    """
    for root in _roots(environment):
        if _is_writable(root / digest):
            return root / digest
    with suppress(OSError):
        return _temporary(digest)
    return None


def _roots(environment: Mapping[str, str]) -> Iterator[Path]:
    if own := environment.get(OWN):
        yield Path(own).absolute()
    cache = environment.get(XDG, "")
    if Path(cache).is_absolute():  # the XDG specification has others ignored
        yield Path(cache) / NAME
    with suppress(RuntimeError):  # a user without a home
        yield Path.home() / ".cache" / NAME


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


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
    """Return what tells this user from others: users of containers may have no name."""
    getuid: Callable[[], int] | None = getattr(os, "getuid", None)
    return getuser() if getuid is None else str(getuid())
