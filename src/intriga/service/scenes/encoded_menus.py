"""Menus: the answers that are open to a seat, in JSON, made once for all tables.

A game says on what a menu depends (``TableRules.menu_key``); where it says nothing, menus are made
each time.
"""

from collections.abc import Hashable, Sequence
from typing import Final

import msgspec
from msgspec import Raw, Struct

from intriga.core.message import Message
from intriga.core.offers import AnswerForm, Offer
from intriga.core.table_rules import SeatQuestion
from intriga.service.questions.question import Preview

KEPT: Final = 4_096  # menus, of some kilobytes each
TRUE: Final = b'"true":true'  # that a claim is true, as no text can say it
WARNING: Final = 96  # bytes for the warning of an answer that may be true or not
BETWEEN: Final = len(b"[,]")  # offers and their form
_encode: Final = msgspec.json.encode
_menus: dict[Hashable, "EncodedMenu"] = {}


class EncodedMenu(Struct, frozen=True):
    """Offers and their form in JSON, their *length*, and by how much they are shorter than can be.

    That *room* is for ``true``, a letter shorter than ``false``, and for warnings of possible
    bluffs.
    """

    offers: Raw
    form: Raw
    length: int
    room: int


def made(offers: Sequence[Offer], form: AnswerForm | None) -> EncodedMenu:
    """Return the menu of *offers*, which are chosen as *form* says."""
    menu, choice = _encode(offers), _encode(form)
    groups = [group for group in form.groups if group.true is not None] if form else []
    claimed = {group.name for group in groups}
    own = [each for each in offers if each.true is not None or claimed & {*each.path[:1]}]
    warnings = sum(WARNING - _length(each.warning) for each in (*own, *groups))
    trues = menu.count(TRUE) + choice.count(TRUE)
    return EncodedMenu(Raw(menu), Raw(choice), BETWEEN + len(menu) + len(choice), trues + warnings)


NO_MENU: Final = made([], None)
"""The menu of somebody who is asked nothing."""


def menu_of(question: SeatQuestion[Preview]) -> EncodedMenu:
    """Return the menu of *question*."""
    key = question.menu_key()
    found = None if key is None else _menus.get((question.rules, key))
    if found is None:
        offers = question.offers()
        found = made(offers, question.form(offers))
        if key is not None:
            if len(_menus) >= KEPT:
                _menus.clear()
            _menus[question.rules, key] = found
    return found


def _length(warning: Message | None) -> int:
    """Return how long *warning* is with the name of its field, 0 without one."""
    return 0 if warning is None else len(_encode(warning)) + len(b',"warning":')
