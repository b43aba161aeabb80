"""Padding of messages to one person: their length must not tell which cards they hold.

An eavesdropper on the line cannot read messages, but sees how long they are.  Public parts may
have any length.  Parts for one seat alone are padded to their longest possible length: its cards,
and its answers where their number follows from its cards.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import structs

from intriga.core.message import Message
from intriga.core.offers import AnswerForm, Offer
from intriga.service.scenes.scene import DealScene, OwnStep, Scene

ROOM: Final = 512  # bytes for a seat's own part of a step, or a multiple
MENU: Final = 1_536  # bytes for answers, or a multiple: longer menus follow from no hand
LINE: Final = 32  # bytes by which a line of the log may be longer for a seat, on the average
TRUE: Final = b'"true":true'  # that a claim is true, as no text can say it
WARNING: Final = 96  # bytes for the warning of an answer that may be true or not
NO_OWN: Final = b"null}"  # the end of a step that is the same for everybody
_encode: Final = msgspec.json.encode


def with_own(public: bytes, own: OwnStep, base: int) -> bytes:
    """Return the step *public*, in JSON, with the part *own* of a seat.

    *base* is the length of the public parts that *own* repeats, or replaces.
    """
    part = _encode(own)
    menu, trues = _menu(own.offers, own.form)
    length = base + _up(len(part) - menu - base, ROOM) + _up(menu + trues, MENU)
    return b"%b%b}" % (public[: -len(NO_OWN)], part.ljust(length))


def encoded_scene(scene: Scene, public: DealScene | None) -> bytes:
    """Return *scene* in JSON, as long as it is whatever its person holds.

    *public* is its game as a spectator sees it, None where its person sees no more than that.
    """
    text = _encode(scene)
    if public is None or scene.deal is None:
        return text
    menu, trues = _menu(scene.deal.offers, scene.deal.form)
    base = len(_encode(structs.replace(scene, deal=public))) + LINE * len(public.log)
    length = base + _up(len(text) - menu - base, ROOM) + _up(menu + trues, MENU)
    return text.ljust(length)


def length_of(*parts: Any) -> int:  # noqa: ANN401  anything that is sent
    """Return how long *parts* are in JSON."""
    return sum(len(_encode(part)) for part in parts)


def _menu(offers: Sequence[Offer], form: AnswerForm | None) -> tuple[int, int]:
    """Return the length of a menu, and by how much shorter it is than it can be.

    The slack is for ``true``, a letter shorter than ``false``, and for warnings of possible bluffs.
    """
    text = _encode((offers, form))
    groups = [group for group in form.groups if group.true is not None] if form else []
    claimed = {group.name for group in groups}
    own = [each for each in offers if each.true is not None or claimed & {*each.path[:1]}]
    room = sum(WARNING - _warned(each.warning) for each in (*own, *groups))
    return len(text), text.count(TRUE) + room


def _warned(warning: Message | None) -> int:
    """Return how long *warning* is with the name of its field, 0 without one."""
    return 0 if warning is None else len(_encode(warning)) + len(b',"warning":')


def _up(length: int, step: int) -> int:
    return max(1, -(-length // step)) * step
