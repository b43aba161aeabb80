"""The events of a table without a person who wants to be forgotten: all else stays as it was.

The chairs, what was played and what everybody added to a deal are what they were, so the table
goes on and its deals can be checked.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from msgspec import structs

from intriga.service import events as e
from intriga.service.apply import apply
from intriga.service.session import Session
from intriga.service.setup.configuring import opened_session

SILENCE: Final = "…"  # in place of their talk


class Pseudonym(NamedTuple):
    """A *person* who is forgotten, the *other* in their place, and the *name* instead of theirs."""

    person: str
    other: str
    name: str


def forgotten(events: Iterable[e.Event], who: Pseudonym) -> Iterator[e.Event]:
    """Yield *events* of one table, from the first on, as if *who* had come under another name.

    Their person stands in them as before: :func:`without_person` takes that out of what is written.

    Raises:
        ValueError: the first is not that a table was created.
    """
    session: Session | None = None
    called = set[str]()
    for event in events:
        if session is None:
            if not isinstance(event, e.Created):
                raise ValueError("a table begins with its being created")
            session = opened_session(event)
            yield event
            continue
        yield _without(session, event, who, called)
        apply(session, event)


def without_person(body: bytes, who: Pseudonym) -> bytes:
    """Return *body*, an event or a header in JSON, with another person in the place of *who*."""
    return body.replace(who.person.encode(), who.other.encode())


def _without(session: Session, event: e.Event, who: Pseudonym, called: set[str]) -> e.Event:
    """Return *event*, about to change *session*; *called* are the names that *who* has had."""
    match event:
        case e.Sat() | e.Queued() | e.ChairGiven() if event.person == who.person:
            called.add(event.name)
            return structs.replace(event, name=who.name, face="")
        case e.Renamed() if _is_meant(session, event, who.person):
            called.add(event.name)
            return structs.replace(event, name=who.name, face=None if event.face is None else "")
        case e.Said() if event.person == who.person:
            return structs.replace(event, name=event.name and who.name, text=SILENCE)
        case e.Began():
            return structs.replace(event, header=_header(session, event, who))
        case e.NameTakenDown() if event.name in called:
            called.add(event.instead)
            return structs.replace(event, name=who.name, instead=who.name)
        case _:
            return event


def _is_meant(session: Session, event: e.Renamed, person: str) -> bool:
    if event.chair is None:
        return event.person == person
    return session.chairs[event.chair].person == person


def _header(session: Session, event: e.Began, who: Pseudonym) -> dict[str, Any]:
    seats = [
        who.name if session.chairs[chair].person == who.person else name
        for name, chair in zip(event.header["seats"], event.chairs, strict=True)
    ]
    return {**event.header, "seats": seats}
