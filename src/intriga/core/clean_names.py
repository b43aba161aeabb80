"""Names that people give themselves, as tables, records and screens may show them."""

import unicodedata
from collections.abc import Iterable, Sequence


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


def clean_name(wished: str, longest: int) -> str:
    """Return *wished*, cleaned, empty if no letter of it can be seen."""
    name = cleaned(wished, longest)
    return name if any(sign.isprintable() and not _is_gap(sign) for sign in name) else ""


def name_unlike(taken: Iterable[str], name: str, longest: int) -> str:
    """Return *name*, with a number where one of *taken* is like it but for its case."""
    others = {other.casefold() for other in taken}
    number, free = 1, name
    while free.casefold() in others:
        number += 1
        end = f" {number}"
        free = name[: longest - len(end)].rstrip() + end
    return free


def told_apart(names: Sequence[str], longest: int) -> list[str]:
    """Return *names* cleaned, each one its own; one that cannot be seen is its place."""
    shown: list[str] = []
    for place, name in enumerate(names):
        shown.append(name_unlike(shown, clean_name(name, longest) or str(place), longest))
    return shown
