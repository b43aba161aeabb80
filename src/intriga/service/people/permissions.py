"""The commands that each person may give at a table just now.

Every command makes its check before it looks at its content; here the same checks are made
without a command.  Its content may still be refused: a name, a level, an invitation, an answer
that the rules do not allow, a question that is gone.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from intriga.service.commands import ChairCommandType, CommandType
from intriga.service.people.given_chairs import check_give, check_queue, place_of, watchers
from intriga.service.people.lifecycle import check_back, check_hand_over, check_pause, check_resume
from intriga.service.people.seating import (
    check_bar,
    check_empty_chair,
    check_join,
    check_make_host,
    check_move,
    check_ready,
    check_seat_bot,
    check_set_up,
)
from intriga.service.people.talk import check_say
from intriga.service.questions.clocks import check_hurry
from intriga.service.questions.windows import check_automate, own_seat
from intriga.service.scenes.scene import Watcher
from intriga.service.session import Person, Session, check_host
from intriga.service.setup.dealing import check_reveal, check_start
from intriga.service.table_refusals import Refused

Check = Callable[[Session, Person], object]
ChairCheck = Callable[[Session, Person, int], object]


def _sits(session: Session, who: Person) -> int:
    return session.own_chair(who.id)


def _is_there(session: Session, who: Person) -> None:
    """Let everybody through who is at the table."""


CHECKS: Final[Mapping[CommandType, Check]] = {
    "join": partial(check_join, wished=None),
    "queue": check_queue,
    "unqueue": _is_there,
    "leave": _sits,
    "rename": _is_there,
    "ready": check_ready,
    "reveal": check_reveal,
    "configure": check_set_up,
    "start": check_start,
    "pause": check_pause,
    "resume": check_resume,
    "pace": check_host,
    "hurry": check_hurry,
    "answer": own_seat,
    "undo": own_seat,
    "automate": check_automate,
    "back": check_back,
    "say": check_say,
    "react": _sits,
    "bar-watcher": check_host,
    "new-link": check_host,
}
CHAIR_CHECKS: Final[Mapping[ChairCommandType, ChairCheck]] = {
    "join": check_join,
    "move": check_move,
    "seat-bot": check_seat_bot,
    "empty-chair": check_empty_chair,
    "bar": check_bar,
    "give-chair": check_give,
    "make-host": check_make_host,
    "hand-over": check_hand_over,
}


class Permissions(NamedTuple):
    """The commands somebody may give: those about no one chair, and those about each chair.

    ``place`` is theirs in the queue for a chair, from 1; ``watchers`` are those to whom they may
    give one.
    """

    may: list[CommandType]
    may_at: list[list[ChairCommandType]]
    place: int | None
    watchers: list[Watcher]


def permissions(session: Session, who: Person) -> Permissions:
    """Return what *who* may tell the table of *session* just now.

    It depends on the chair that they have, on their place in the queue, and on whether they were
    let in or sent away for good; on no answer of anybody.
    """
    return Permissions(
        [kind for kind, check in CHECKS.items() if _passes(partial(check, session, who))],
        [chair_permissions(session, who, place) for place in range(len(session.chairs))],
        place_of(session, who.id),
        watchers(session, who),
    )


def chair_permissions(session: Session, who: Person, place: int) -> list[ChairCommandType]:
    """Return what *who* may do just now about chair number *place*."""
    return [
        kind for kind, check in CHAIR_CHECKS.items() if _passes(partial(check, session, who, place))
    ]


def _passes(check: Callable[[], object]) -> bool:
    try:
        check()
    except Refused:
        return False
    return True
