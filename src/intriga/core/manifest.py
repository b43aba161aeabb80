"""What a game's folder offers: a name, and where each part of the game is.

A manifest is data.  It names modules and imports none of them, so that listing the games is
quick and each part is loaded when it is first used.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """One game: what it is called, and its parts as ``module:attribute`` below ``package``.

    A part that is empty is not offered; of ``board`` there is a generic one.
    """

    name: str
    """As in records and on the command line: ``kuhn-poker``."""
    title: str
    """As people say it, in every language alike."""
    package: str
    """The package that holds the parts: ``kuhn_poker``."""
    ruleset: str
    """What the rules say: :class:`intriga.core.ruleset.Ruleset`."""
    table_rules: str
    """What a table has to know besides: :class:`intriga.core.table_rules.TableRules`."""
    board: str = ""
    """How a terminal shows it, :class:`intriga.terminal.boards.TerminalBoard`."""

    def load(self, part: str) -> Any:  # noqa: ANN401  each part has a type of its own
        """Return the *part*, ``module:attribute``, imported now if it was not before."""
        module, _, attribute = part.partition(":")
        return getattr(import_module(f"{self.package}.{module}"), attribute)
