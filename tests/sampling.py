"""How much of what there is a test looks at: some of it in `make test`, all in `make slow`.

The tests of a file that imports :func:`some` or :func:`spread` are marked ``sampled``
(``tests/conftest.py``), and `make slow` runs them again, with ``INTRIGA_TESTS=all``.
"""

import os
from collections.abc import Sequence
from typing import Final, TypeVar

Case = TypeVar("Case")

ALL: Final = os.environ.get("INTRIGA_TESTS") == "all"


def some(full: int, few: int) -> int:
    """Return *full*, or only *few* in `make test`."""
    return full if ALL else few


def spread(cases: Sequence[Case], few: int) -> list[Case]:
    """Return all *cases*, or only *few* of them in `make test`, the first and the last included."""
    if ALL or few >= len(cases):
        return [*cases]
    return [cases[round(at * (len(cases) - 1) / (few - 1))] for at in range(few)]
