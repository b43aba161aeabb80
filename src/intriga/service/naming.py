"""Names at a table: clean, short, and no two alike."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from intriga.service.commands import LONGEST_NAME
from intriga.service.table_refusals import Refused, TableRefusal

BOTS: Final = (
    *("Bruno", "Clara", "Davi", "Elena", "Fausto"),
    *("Giulia", "Hugo", "Lia", "Marco", "Nina"),
)


def cleaned(text: str, longest: int) -> str:
    """Return *text* without control characters, marks of direction and spare spaces."""
    shown = unicodedata.normalize("NFC", text)
    kept = "".join(" " if _is_gap(sign) else sign for sign in shown if not _is_hidden(sign))
    return " ".join(kept.split())[:longest].rstrip()


def _is_gap(sign: str) -> bool:
    return sign.isspace() or unicodedata.category(sign)[0] == "Z"


def _is_hidden(sign: str) -> bool:
    """Say whether *sign* is seen by nobody; the joiner that emoji are made with is no secret."""
    return unicodedata.category(sign)[0] == "C" and sign != "\u200d" and not sign.isspace()


def name_among(wished: str, taken: Iterable[str]) -> str:
    """Return *wished*, cleaned, with a number where somebody is called so already.

    Raises:
        Refused: nothing is left of it.
    """
    name = cleaned(wished, LONGEST_NAME)
    if not any(sign.isprintable() and not _is_gap(sign) for sign in name):
        raise Refused(TableRefusal.BAD_NAME, "the name has no letter that can be seen")
    others = {other.casefold() for other in taken}
    number, free = 1, name
    while free.casefold() in others:
        number += 1
        end = f" {number}"
        free = name[: LONGEST_NAME - len(end)].rstrip() + end
    return free


def bot_name(taken: Iterable[str]) -> str:
    """Return a name for a bot that nobody has."""
    others = {other.casefold() for other in taken}
    free = (name for name in BOTS if name.casefold() not in others)
    return name_among(next(free, BOTS[0]), others)
