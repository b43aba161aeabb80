"""What a module says whose library is not installed: which extra brings it.

A package states what its modules need; the library is looked for when such a module is imported,
and before anything in it runs.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from typing_extensions import override

from intriga.core.errors import rebuilt


class MissingExtra(ModuleNotFoundError):
    """A library that is not installed: ``name`` is the library, ``extra`` what brings it."""

    def __init__(self, module: str, library: str, extra: str) -> None:
        """Say that *module* needs a *library* that *extra* brings."""
        how = f"pip install 'intriga[{extra}]'"
        super().__init__(f"{module} needs {library}, which comes with: {how}", name=library)
        self.extra = extra

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        """Let it pass from one process to another, with its message and all its fields."""
        kind, args, *fields = super().__reduce__()
        return rebuilt, (kind, *args), *fields


class _Needs(MetaPathFinder):
    """Finds no module, and refuses those that cannot work."""

    def __init__(self) -> None:
        self.of: dict[str, tuple[str, str]] = {}  # module -> library, extra

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Leave the module *fullname* to those who find it.

        Raises:
            MissingExtra: it needs a library that is not installed.
        """
        del path, target
        library, extra = self.of.get(fullname, ("", ""))
        if library and library not in sys.modules and find_spec(library) is None:
            raise MissingExtra(fullname, library, extra)
        return None


_needs = _Needs()
sys.meta_path.insert(0, _needs)


def state_needs(package: str, needs: Mapping[str, tuple[str, str]]) -> None:
    """Say what modules of *package* need: name of the module -> library, extra that brings it."""
    _needs.of |= {f"{package}.{module}": need for module, need in needs.items()}
