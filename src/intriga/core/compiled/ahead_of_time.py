"""Code that was compiled ahead of time and lies in the package, for processors that can run it.

A wheel for Linux on x86-64 holds it (``hatch_build.py`` packs it); it is for one version of
Python and of Numba.  Anywhere else the folder is empty, and everything is compiled when it is
first used.
"""

import platform
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

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
