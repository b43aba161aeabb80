"""Kuhn poker, a game of a third party: nothing of the house knows it."""

from typing import Final

from intriga.core.manifest import Manifest

GAME: Final = Manifest(
    name="kuhn",
    title="Kuhn poker",
    package=__name__,
    ruleset="ruleset:KUHN",
    table_rules="table_rules:TABLE_RULES",
)
