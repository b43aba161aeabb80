"""The commands that each person may give at a table just now.

Every command makes its check before it looks at its content; here the same checks are made
without a command.  Its content may still be refused: a name, a level, an invitation, an answer
that the rules do not allow, a question that is gone.

They depend on little of a table, which many tables have in common: its key, and that of the person.
The permissions of two keys are worked out once.
"""

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import Final, NamedTuple

from intriga.service.commands import ChairCommandType, CommandType
from intriga.service.people.given_chairs import (
    check_give,
    check_queue,
    place_of,
    replaced_watchers,
    watchers,
)
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
    is_barred,
)
from intriga.service.people.talk import check_say
from intriga.service.questions.clocks import check_hurry, person_plays
from intriga.service.questions.windows import check_automate, own_seat
from intriga.service.scenes.scene import Watcher
from intriga.service.session import Person, Session, check_host
from intriga.service.setup.dealing import asked_of, check_reveal, check_start, obstacle
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
KEPT: Final = 4_096  # keys whose permissions are kept
_allowed: dict[Hashable, "Allowed"] = {}


class Allowed(NamedTuple):
    """The commands somebody may give: those about no one chair, and those about each chair."""

    may: list[CommandType]
    may_at: list[list[ChairCommandType]]


class Permissions(NamedTuple):
    """The commands somebody may give, as in :class:`Allowed`.

    ``place`` is theirs in the queue for a chair, from 1; ``watchers`` are those to whom they may
    give one.
    """

    may: list[CommandType]
    may_at: list[list[ChairCommandType]]
    place: int | None
    watchers: list[Watcher]


def permissions(session: Session, who: Person, table: Hashable) -> Permissions:
    """Return what *who* may tell the table of *session* just now, whose key is *table*.

    It depends on the chair that they have, on their place in the queue, and on whether they were
    let in or sent away for good; on no answer of anybody.
    """
    key = table, own_key(session, who)
    found = _allowed.get(key)
    if found is None:
        if len(_allowed) >= KEPT:
            _allowed.clear()
        found = _allowed[key] = allowed(session, who)
    return Permissions(*found, place_of(session, who.id), watchers(session, who))


def table_key(session: Session) -> Hashable:
    """Return all of *session* that the commands of people there depend on, without who they are."""
    kept, settings = session.data, session.data.settings
    playing = kept.phase == "playing"
    return (
        *(kept.phase, kept.paused, kept.stopped is None, kept.reveal is None, len(kept.queue)),
        *(settings.listed, settings.gallery, replaced_watchers(session)),
        playing and (session.deal.hurried, person_plays(session)),
        not playing and obstacle(session) is None,
        tuple([_chair_key(session, place) for place in range(len(session.chairs))]),
    )


def _chair_key(session: Session, place: int) -> Hashable:
    chair = session.chairs[place]
    return (
        *(bool(chair.person), chair.level is None, chair.seat is None, chair.left, chair.away),
        *(chair.sent_off, session.is_there(chair), is_barred(session, chair.person)),
        bool(asked_of(session, place)),
    )


def own_key(session: Session, who: Person) -> Hashable:
    """Return all of *who* that their commands depend on besides the table."""
    person, kept = who.id, session.data
    own = next((at for at, chair in enumerate(session.chairs) if chair.person == person), None)
    votes = tuple([person in chair.votes for chair in session.chairs])
    waits = place_of(session, person) is not None
    return own, votes, waits, person == kept.host, person in kept.guests, is_barred(session, person)


def allowed(session: Session, who: Person) -> Allowed:
    """Return the commands that pass the checks, all of which are made."""
    return Allowed(
        [kind for kind, check in CHECKS.items() if _passes(partial(check, session, who))],
        [chair_permissions(session, who, place) for place in range(len(session.chairs))],
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
