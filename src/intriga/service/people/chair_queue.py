"""The queue for a chair of the next game: who waits, who is called, who is passed over.

Between two games a free chair belongs to the first who waits.  They sit down as soon as they are
there; it is kept for them until the next game begins.  Then the queue moves up past those who are
not there.  A bot's chair is no free chair: its host frees it.
"""

from typing import Final

from intriga.service.apply import happen
from intriga.service.commands import LeaveQueue, QueueUp
from intriga.service.events import LeftQueue, Queued, Sat
from intriga.service.people.seating import (
    check_not_barred,
    check_watch,
    free_chairs,
    has_chair,
    keep_host,
    names_besides,
)
from intriga.service.people.shown_names import name_among
from intriga.service.session import Person, Session
from intriga.service.table_data import QueuedPerson
from intriga.service.table_refusals import Refused, TableRefusal

MOST_WAITING: Final = 12


def queue_up(session: Session, who: Person, command: QueueUp, now: int) -> None:
    """Let *who* wait for a chair; a person who waits already keeps their place.

    Raises:
        Refused: they are not invited, have a chair, or too many wait.
    """
    check_queue(session, who, command.token)
    if place_of(session, who.id) is not None:
        return
    others = [*names_besides(session, None), *(each.name for each in session.data.queue)]
    name = name_among(command.name, others)
    happen(
        session, Queued(at=now, person=who.id, name=name, program=who.program, face=command.face)
    )


def check_queue(session: Session, who: Person, token: str | None = None) -> None:
    """Let *who* through who may wait for a chair, or does.

    Raises:
        Refused: they were sent away for good or are not invited, have a chair, or too many wait.
    """
    check_not_barred(session, who)
    check_watch(session, who, token)
    if has_chair(session, who.id):
        raise Refused(TableRefusal.SEATED_ALREADY, "you have a chair at this table")
    if place_of(session, who.id) is None and len(session.data.queue) >= MOST_WAITING:
        raise Refused(TableRefusal.QUEUE_FULL, f"{MOST_WAITING} people wait already")


def leave_queue(session: Session, who: Person, command: LeaveQueue, now: int) -> None:  # noqa: ARG001
    """Let *who* wait no longer; where they do not, nothing changes."""
    if place_of(session, who.id) is not None:
        happen(session, LeftQueue(at=now, person=who.id))


def place_of(session: Session, person: str) -> int | None:
    """Return the place of *person* in the queue, from 1; None for somebody who does not wait."""
    waiting = enumerate(session.data.queue, 1)
    return next((place for place, each in waiting if each.person == person), None)


# ------------------------------------------------------------------- chairs for those who wait


def called(session: Session) -> list[QueuedPerson]:
    """Return those who wait, are there, and have a free chair."""
    return [each for each in _due(session) if each.person in session.present]


def newcomers(session: Session) -> int:
    """Return how many of those who wait would play in a game that began now."""
    if not session.data.queue:
        return 0
    there = sum(each.person in session.present for each in session.data.queue)
    return min(there, len(free_chairs(session)))


def seat_called(session: Session, now: int) -> None:
    """Let those who are called sit down, each on the first free chair."""
    for each in called(session):
        place = free_chairs(session)[0]
        name = name_among(each.name, names_besides(session, besides=place))
        sat = Sat(
            at=now,
            chair=place,
            person=each.person,
            name=name,
            program=each.program,
            face=each.face,
        )
        happen(session, sat)
        keep_host(session, Person(each.person, program=each.program), now)


def move_up(session: Session, now: int) -> None:
    """Give all free chairs to those who wait and are there: a game begins.

    Those whose turn it was and who are not there wait no longer.
    """
    while missing := [each for each in _due(session) if each.person not in session.present]:
        for each in missing:
            happen(session, LeftQueue(at=now, person=each.person))
    seat_called(session, now)


def _due(session: Session) -> list[QueuedPerson]:
    """Return those who wait and for whom a chair is free."""
    queue = session.data.queue
    return queue[: len(free_chairs(session))] if queue else []
