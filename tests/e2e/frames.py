"""Whether the messages that a browser was sent tell its owner what is hidden."""

from collections.abc import Iterable

from intriga.service.events import Began, Event, Sat
from tests.e2e.people import Json, Visitor
from tests.server.hidden_cards import INVITATION, leaks, shown, truth_of

COOKIE_MARK = "."  # between the person and the signature


def leaks_to(visitor: Visitor, events: Iterable[Event]) -> list[str]:
    """Return what the messages to *visitor* must not have told, by what *events* say was so."""
    events = list(events)
    return leaks_in(visitor.heard, events, person_of(visitor))


def leaks_in(frames: Iterable[Json], events: Iterable[Event], person: str) -> list[str]:
    """Return what *frames* must not have told *person*; the seat is that of the events."""
    events = list(events)
    truth, seats = truth_of(events), seats_of(events, person)
    found, seat = list[str](), None
    for frame in shown(frames):
        if frame["type"] == "update":
            if frame["scene"] is None:
                continue  # a step of the table before, which is seen with that table
            if deal := frame["scene"]["deal"]:
                seat = seats.get(deal["number"])
        told = leaks(frame, truth, seat)
        found += [leak for leak in told if leak != INVITATION or person not in truth.guests]
    return found


def seats_of(events: Iterable[Event], person: str) -> dict[int, int]:
    """Return the seat of *person* in each game, by its number."""
    chairs, seats = dict[int, str](), dict[int, int]()
    for event in events:
        if isinstance(event, Sat):
            chairs[event.chair] = event.person
        elif isinstance(event, Began):
            sitting = [chairs.get(chair) for chair in event.chairs]
            if person in sitting:
                seats[event.number] = sitting.index(person)
    return seats


def person_of(visitor: Visitor) -> str:
    """Return who the cookie of *visitor* says they are."""
    (signed,) = (cookie.get("value", "") for cookie in visitor.context.cookies())
    return signed.partition(COOKIE_MARK)[0]
