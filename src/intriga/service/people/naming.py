"""Names at a table: clean, short, and no two alike."""

from collections.abc import Iterable
from typing import Final

from intriga.core.clean_names import clean_name, name_unlike
from intriga.service.commands import LONGEST_NAME
from intriga.service.table_refusals import Refused, TableRefusal

BOTS: Final = (
    *("Bruno", "Clara", "Davi", "Elena", "Fausto"),
    *("Giulia", "Hugo", "Lia", "Marco", "Nina"),
)


def name_among(wished: str, taken: Iterable[str]) -> str:
    """Return *wished*, cleaned, with a number where somebody is called so already.

    Raises:
        Refused: nothing is left of it.
    """
    name = clean_name(wished, LONGEST_NAME)
    if not name:
        raise Refused(TableRefusal.BAD_NAME, "the name has no letter that can be seen")
    return name_unlike(taken, name, LONGEST_NAME)


def bot_name(taken: Iterable[str]) -> str:
    """Return a name for a bot that nobody has."""
    others = {other.casefold() for other in taken}
    free = (name for name in BOTS if name.casefold() not in others)
    return name_among(next(free, BOTS[0]), others)
