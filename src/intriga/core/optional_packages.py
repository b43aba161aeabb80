"""Packages of others before they are imported: errors if they are missing, and NumPy's threads.

A package states what its modules need; the library is looked for when such a module is imported,
and before anything in it runs.  The error names the extra that brings it.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, NamedTuple

from typing_extensions import override

from intriga.core.errors import rebuilt


class Need(NamedTuple):
    """A *library*, by the name that it is imported by, and the *requirement* that brings it."""

    library: str
    requirement: str  # as pip takes it: an extra of ours, or another package


class MissingExtra(ModuleNotFoundError):
    """A library that is not installed: ``name`` is the library, ``requirement`` brings it."""

    def __init__(self, module: str, need: Need) -> None:
        library, requirement = need
        how = f"pip install '{requirement}'"
        super().__init__(f"{module} needs {library}, which comes with: {how}", name=library)
        self.requirement = requirement

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        """Let it pass from one process to another, with its message and all its fields."""
        kind, args, *fields = super().__reduce__()
        return rebuilt, (kind, *args), *fields


class _Needs(MetaPathFinder):
    """Finds no module, and refuses those that cannot work."""

    def __init__(self) -> None:
        self.of: dict[str, Sequence[Need]] = {}  # by module

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Leave the module *fullname* to those who find it.

        Raises:
            MissingExtra: it needs a library that is not installed.
        """
        del path, target
        for need in self.of.get(fullname, ()):
            if sys.modules.get(need.library) is None and find_spec(need.library) is None:
                raise MissingExtra(fullname, need)
        return None


_needs = _Needs()
sys.meta_path.insert(0, _needs)


def state_needs(package: str, needs: Mapping[str, Sequence[Need]]) -> None:
    """Declare the needs of modules of *package*, by their names."""
    _needs.of |= {f"{package}.{module}": each for module, each in needs.items()}


MATRICES: Final = "OPENBLAS_NUM_THREADS"


def use_one_thread_for_matrices() -> None:
    """Let NumPy multiply in one thread, unless it is said otherwise; has to come before it loads.

    Several threads wait for each other, busily, where processors have other work: for the small
    matrices of a network that took nine times as long.
    """
    os.environ.setdefault(MATRICES, "1")
