"""Names that people give themselves, as tables, records and screens may show them."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

IGNORABLE: Final = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
    *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164)),
    *((0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8)),
    *((0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
"""Default_Ignorable_Code_Point of Unicode, first and last: signs that are invisible."""
HIDDEN: Final = frozenset(chr(sign) for first, last in IGNORABLE for sign in range(first, last + 1))
JOINER: Final = "\u200d"
JOINED: Final = re.compile(f"(?<={JOINER}){JOINER}+")
BLANK: Final = "\u2800"  # braille without a dot
MOST_MARKS: Final = 2  # on one letter
PROTOTYPES: Final = str.maketrans({"0": "o", "1": "l", "|": "l", "m": "rn"})
"""Signs that UTS 39 takes for the same and disarm keeps apart."""


def cleaned(text: str, longest: int) -> str:
    """Return *text* without invisible signs, spare spaces and more than two marks on a letter."""
    shown = unicodedata.normalize("NFC", text)
    kept = "".join(" " if _is_gap(sign) else sign for sign in shown if not _is_hidden(sign))
    return " ".join(_with_few_marks(_joining_emoji(kept)).split())[:longest].rstrip()


def _is_gap(sign: str) -> bool:
    return sign.isspace() or sign == BLANK or unicodedata.category(sign)[0] == "Z"


def _is_hidden(sign: str) -> bool:
    """Say whether *sign* is seen by nobody; the joiner may stand between emoji."""
    if sign == JOINER:
        return False
    return sign in HIDDEN or (unicodedata.category(sign)[0] == "C" and not sign.isspace())


def _joining_emoji(text: str) -> str:
    """Return *text* without joiners but for one between two emoji."""
    text = JOINED.sub("", text)
    pairs = zip(f" {text}", text, f"{text} "[1:], strict=False)
    return "".join(
        sign for before, sign, after in pairs if sign != JOINER or _is_emoji(before + after)
    )


def _is_emoji(signs: str) -> bool:
    """Say whether all *signs* are pictures, or change the colour of one."""
    return all(unicodedata.category(sign) in {"So", "Sk"} for sign in signs)


def _with_few_marks(text: str) -> str:
    kept, marks = "", 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in {"Mn", "Me"} else marks if kind == "Mc" else 0
        kept += sign if marks <= MOST_MARKS else ""
    return kept


def skeleton(name: str) -> str:
    """Return the form that names which look alike share, by the confusables of UTS 39."""
    from disarm import skeleton_key  # noqa: PLC0415  who gives no names need not wait for it

    return skeleton_key(name).translate(PROTOTYPES)


def clean_name(wished: str, longest: int) -> str:
    """Return *wished*, cleaned, empty if no letter of it can be seen."""
    name = cleaned(wished, longest)
    return name if any(sign.isprintable() and not _is_gap(sign) for sign in name) else ""


def name_unlike(taken: Iterable[str], name: str, longest: int) -> str:
    """Return *name*, with a number where one of *taken* looks like it."""
    others = {skeleton(other) for other in taken}
    number, free = 1, name
    while skeleton(free) in others:
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
