"""Coup, in every variant of its rule books: for two to ten players."""

from typing import Final

from intriga.core.manifest import Manifest

GAME: Final = Manifest(
    name="coup",
    title="Coup",
    package=__name__,
    ruleset="ruleset:COUP",
    table_rules="table_rules:TABLE_RULES",
    board="board:BOARD",
)
