"""The games: each one package, independent of the others, named by its manifest."""

from typing import Final

from intriga.core.registry import dialect_of, games
from intriga.core.registry import ruleset_of as find
from intriga.core.registry import table_rules_of as hosting_of

__all__ = ["GAMES", "dialect_of", "find", "hosting_of"]

GAMES: Final = games()
